import { brand } from "../countries/model/brand";
import { type MailContext, toAddress, toGreeting, toMail } from "./mail-context";
import type { MailDocument } from "./mail-document";

/** Name of the recipient; `path` contains the token and no language prefix. */
type Linked = { readonly name: string; readonly path: string };

/** The differences between mails with links, as translated texts. */
type LinkMail = Pick<MailDocument, "subject" | "preheader" | "title"> & {
  readonly reason: "account" | "address";
  readonly name: string;
  readonly lead: string;
  /** The first is the mail's main action. */
  readonly buttons: readonly { readonly text: string; readonly path: string }[];
  readonly after: readonly string[];
};

/** Builds a mail: a greeting, its purpose, the links, and further notes. */
function toLinkMail(context: MailContext, mail: LinkMail): MailDocument {
  const { name, lead, buttons, after, ...rest } = mail;
  const toText = (text: string) => ({ type: "text", text }) as const;
  return toMail(context, {
    ...rest,
    blocks: [
      toText(toGreeting(context.translate, name)),
      toText(lead),
      ...buttons.map(
        ({ text, path }, at) =>
          ({
            type: "button",
            look: at === 0 ? "primary" : "quiet",
            link: { text, href: toAddress(context, path) },
          }) as const,
      ),
      ...after.map(toText),
    ],
  });
}

/** Composes the link to set another password. */
export function composePasswordReset(context: MailContext, { name, path }: Linked): MailDocument {
  const { translate } = context;
  return toLinkMail(context, {
    subject: translate("mail.passwordReset.subject", { brand: brand.name }),
    preheader: translate("mail.passwordReset.preheader"),
    title: translate("mail.passwordReset.title"),
    reason: "account",
    name,
    lead: translate("mail.passwordReset.lead"),
    buttons: [{ text: translate("mail.passwordReset.button"), path }],
    after: [translate("mail.passwordReset.valid"), translate("mail.passwordReset.ignore")],
  });
}

/** Reports a sign-up with the address, how its owner confirms it, and how anyone else refuses. */
export function composeEmailConfirmation(context: MailContext, { name, path }: Linked): MailDocument {
  const { translate } = context;
  const lead = translate("mail.emailConfirmation.lead", { brand: brand.name });
  return toLinkMail(context, {
    subject: `${translate("account.email.title")} – ${brand.name}`,
    preheader: lead,
    title: translate("account.email.title"),
    reason: "address",
    name,
    lead: `${lead} ${translate("mail.emailConfirmation.where")}`,
    buttons: [{ text: translate("account.email.button"), path }],
    after: [
      translate("mail.passwordReset.valid"),
      translate("mail.emailConfirmation.refuse", { mail: brand.serviceMail }),
    ],
  });
}

/** For a second sign-up with the same address: only the mailbox's owner is informed of the account. */
export function composeAccountKnown(context: MailContext, { name, path }: Linked): MailDocument {
  const { translate } = context;
  return toLinkMail(context, {
    subject: `${translate("mail.accountKnown.title")} – ${brand.name}`,
    preheader: translate("mail.accountKnown.title"),
    title: translate("mail.accountKnown.title"),
    reason: "account",
    name,
    lead: translate("mail.accountKnown.lead"),
    buttons: [
      { text: translate("address.account.signIn"), path: "/login" },
      { text: translate("mail.passwordReset.button"), path },
    ],
    after: [translate("mail.emailConfirmation.ignore")],
  });
}

/** Reports that an account was created with this address. */
export function composeAccountCreated(context: MailContext, { name }: Pick<Linked, "name">): MailDocument {
  const { translate } = context;
  return toLinkMail(context, {
    subject: translate("mail.accountCreated.subject", { brand: brand.name }),
    preheader: translate("mail.accountCreated.preheader"),
    title: translate("mail.accountCreated.title", { brand: brand.name }),
    reason: "account",
    name,
    lead: translate("mail.accountCreated.lead"),
    buttons: [{ text: translate("mail.accountCreated.button"), path: "/" }],
    after: [translate("mail.accountCreated.ignore", { mail: brand.serviceMail })],
  });
}

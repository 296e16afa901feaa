import { brand } from "../countries/model/brand";
import { type MailContext, toAddress, toGreeting, toMail } from "./mail-context";
import type { MailDocument } from "./mail-document";

/** Composes a code that proves the mailbox, for the page that requested it. */
export function composeSignInCode(
  context: MailContext,
  { provider, code }: { readonly provider: string; readonly code: string },
): MailDocument {
  const { translate } = context;
  const spaced = `${code.slice(0, 4)} ${code.slice(4)}`;
  return toMail(context, {
    subject: translate("social.mail.code.subject", { code: spaced, brand: brand.name }),
    preheader: translate("social.mail.code.lead", { provider, brand: brand.name }),
    title: spaced,
    reason: "address",
    blocks: [
      { type: "text", text: translate("social.mail.code.lead", { provider, brand: brand.name }) },
      { type: "text", text: translate("social.mail.code.ignore") },
    ],
  });
}

/** Reports a new sign-in provider to the account's own address. */
export function composeProviderLinked(
  context: MailContext,
  { name, provider }: { readonly name: string; readonly provider: string },
): MailDocument {
  const { translate } = context;
  const values = { provider, brand: brand.name, mail: brand.serviceMail };
  return toMail(context, {
    subject: translate("social.mail.linked.subject", values),
    preheader: translate("social.mail.linked.lead", values),
    title: translate("social.mail.linked.title", values),
    reason: "account",
    blocks: [
      { type: "text", text: toGreeting(translate, name) },
      { type: "text", text: translate("social.mail.linked.lead", values) },
      {
        type: "button",
        look: "primary",
        link: {
          text: translate("social.linked.title"),
          href: toAddress(context, "/my-account/linked-sign-ins"),
        },
      },
      { type: "text", text: translate("social.mail.linked.ignore", values) },
    ],
  });
}

import { brand } from "../countries/model/brand";
import type { SecurityNotice } from "../gateways/mail/mails-gateway";
import { type MailContext, toAddress, toGreeting, toMail } from "./mail-context";
import type { MailBlock, MailDocument } from "./mail-document";

/**
 * Reports an event of an account, and what to do if it was not the customer.
 * `email-changed` goes to the former address.
 */
export function composeSecurityNotice(
  context: MailContext,
  { kind, name }: { readonly kind: SecurityNotice; readonly name: string },
): MailDocument {
  return compose(context, kind, name, []);
}

/** Composes the link to confirm the account's new address; `path` contains the proof and no language prefix. */
export function composeEmailChange(
  context: MailContext,
  { name, path }: { readonly name: string; readonly path: string },
): MailDocument {
  const link = {
    text: context.translate("security.confirm.button"),
    href: toAddress(context, path),
  };
  return compose(context, "email-change", name, [{ type: "button", look: "primary", link }]);
}

/** The required action, or why none is required. */
const endings: Readonly<Record<SecurityNotice | "email-change", string>> = {
  "email-change": "security.mail.ignore",
  "email-taken": "security.mail.ignore",
  "email-changed": "security.mail.notYou",
  "password-changed": "security.mail.notYou",
  "passkey-added": "security.mail.notYou",
  "account-deleted": "security.delete.kept",
};

function compose(
  context: MailContext,
  kind: SecurityNotice | "email-change",
  name: string,
  between: readonly MailBlock[],
): MailDocument {
  const { translate } = context;
  const values = { brand: brand.name, mail: brand.serviceMail };
  const [subject, lead] = ["subject", "lead"].map((part) =>
    translate(`security.mail.${kind}.${part}`, values),
  );
  return toMail(context, {
    subject: subject ?? "",
    preheader: lead ?? "",
    title: subject ?? "",
    reason: "account",
    blocks: [
      { type: "text", text: toGreeting(translate, name) },
      { type: "text", text: lead ?? "" },
      ...between,
      { type: "text", text: translate(endings[kind], values) },
    ],
  });
}

import { webAddress } from "../foundation/typed-name";
import type { SupportCase } from "../support/model/support-case";
import { type MailContext, toGreeting, toMail } from "./mail-context";
import type { MailDocument } from "./mail-document";

/**
 * Confirms a case's number on a durable medium.
 * Anyone may enter the recipient's address, so the mail repeats nothing of the message, and no name that contains
 * advertising.
 */
export function composeSupportReceived(context: MailContext, supportCase: SupportCase): MailDocument {
  const { translate } = context;
  const { reference, reason, subreason, contactName, orderNumber, productNumber } = supportCase;
  const values = { reference };
  const numbers = [
    ["orderNumber", orderNumber],
    ["productNumber", productNumber],
  ] as const;
  return toMail(context, {
    subject: translate("support.mail.subject", values),
    preheader: translate("support.mail.preheader", values),
    title: translate("support.received.title"),
    reason: "address",
    blocks: [
      { type: "text", text: toGreeting(translate, contactName) },
      { type: "text", text: translate("support.mail.lead") },
      {
        type: "facts",
        rows: [
          { label: translate("support.received.reference"), value: reference },
          {
            label: translate("support.received.topic"),
            value: `${translate(`support.reason.${reason}`)} – ${translate(`support.subreason.${subreason}`)}`,
          },
          ...numbers
            .filter(([, value]) => value !== "" && !webAddress.test(value))
            .map(([field, value]) => ({ label: translate(`support.field.${field}`), value })),
        ],
      },
    ],
  });
}

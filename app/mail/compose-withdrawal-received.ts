import { formatTimestamp } from "../i18n/formats";
import type { WithdrawalStatement } from "../orders/model/withdrawal";
import { listStatementRows } from "../orders/ui/list-statement-rows";
import { type MailContext, toGreeting, toMail } from "./mail-context";
import type { MailDocument } from "./mail-document";

/**
 * Acknowledges a withdrawal on a durable medium: its content, date and time (Directive 2011/83/EU Art. 11a(4)).
 * Contains only the statement, never data of the shop.
 */
export function composeWithdrawalReceived(
  context: MailContext,
  statement: WithdrawalStatement,
): MailDocument {
  const { translate, locale, country } = context;
  const moment = formatTimestamp(new Date(statement.receivedAt), locale, country.timeZone);
  const values = { number: statement.orderNumber, moment };
  return toMail(context, {
    subject: translate("mail.withdrawal.subject", values),
    preheader: translate("mail.withdrawal.preheader", values),
    title: translate("withdrawal.received.title"),
    reason: "withdrawal",
    blocks: [
      { type: "text", text: toGreeting(translate, statement.name) },
      { type: "text", text: translate("mail.withdrawal.lead", values) },
      { type: "heading", text: translate("withdrawal.statement") },
      { type: "text", text: translate("withdrawal.sentence", values) },
      {
        type: "facts",
        rows: [
          ...listStatementRows(statement, translate),
          { label: translate("withdrawal.receivedAt"), value: moment },
        ],
      },
      { type: "heading", text: translate("withdrawal.next.title") },
      { type: "text", text: translate("withdrawal.next.text") },
    ],
  });
}

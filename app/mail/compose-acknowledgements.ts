import { chooseText } from "../cart/model/cart";
import { webAddress } from "../foundation/typed-name";
import { formatTimestamp } from "../i18n/formats";
import type { CustomerOrder } from "../orders/model/customer-order";
import { returnsPath, toStatusPaths } from "../orders/model/order-paths";
import { findReturnShipment } from "../orders/model/return-shipment";
import type { WithdrawalStatement } from "../orders/model/withdrawal";
import { listStatementRows } from "../orders/ui/list-statement-rows";
import { toPickUpValues } from "../orders/ui/to-return-list";
import type { SupportCase } from "../support/model/support-case";
import { type MailContext, toAddress, toGreeting, toMail } from "./mail-context";
import type { MailDocument } from "./mail-document";

/**
 * Acknowledges a withdrawal on a durable medium: its content, date and time.
 * Contains only the statement, never data of the shop. Source: Directive 2011/83/EU Art. 11a(4)
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
      // Without proof of the order: anyone may state a number, and the page asks for its e-mail address.
      {
        type: "button",
        look: "primary",
        link: {
          text: translate("my-orders.show"),
          href: toAddress(context, toStatusPaths("", statement.orderNumber).order),
        },
      },
    ],
  });
}

/** Acknowledges announced returns with their articles; the button opens the page that shows their state. */
export function composeReturnAnnounced(context: MailContext, order: CustomerOrder): MailDocument {
  const { translate, orderToken } = context;
  const { firstName, lastName } = order.billingAddress;
  const number = order.orderNumber;
  const lead = toReturnLead(order, translate);
  const query = new URLSearchParams({
    order: number,
    ...(orderToken !== undefined && { token: orderToken }),
  });
  return toMail(context, {
    subject: translate("mail.return.subject", { number }),
    preheader: lead,
    title: translate("my-orders.return.list"),
    reason: "order",
    blocks: [
      { type: "text", text: toGreeting(translate, `${firstName} ${lastName}`) },
      { type: "text", text: lead },
      { type: "list", items: listAnnouncedGoods(order, translate.language) },
      {
        type: "button",
        look: "primary",
        link: {
          text: translate("my-orders.return.list"),
          href: toAddress(context, `${returnsPath}?${query}`),
        },
      },
    ],
  });
}

/** Says how the last announced goods travel; without a carrier's booking, the team sends label or date. */
function toReturnLead(
  { returns, returnShipments }: CustomerOrder,
  translate: MailContext["translate"],
): string {
  const shipment = findReturnShipment(returnShipments, returns.at(-1)?.id ?? "");
  if (!shipment) return translate("mail.return.lead");
  return shipment.way === "label"
    ? translate("mail.return.leadLabel")
    : translate("mail.return.leadPickUp", toPickUpValues(shipment, translate));
}

/** Goods on their way back, not those that have arrived. */
function listAnnouncedGoods({ returns, lines }: CustomerOrder, language: string): readonly string[] {
  return returns
    .filter(({ shipmentState }) => shipmentState === "Advised")
    .map(({ lineId, quantity }) => {
      const line = lines.find(({ id }) => id === lineId);
      return `${quantity} × ${line ? chooseText(line.name, language) : ""}`;
    });
}

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

import { toAddress, toGreeting, toMail } from "./mail-context";
import type { MailDocument } from "./mail-document";
import { toPaymentBlocks } from "./order-blocks";
import type { OrderMail } from "./order-mail";

/** Whether the shopper must still act to pay the order. */
export function isPaymentOpen({ order }: Pick<OrderMail, "order">): boolean {
  const { method, action, state } = order.payment;
  return state === "Pending" && (method === "bank_transfer" || action?.type === "voucher");
}

/**
 * Composes the payment instructions: the transfer or the voucher.
 * A separate mail, easy to find at the bank.
 */
export function composePaymentPending(mail: OrderMail): MailDocument {
  const { order, translate, view } = mail;
  const values = { number: order.orderNumber, total: view.formatMoney(order.total) };
  return toMail(mail, {
    subject: translate("mail.paymentPending.subject", values),
    preheader: translate("mail.paymentPending.preheader", values),
    title: translate("mail.paymentPending.title"),
    reason: "order",
    blocks: [
      { type: "text", text: toGreeting(translate, mail.name) },
      { type: "text", text: translate("mail.paymentPending.lead", values) },
      ...toPaymentBlocks(mail),
    ],
  });
}

/** The payment did not arrive or was refused afterwards; `tryAgainPath` adds the same articles to the cart. */
export function composePaymentFailed(mail: OrderMail, tryAgainPath: string): MailDocument {
  const { order, translate, view } = mail;
  const values = { number: order.orderNumber, total: view.formatMoney(order.total) };
  return toMail(mail, {
    subject: translate("mail.paymentFailed.subject", values),
    preheader: translate("mail.paymentFailed.preheader", values),
    title: translate("mail.paymentFailed.title"),
    reason: "order",
    blocks: [
      { type: "text", text: toGreeting(translate, mail.name) },
      { type: "text", text: translate("mail.paymentFailed.lead", values) },
      {
        type: "facts",
        rows: [
          { label: translate("orders.thankYou.number"), value: order.orderNumber },
          { label: translate("orders.bank.amount"), value: values.total },
          { label: translate("orders.thankYou.method"), value: mail.methodName },
        ],
      },
      { type: "text", text: translate("mail.paymentFailed.next") },
      {
        type: "button",
        look: "primary",
        link: { text: translate("checkout.paymentError.tryAgain"), href: toAddress(mail, tryAgainPath) },
      },
    ],
  });
}

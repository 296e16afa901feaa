import { toAddress, toGreeting, toMail } from "./mail-context";
import type { MailDocument } from "./mail-document";
import { toOrderLink } from "./order-blocks";
import type { OrderMail } from "./order-mail";

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
      { type: "button", look: "quiet", link: toOrderLink(mail) },
    ],
  });
}

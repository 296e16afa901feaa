import { hasWithdrawalRight, withdrawalPath } from "../countries/model/withdrawal-countries";
import { type GuaranteeNotice, toStatedGuarantee } from "../law/model/guarantee-notice";
import { noLawSettings } from "../law/model/law-settings";
import { toAddress, toGreeting, toMail } from "./mail-context";
import type { MailBlock, MailDocument } from "./mail-document";
import { toAddressBlocks, toDeliveryRows, toLineBlocks, toOrderLink, toPaymentBlocks } from "./order-blocks";
import type { OrderMail } from "./order-mail";

/**
 * Composes the confirmation on a durable medium (Directive 2011/83/EU Art. 8(7)).
 * Contains the articles, prices, seller, payment, delivery, the right of withdrawal with its model form, and the
 * legal guarantee. The terms are attached.
 */
export function composeOrderConfirmation(mail: OrderMail): MailDocument {
  const { order, translate, view } = mail;
  const values = { number: order.orderNumber, total: view.formatMoney(order.total) };
  return toMail(mail, {
    subject: translate("mail.orderConfirmation.subject", values),
    preheader: translate(`mail.orderConfirmation.${isPaymentOpen(mail) ? "due" : "preheader"}`, values),
    title: translate("orders.thankYou.title"),
    reason: "order",
    blocks: [
      { type: "text", text: toGreeting(translate, mail.name) },
      { type: "text", text: translate("mail.orderConfirmation.lead") },
      { type: "facts", rows: toFacts(mail) },
      ...toPaymentBlocks(mail),
      { type: "button", look: "primary", link: toOrderLink(mail) },
      { type: "heading", text: translate("orders.lines") },
      ...toLineBlocks(mail),
      ...toAddressBlocks(mail),
      ...(mail.isConsumer ? [...toGuaranteeBlocks(mail), ...toWithdrawalBlocks(mail)] : []),
      { type: "text", text: translate(toAttachmentMessage(mail)) },
    ],
  });
}

/** Whether the shopper must still act to pay the order. */
function isPaymentOpen({ order }: OrderMail): boolean {
  const { method, action, state } = order.payment;
  return state === "Pending" && (method === "bank_transfer" || action?.type === "voucher");
}

function toAttachmentMessage({ isConsumer, locale }: OrderMail): string {
  if (!isConsumer) return "mail.attached";
  return hasWithdrawalRight(locale) ? "mail.attachedConsumer" : "mail.attachedReturns";
}

function toFacts(mail: OrderMail) {
  const { order, translate } = mail;
  return [
    { label: translate("orders.thankYou.number"), value: order.orderNumber },
    ...(order.orderReference ? [{ label: translate("address.reference"), value: order.orderReference }] : []),
    { label: translate("orders.thankYou.date"), value: mail.formatDay(order.createdAt) },
    { label: translate("orders.thankYou.method"), value: mail.methodName },
    ...toDeliveryRows(mail),
  ];
}

/** The text of the harmonised notice with its link, and the country's own words. */
function toGuaranteeBlocks({ translate, ...place }: OrderMail): readonly MailBlock[] {
  const stated = toStatedGuarantee({
    ...place,
    law: noLawSettings,
    words: {
      heading: translate("checkout.payment.guaranteeTitle"),
      reminder: translate("pages.guarantee.text"),
      repair: translate("pages.guarantee.repair"),
    },
  });
  if (!stated) return [];
  const { heading, notice, national, repair } = stated;
  return [
    { type: "heading", text: heading },
    ...(notice ? toNoticeBlocks(notice) : []),
    ...[national, repair].flatMap((text): readonly MailBlock[] => (text ? [{ type: "text", text }] : [])),
  ];
}

function toNoticeBlocks({ text, href }: GuaranteeNotice): readonly MailBlock[] {
  return [
    { type: "text", text: text.protection },
    { type: "text", text: text.claim },
    { type: "list", items: text.examples },
    { type: "text", text: text.liable },
    { type: "list", items: text.remedies },
    { type: "text", text: `${text.longer} ${href}` },
    { type: "text", text: text.whatToDo },
    { type: "list", items: text.steps },
  ];
}

/** The shop's own text on withdrawal with the model form; the link to withdraw online where the law requires it. */
function toWithdrawalBlocks(mail: OrderMail): readonly MailBlock[] {
  const { translate, pages, duties, order, orderToken } = mail;
  const query = new URLSearchParams({
    order: order.orderNumber,
    ...(orderToken !== undefined && { token: orderToken }),
  });
  const sections = pages.withdrawal?.sections ?? [];
  return [
    ...sections.flatMap(({ heading, paragraphs, list, steps, form }): readonly MailBlock[] => [
      { type: "heading", text: heading },
      ...paragraphs.map((text): MailBlock => ({ type: "text", text })),
      ...[list, steps, form && [...form.lines, form.note]].flatMap((items): readonly MailBlock[] =>
        items ? [{ type: "list", items }] : [],
      ),
    ]),
    ...(duties.has("withdrawal-function")
      ? [
          { type: "text", text: translate("mail.withdrawOnline") } as const,
          {
            type: "button",
            look: "quiet",
            link: {
              text: translate("withdrawal.withdrawHere"),
              href: toAddress(mail, `${withdrawalPath}?${query}`),
            },
          } as const,
        ]
      : []),
  ];
}

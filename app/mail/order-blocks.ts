import { chooseWords } from "../cart/model/cart";
import { toAddressLines } from "../cart/ui/to-address-lines";
import { toTaxNotes, toTotalRows } from "../cart/ui/to-total-rows";
import { toBankDetails, toVoucherDetails } from "../orders/ui/to-payment-details";
import type { MailBlock, MailRow } from "./mail-document";
import type { OrderMail } from "./order-mail";

/** The lines with their totals; net and VAT as the order has them. */
export function toLineBlocks({ order, view, translate, origin }: OrderMail): readonly MailBlock[] {
  const lines = order.lines.map((line) => ({
    name: chooseWords(line.name, translate.language),
    details: [
      [line.brand, line.kind === "extra_guarantee" ? "" : line.sku].filter(Boolean).join(" · "),
      `${line.quantity} × ${view.formatMoney(line.unitPrice)}`,
    ].filter(Boolean),
    amount: view.formatMoney(line.total),
    picture: line.picture ? new URL(line.picture, origin).href : null,
  }));
  return [
    { type: "lines", lines },
    {
      type: "totals",
      rows: toTotalRows(order, view, null).map(({ label, amount }) => ({ label, value: amount })),
      total: { label: translate("cart.totals.total"), value: view.formatMoney(order.total) },
      notes: toTaxNotes(order, view),
    },
  ];
}

export function toAddressBlocks({ order, locale, translate }: OrderMail): readonly MailBlock[] {
  const { vatNumber } = order.billingAddress;
  const billing = toAddressLines(order.billingAddress, locale);
  return [
    {
      type: "columns",
      columns: [
        {
          title: translate("orders.billingAddress"),
          lines: vatNumber ? [...billing, translate("orders.vatNumber", { number: vatNumber })] : billing,
        },
        { title: translate("orders.shippingAddress"), lines: toAddressLines(order.shippingAddress, locale) },
      ],
    },
  ];
}

/** How it is delivered and until when; nothing of it is made up where the terms cannot be had. */
export function toDeliveryRows({ order, view, translate }: OrderMail): readonly MailRow[] {
  const offer = view.offers.find(({ key }) => key === order.shipping?.methodKey);
  const name = offer?.name ?? order.shipping?.methodName;
  return [
    ...(name ? [{ label: translate("checkout.addresses.delivery"), value: name }] : []),
    ...(offer
      ? [{ label: translate("mail.deliveryUntil"), value: view.formatDeliveryDate(offer.deliveryDays.to) }]
      : []),
  ];
}

/** What is to be paid, and how; nothing where it is paid already. */
export function toPaymentBlocks(mail: OrderMail): readonly MailBlock[] {
  const { order, translate, bank, view } = mail;
  const { method, state } = order.payment;
  if (state === "Paid") return [];
  const voucher = toVoucherDetails(order, mail.country.timeZone, view);
  if (voucher) {
    const title = translate("mail.voucher.title");
    return [{ type: "box", title, lead: translate("mail.voucher.lead"), rows: voucher }];
  }
  if (method === "bank_transfer") {
    const rows = toBankDetails(order, bank, view);
    return [
      { type: "box", title: translate("orders.bank.title"), lead: translate("orders.bank.lead"), rows },
    ];
  }
  if (method === "cash_on_delivery") {
    return [{ type: "text", text: translate("mail.onDelivery", { total: view.formatMoney(order.total) }) }];
  }
  return state === "Pending"
    ? [{ type: "text", text: translate("mail.awaiting", { method: mail.methodName }) }]
    : [];
}

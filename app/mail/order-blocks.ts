import { type CartLine, chooseText } from "../cart/model/cart";
import { toAddressLines } from "../cart/ui/to-address-lines";
import { toGiftText } from "../cart/ui/to-gift-text";
import { listLineAmounts, toMoneyView } from "../cart/ui/to-money-view";
import { toSharedPicture } from "../catalogue/model/drawn-front";
import { toProductNumber } from "../catalogue/model/product-number";
import { toWidth } from "../foundation/sized-picture";
import { orderStatusPath } from "../orders/model/order-paths";
import { listDocuments } from "../orders/ui/list-documents";
import { toDeliveryDate, toPaymentStatus } from "../orders/ui/to-next-steps";
import { toBankDetails, toVoucherDetails } from "../orders/ui/to-payment-details";
import { toAddress } from "./mail-context";
import { type MailBlock, type MailLink, type MailRow, transferCodeId } from "./mail-document";
import type { OrderMail } from "./order-mail";

/** The lines with their totals; net and VAT as the order has them. */
export function toLineBlocks(mail: OrderMail): readonly MailBlock[] {
  const { order, view, translate, origin, documents } = mail;
  const { lines, rows, total, taxNotes } = toMoneyView(order, view);
  return [
    {
      type: "lines",
      lines: lines.map(({ line, amounts }) => ({
        name: chooseText(line.name, translate.language),
        href: toProductUrl(line, mail),
        documents: listDocuments(documents, line.sku, translate).map(({ text, href }) => ({
          text,
          href: new URL(href, origin).href,
        })),
        details: [
          [line.brand, line.kind === "extra_guarantee" ? "" : toProductNumber(line.sku)]
            .filter(Boolean)
            .join(" · "),
          toGiftText(line, order.discountCodes ?? [], translate) ?? "",
          ...listLineAmounts(line.quantity, amounts, view),
        ].filter(Boolean),
        amount: amounts.total,
        picture: toPictureUrl(line.picture, origin),
      })),
    },
    {
      type: "totals",
      rows: rows.map(({ label, amount }) => ({ label, value: amount })),
      total: { label: translate("cart.totals.total"), value: total },
      notes: taxNotes,
    },
  ];
}

/** The page of an article; guarantees and gifts have none. */
function toProductUrl({ kind, slug }: CartLine, mail: OrderMail): string | null {
  const path = chooseText(slug, mail.translate.language);
  return kind === "extra_guarantee" || kind === "gift" || !path ? null : toAddress(mail, `/${path}/`);
}

/** Sharp at the 72 pixels of a line. */
const pictureWidth = 160;

/** Most mail programs do not support SVG. */
function toPictureUrl(picture: string | null, origin: string): string | null {
  const shared = toSharedPicture(picture);
  return shared && new URL(toWidth(shared, pictureWidth), origin).href;
}

/** Link to the order's page, with the proof that opens it without sign-in. */
export function toOrderLink(mail: OrderMail): MailLink {
  const { order, orderToken, translate } = mail;
  const query = new URLSearchParams({
    order: order.orderNumber,
    ...(orderToken !== undefined && { token: orderToken }),
  });
  return { text: translate("my-orders.show"), href: toAddress(mail, `${orderStatusPath}?${query}`) };
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

/** The delivery method, and the latest day unless the order waits for its payment. */
export function toDeliveryRows({ order, view, translate }: OrderMail): readonly MailRow[] {
  const offer = view.offers.find(({ key }) => key === order.shipping?.methodKey);
  const name = offer?.name ?? order.shipping?.methodName;
  const date = isDatePromised(order) ? toDeliveryDate(order, view) : null;
  return [
    ...(name ? [{ label: translate("checkout.addresses.delivery"), value: name }] : []),
    ...(date ? [{ label: translate("mail.deliveryUntil"), value: date }] : []),
  ];
}

function isDatePromised(order: OrderMail["order"]): boolean {
  return ["paid", "onDelivery"].includes(toPaymentStatus(order));
}

/** While the payment is pending the delivery day depends on it, as on the thank-you page. */
function toAwaitedDelivery({ order, view, translate }: OrderMail): readonly MailBlock[] {
  const date = toPaymentStatus(order) === "inProgress" ? toDeliveryDate(order, view) : null;
  return date ? [{ type: "text", text: translate("payment.next.deliverAfter", { date }) }] : [];
}

/** The amount due, and how to pay it; empty for a paid order. */
export function toPaymentBlocks(mail: OrderMail): readonly MailBlock[] {
  return [...toAmountDue(mail), ...toAwaitedDelivery(mail)];
}

function toAmountDue(mail: OrderMail): readonly MailBlock[] {
  const { order, translate, bank, view } = mail;
  const { method, state } = order.payment;
  if (state === "Paid") return [];
  const voucher = toVoucherDetails(order, mail.country.timeZone, view);
  if (voucher) {
    const title = translate("mail.voucher.title");
    return [{ type: "box", title, lead: translate("mail.voucher.lead"), rows: voucher, code: null }];
  }
  if (method === "bank_transfer") {
    const rows = toBankDetails(order, bank, view);
    const [title, lead] = [translate("orders.bank.title"), translate("orders.bank.lead")];
    return [{ type: "box", title, lead, rows, code: toCode(mail) }];
  }
  if (method === "cash_on_delivery") {
    return [{ type: "text", text: translate("mail.onDelivery", { total: view.formatMoney(order.total) }) }];
  }
  return state === "Pending"
    ? [{ type: "text", text: translate("mail.awaiting", { method: mail.methodName }) }]
    : [];
}

/** The same transfer for a banking app, as an attached picture. */
function toCode({ transfer, translate }: OrderMail) {
  if (transfer === null) return null;
  return {
    picture: `cid:${transferCodeId}`,
    title: translate("payment.qr.title"),
    text: translate("payment.qr.text"),
  };
}

import { chooseWords, countTaxCents } from "../../cart/model/cart";
import type { CartViewContext } from "../../cart/ui/cart-view-context";
import { toAddressLines } from "../../cart/ui/to-address-lines";
import { toTotalRows } from "../../cart/ui/to-total-rows";
import { brand } from "../../countries/model/brand";
import { money } from "../../foundation/money";
import { formatDate } from "../../i18n/formats";
import type { CustomerOrder } from "../model/customer-order";
import type { InvoiceView } from "../model/invoice-view";
import { toMethodName } from "./to-method-name";
import { type HistoryWords, orderHistoryPath } from "./to-order-history-view";

type InvoiceWords = HistoryWords & {
  readonly view: CartViewContext;
  readonly seller: {
    /** Who sells, and where that is, line by line. */
    readonly lines: readonly string[];
    /** Where the shop sells, `www.ironhall.sk`. */
    readonly domain: string;
    /** null: it has none to show. */
    readonly vatNumber: string | null;
  };
};

/** The invoice of an order; null: the platform has no number for one yet. */
export function toInvoiceView(order: CustomerOrder, words: InvoiceWords): InvoiceView | null {
  const { translate, prefix, view } = words;
  const { invoice, orderNumber } = order;
  if (!invoice) return null;
  const say = (key: string, values?: Readonly<Record<string, string>>) =>
    translate(`my-orders.invoice.${key}`, values);
  const path = `${prefix}${orderHistoryPath}/${orderNumber}`;
  return {
    language: translate.language,
    title: say("heading", { number: invoice.number }),
    number: invoice.number,
    seller: toSeller(words),
    facts: toFacts(order, invoice, words),
    addresses: toAddresses(order, words),
    columns: [say("article"), say("quantity"), say("price"), say("amount")],
    rows: toRows(order, words),
    sums: toSums(order, words),
    total: { label: translate("cart.totals.total"), value: view.formatMoney(order.total) },
    notes: toNotes(order, words),
    print: say("print"),
    links: [
      { text: translate("my-orders.number", { number: orderNumber }), href: path },
      { text: say("pdf"), href: `${path}/invoice/pdf` },
    ],
  };
}

function toSeller({ seller, translate }: InvoiceWords): readonly string[] {
  const { lines, domain, vatNumber } = seller;
  const number = vatNumber ? [translate("orders.vatNumber", { number: vatNumber })] : [];
  return [...lines, domain, brand.serviceMail, ...number];
}

function toFacts(
  { createdAt, orderNumber, paymentMethod }: CustomerOrder,
  invoice: NonNullable<CustomerOrder["invoice"]>,
  { translate, timeZone }: InvoiceWords,
): InvoiceView["facts"] {
  const toDay = (date: string) => formatDate(new Date(date), translate.locale, timeZone, "date");
  return [
    { label: translate("my-orders.invoice.number"), value: invoice.number },
    { label: translate("my-orders.invoice.date"), value: toDay(invoice.date) },
    { label: translate("orders.thankYou.number"), value: orderNumber },
    { label: translate("orders.thankYou.date"), value: toDay(createdAt) },
    { label: translate("orders.thankYou.method"), value: toMethodName(paymentMethod, translate) },
  ];
}

function toAddresses(
  { billingAddress, shippingAddress }: CustomerOrder,
  { translate }: InvoiceWords,
): InvoiceView["addresses"] {
  const { vatNumber } = billingAddress;
  const billing = toAddressLines(billingAddress, translate.locale);
  return [
    {
      title: translate("orders.billingAddress"),
      lines: vatNumber ? [...billing, translate("orders.vatNumber", { number: vatNumber })] : billing,
    },
    {
      title: translate("orders.shippingAddress"),
      lines: toAddressLines(shippingAddress, translate.locale),
    },
  ];
}

function toRows({ lines }: CustomerOrder, { translate, view }: InvoiceWords): InvoiceView["rows"] {
  return lines.map((line) => ({
    id: line.id,
    article: chooseWords(line.name, translate.language),
    detail: line.sku ? translate("cart.line.articleNumber", { sku: line.sku }) : null,
    quantity: String(line.quantity),
    price: view.formatMoney(line.unitPrice),
    amount: view.formatMoney(line.total),
  }));
}

/** Lines, discount, delivery and fee, then the net and each rate's VAT, as the law asks of an invoice. */
function toSums(order: CustomerOrder, { translate, view }: InvoiceWords): InvoiceView["sums"] {
  const net = order.totalNet ?? money(order.total.centAmount - countTaxCents(order), order.total.currency);
  const portions = order.isNet ? [] : order.taxPortions.filter(({ amount }) => amount.centAmount > 0);
  return [
    ...toTotalRows(order, view, null).map(({ label, amount }) => ({ label, value: amount })),
    ...(portions.length > 0 ? [{ label: translate("cart.totals.net"), value: view.formatMoney(net) }] : []),
    ...portions.map(({ ratePermyriad, amount }) => ({
      label: translate("my-orders.invoice.vat", { rate: view.formatPermyriad(ratePermyriad) }),
      value: view.formatMoney(amount),
    })),
  ];
}

/** Why it is net, when it was delivered, that it is paid. */
function toNotes(order: CustomerOrder, { translate, timeZone }: InvoiceWords): readonly string[] {
  const number = order.billingAddress.vatNumber;
  const net = number ? translate("cart.totals.netSale", { number }) : translate("cart.totals.net");
  const paid = order.paymentState === "Paid" ? [translate("my-orders.payment.Paid")] : [];
  const sent = (order.deliveries ?? []).map(({ createdAt }) =>
    translate("my-orders.delivery.sentOn", {
      date: formatDate(new Date(createdAt), translate.locale, timeZone, "date"),
    }),
  );
  return [...(order.isNet ? [net] : []), ...new Set(sent), ...paid];
}

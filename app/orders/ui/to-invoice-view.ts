import { chooseText } from "../../cart/model/cart";
import type { CartViewContext } from "../../cart/ui/cart-view-context";
import { toAddressLines } from "../../cart/ui/to-address-lines";
import { toGiftText } from "../../cart/ui/to-gift-text";
import { listLineAmounts, toMoneyView, toTaxRows } from "../../cart/ui/to-money-view";
import { toProductNumber } from "../../catalogue/model/product-number";
import { brand } from "../../countries/model/brand";
import { formatDate } from "../../i18n/formats";
import type { CustomerOrder } from "../model/customer-order";
import type { InvoiceView } from "../model/invoice-view";
import type { OrderPaths } from "../model/order-paths";
import { toEInvoiceLink } from "./to-e-invoice-view";
import { toMethodName } from "./to-method-name";
import type { HistoryI18n } from "./to-order-history-view";

type InvoiceI18n = Omit<HistoryI18n, "frame"> & {
  readonly toPaths: (orderNumber: string) => OrderPaths;
  readonly view: CartViewContext;
  readonly seller: {
    /** The seller's name and address, line by line. */
    readonly lines: readonly string[];
    /** The shop's domain, `www.ironhall.sk`. */
    readonly domain: string;
    /** null: none to show. */
    readonly vatNumber: string | null;
  };
};

/** Formats the invoice of an order; null: the platform has no number for one yet. */
export function toInvoiceView(order: CustomerOrder, i18n: InvoiceI18n): InvoiceView | null {
  const { translate, toPaths } = i18n;
  const { invoice, orderNumber } = order;
  if (!invoice) return null;
  const say = (key: string, values?: Readonly<Record<string, string>>) =>
    translate(`my-orders.invoice.${key}`, values);
  const paths = toPaths(orderNumber);
  const electronic = toEInvoiceLink(order, translate, paths);
  return {
    language: translate.language,
    title: say("heading", { number: invoice.number }),
    number: invoice.number,
    seller: toSeller(i18n),
    facts: toFacts(order, invoice, i18n),
    addresses: toAddresses(order, i18n),
    columns: [say("article"), say("quantity"), say("price"), say("amount")],
    ...toAmounts(order, i18n),
    notes: toNotes(order, i18n),
    print: say("print"),
    links: [
      { text: translate("my-orders.number", { number: orderNumber }), href: paths.order },
      { text: say("pdf"), href: paths.pdf },
      ...(electronic ? [electronic] : []),
    ],
  };
}

function toSeller({ seller, translate }: InvoiceI18n): readonly string[] {
  const { lines, domain, vatNumber } = seller;
  const number = vatNumber ? [translate("orders.vatNumber", { number: vatNumber })] : [];
  return [...lines, domain, brand.serviceMail, ...number];
}

function toFacts(
  { createdAt, orderNumber, orderReference, paymentMethod }: CustomerOrder,
  invoice: NonNullable<CustomerOrder["invoice"]>,
  { translate, timeZone }: InvoiceI18n,
): InvoiceView["facts"] {
  const toDay = (date: string) => formatDate(new Date(date), translate.locale, timeZone, "date");
  return [
    { label: translate("my-orders.invoice.number"), value: invoice.number },
    { label: translate("my-orders.invoice.date"), value: toDay(invoice.date) },
    { label: translate("orders.thankYou.number"), value: orderNumber },
    ...(orderReference ? [{ label: translate("address.reference"), value: orderReference }] : []),
    { label: translate("orders.thankYou.date"), value: toDay(createdAt) },
    { label: translate("orders.thankYou.method"), value: toMethodName(paymentMethod, translate) },
  ];
}

function toAddresses(
  { billingAddress, shippingAddress }: CustomerOrder,
  { translate }: InvoiceI18n,
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

/** Returns lines, then discount, delivery and fee, the net and each rate's VAT, as the law requires of an invoice. */
function toAmounts(
  order: CustomerOrder,
  { translate, view }: InvoiceI18n,
): Pick<InvoiceView, "rows" | "sums" | "total"> {
  const { lines, rows, total } = toMoneyView(order, view);
  return {
    rows: lines.map(({ line, amounts }) => ({
      id: line.id,
      article: chooseText(line.name, translate.language),
      details: [
        ...(line.sku ? [translate("cart.line.articleNumber", { sku: toProductNumber(line.sku) })] : []),
        toGiftText(line, order.discountCodes ?? [], translate) ?? "",
        ...listLineAmounts(line.quantity, amounts, view).slice(1),
      ].filter(Boolean),
      quantity: String(line.quantity),
      price: amounts.unitPrice,
      amount: amounts.total,
    })),
    sums: [...rows, ...toTaxRows(order, view)].map(({ label, amount }) => ({ label, value: amount })),
    total: { label: translate("cart.totals.total"), value: total },
  };
}

/** Lists the notes: the reason of a net sale, the delivery dates, the payment. */
function toNotes(order: CustomerOrder, { translate, timeZone }: InvoiceI18n): readonly string[] {
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

import { type CartLine, chooseText } from "../../cart/model/cart";
import type { LineMoneyView } from "../../cart/model/cart-view";
import type { CartViewContext } from "../../cart/ui/cart-view-context";
import { toAddressLines } from "../../cart/ui/to-address-lines";
import { toGiftText } from "../../cart/ui/to-gift-text";
import { listLineAmounts, toMoneyView } from "../../cart/ui/to-money-view";
import { toProductNumber } from "../../catalogue/model/product-number";
import type { CountryCode } from "../../countries/model/country";
import { formatDate } from "../../i18n/formats";
import { supportPath } from "../../support/model/support-path";
import type { CustomerOrder } from "../model/customer-order";
import type { EInvoiceNetwork } from "../model/e-invoice-delivery";
import type { LineDocuments } from "../model/line-documents";
import { toPaymentStatus } from "../model/order";
import type {
  LabelledText,
  LinkView,
  OrderDetailsView,
  OrderLineView,
  OrderPageView,
  WayView,
} from "../model/order-page-view";
import { type OrderPaths, returnsPath } from "../model/order-paths";
import { listReturnableLines } from "../model/order-returns";
import { listBoughtLines, mayPayAgain } from "../model/what-may-be-done";
import { listDocuments } from "./list-documents";
import { toDeliveryView } from "./to-delivery-view";
import { toEInvoiceParts } from "./to-e-invoice-view";
import { toMethodName } from "./to-method-name";
import { awaitsTransfer } from "./to-next-steps";
import { type HistoryI18n, orderHistoryPath } from "./to-order-history-view";
import { toOrderSteps } from "./to-order-states";
import { type PaymentTerms, toAwaitedPayment } from "./to-payment-details";
import { toReturnList } from "./to-return-list";

/** What the details of an order need, in the account or outside. */
export type OrderDetailsI18n = Omit<HistoryI18n, "frame"> &
  PaymentTerms & {
    readonly toPaths: (orderNumber: string) => OrderPaths;
    readonly documents: LineDocuments;
    readonly view: CartViewContext;
    /** The network that carries invoices to companies of this shop; null: none. */
    readonly eInvoiceNetwork: EInvoiceNetwork | null;
    /** Link to the withdrawal page; null if the order has no right of withdrawal. */
    readonly withdrawal: LinkView | null;
    /** The contact page of a store without the support form; null: the store has the form. */
    readonly contactPage: string | null;
    /** Returns the tracking link of a parcel's number; null: none. */
    readonly toTracking: (trackingId: string | null, country: CountryCode) => string | null;
    /** The idempotency key of the buttons. */
    readonly formKey: string;
  };

export type OrderPageI18n = OrderDetailsI18n & Pick<HistoryI18n, "frame">;

/** Formats a complete order in the page's language. */
export function toOrderPageView(order: CustomerOrder, i18n: OrderPageI18n): OrderPageView {
  const { translate, prefix, frame } = i18n;
  return {
    ...toOrderDetailsView(order, i18n),
    frame,
    back: { text: translate("my-orders.back"), href: prefix + orderHistoryPath },
  };
}

/** Formats the order itself, without the account around it. */
export function toOrderDetailsView(order: CustomerOrder, i18n: OrderDetailsI18n): OrderDetailsView {
  const { translate, formKey } = i18n;
  const say = (key: string, values?: Readonly<Record<string, string>>) =>
    translate(`my-orders.${key}`, values);
  const number = order.orderNumber;
  return {
    title: say("number", { number }),
    facts: toFacts(order, i18n),
    // The text of the thank-you page.
    steps: toOrderSteps(
      { ...order, paymentStatus: toPaymentStatus(order.payment) },
      translate,
      awaitsTransfer(order) ? translate("orders.thankYou.awaitsTransfer") : null,
    ),
    failed: mayPayAgain(order)
      ? {
          title: say("payAgain.title"),
          text: say("payAgain.text"),
          act: { button: say("payAgain.button"), hint: "", key: formKey },
        }
      : null,
    awaited: toAwaitedPayment(order, i18n, i18n.view),
    delivery: toDeliveryView(order, i18n),
    lines: toLines(order, i18n),
    returns: toReturnList(order, i18n),
    addresses: toAddresses(order, i18n),
    invoice: toInvoice(order, i18n),
    again:
      listBoughtLines(order).length > 0
        ? { button: say("again.button"), hint: say("again.hint"), key: formKey }
        : null,
    ways: toWays(order, i18n),
  };
}

function toFacts(order: CustomerOrder, { translate, timeZone }: OrderDetailsI18n): readonly LabelledText[] {
  const { createdAt, deliveryNote, orderReference, paymentMethod } = order;
  const date = formatDate(new Date(createdAt), translate.locale, timeZone, "date");
  return [
    { label: translate("orders.thankYou.date"), value: date },
    { label: translate("orders.thankYou.method"), value: toMethodName(paymentMethod, translate) },
    ...(orderReference ? [{ label: translate("address.reference"), value: orderReference }] : []),
    ...(deliveryNote ? [{ label: translate("address.note.label"), value: deliveryNote }] : []),
  ];
}

function toLines(order: CustomerOrder, i18n: OrderDetailsI18n): OrderPageView["lines"] {
  const { translate, view } = i18n;
  const { lines, rows, total, taxNotes } = toMoneyView(order, view);
  return {
    title: translate("orders.lines"),
    list: lines.map(({ line, amounts }) => toLine(line, amounts, order, i18n)),
    rows: rows.map(({ label, amount }) => ({ label, value: amount })),
    total: { label: translate("cart.totals.total"), value: total },
    notes: taxNotes,
  };
}

function toLine(
  line: CartLine,
  amounts: LineMoneyView,
  { discountCodes = [] }: CustomerOrder,
  { translate, prefix, view, documents }: OrderDetailsI18n,
): OrderLineView {
  const { language } = translate;
  const slug = chooseText(line.slug, language);
  const isArticle = line.kind !== "extra_guarantee" && line.kind !== "gift";
  return {
    id: line.id,
    name: chooseText(line.name, language),
    href: isArticle && slug ? `${prefix}/${slug}/` : null,
    details: [
      ...listLineAmounts(line.quantity, amounts, view),
      ...(line.kind === "gift"
        ? [toGiftText(line, discountCodes, translate) ?? ""]
        : [
            translate(isArticle ? "cart.line.articleNumber" : "cart.line.guarantee", {
              sku: toProductNumber(line.sku),
            }),
          ]),
    ],
    documents: isArticle ? listDocuments(documents, line.sku, translate) : [],
    total: amounts.total,
    picture: line.picture,
  };
}

function toAddresses(order: CustomerOrder, { translate }: OrderDetailsI18n) {
  const billing = toAddressLines(order.billingAddress, translate.locale);
  const shipping = toAddressLines(order.shippingAddress, translate.locale);
  const { vatNumber } = order.billingAddress;
  const lines = vatNumber ? [...billing, translate("orders.vatNumber", { number: vatNumber })] : billing;
  if (billing.join("\n") === shipping.join("\n"))
    return [{ title: translate("orders.bothAddresses"), lines }];
  return [
    { title: translate("orders.billingAddress"), lines },
    { title: translate("orders.shippingAddress"), lines: shipping },
  ];
}

function toInvoice(order: CustomerOrder, i18n: OrderDetailsI18n): OrderDetailsView["invoice"] {
  const { invoice, orderNumber, orderState } = order;
  const { translate, timeZone, toPaths } = i18n;
  const say = (key: string) => translate(`my-orders.invoice.${key}`);
  const paths = toPaths(orderNumber);
  if (!invoice) {
    const note = orderState === "Cancelled" ? null : say("none");
    return { title: say("title"), facts: [], note, links: [] };
  }
  const date = formatDate(new Date(invoice.date), translate.locale, timeZone, "date");
  const electronic = toEInvoiceParts(order, i18n, paths);
  return {
    title: say("title"),
    facts: [
      { label: say("number"), value: invoice.number },
      { label: say("date"), value: date },
      ...electronic.facts,
    ],
    note: electronic.note,
    links: [
      { text: say("show"), href: paths.invoice },
      { text: say("pdf"), href: paths.pdf },
      ...electronic.links,
    ],
  };
}

/** Lists the links to return, withdraw and ask, with the order's number. The law wants withdrawal prominent: a button. */
function toWays(
  order: CustomerOrder,
  { translate, prefix, withdrawal, contactPage }: OrderDetailsI18n,
): OrderPageView["ways"] {
  const { orderNumber, billingAddress, orderState } = order;
  const ask: WayView = {
    rank: "quiet",
    text: translate("my-orders.ask.button"),
    href: contactPage ?? supportPath(prefix, { reason: "order", order: orderNumber }),
  };
  // Companies have no right of withdrawal.
  const query = new URLSearchParams({ order: orderNumber });
  const back: WayView[] =
    listReturnableLines(order, translate.language).length > 0 || order.returns.length > 0
      ? [
          {
            rank: "second",
            text: translate("my-orders.return.title"),
            href: `${prefix}${returnsPath}?${query}`,
          },
        ]
      : [];
  const isOffered = withdrawal && orderState !== "Cancelled" && billingAddress.customerType !== "business";
  if (!isOffered) return [...back, ask];
  return [...back, { rank: "second", text: withdrawal.text, href: `${withdrawal.href}?${query}` }, ask];
}

import { type CartLine, chooseText } from "../../cart/model/cart";
import type { LineMoneyView, TotalRowView } from "../../cart/model/cart-view";
import type { CartViewContext } from "../../cart/ui/cart-view-context";
import { toAddressLines } from "../../cart/ui/to-address-lines";
import { toGiftText } from "../../cart/ui/to-gift-text";
import { toMoneyView } from "../../cart/ui/to-money-view";
import { formatDate } from "../../i18n/formats";
import type { Translate } from "../../i18n/translate";
import type { Order } from "../model/order";
import type { AwaitedPaymentView } from "../model/order-page-view";
import { toMethodName } from "./to-method-name";
import {
  awaitsTransfer,
  type PaymentStatus,
  toDeliveryDate,
  toNextSteps,
  toPaymentStatus,
} from "./to-next-steps";
import { type PaymentTerms, toAwaitedPayment } from "./to-payment-details";

/** A placed order, ready for display. */
export type OrderView = {
  readonly number: string;
  /** The order's former cart; for analytics. */
  readonly cartId: string;
  readonly email: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly status: PaymentStatus;
  /** The next steps, in order. */
  readonly next: readonly string[];
  /** The outstanding payment with its details; null: none. */
  readonly awaited: AwaitedPaymentView | null;
  readonly billing: readonly string[];
  /** null: the same as billing. */
  readonly shipping: readonly string[] | null;
  readonly lines: readonly (LineMoneyView & {
    readonly id: string;
    readonly name: string;
    /** Slug of the product's page; null: none. */
    readonly slug: string | null;
    readonly quantity: number;
    readonly picture: string | null;
    /** Says that the line is a gift, and why; null: not a gift. */
    readonly giftText: string | null;
  })[];
  readonly rows: readonly TotalRowView[];
  readonly total: string;
  readonly taxNotes: readonly string[];
};

export function toOrderView(order: Order, terms: PaymentTerms, context: CartViewContext): OrderView {
  const { translate } = context;
  const { locale } = translate;
  const { timeZone } = terms;
  const billing = toAddressLines(order.billingAddress, locale);
  const shipping = toAddressLines(order.shippingAddress, locale);
  const status = toPaymentStatus(order);
  const date = status === "inProgress" || status === "failed" ? null : toDeliveryDate(order, context);
  const { lines, rows, total, taxNotes } = toMoneyView(order, context);
  const vatNumber = order.billingAddress.vatNumber;
  return {
    number: order.orderNumber,
    cartId: order.cartId,
    email: order.email,
    facts: [
      { label: translate("orders.thankYou.number"), value: order.orderNumber },
      {
        label: translate("orders.thankYou.date"),
        value: formatDate(new Date(order.createdAt), locale, timeZone, "date"),
      },
      {
        label: translate("orders.thankYou.method"),
        value: toMethodName(order.paymentMethod, translate),
      },
      {
        label: translate("orders.thankYou.status"),
        value: toStatusText(order, translate),
      },
      ...(date ? [{ label: translate("payment.thankYou.delivery"), value: date }] : []),
      ...(order.orderReference
        ? [{ label: translate("address.reference"), value: order.orderReference }]
        : []),
      ...(order.deliveryNote ? [{ label: translate("address.note.label"), value: order.deliveryNote }] : []),
    ],
    status,
    next: toNextSteps(order, timeZone, context),
    awaited: toAwaitedPayment(order, terms, context),
    billing: vatNumber ? [...billing, translate("orders.vatNumber", { number: vatNumber })] : billing,
    shipping: billing.join("\n") === shipping.join("\n") ? null : shipping,
    lines: lines.map(({ line, amounts }) => toLineView(line, amounts, order, translate)),
    rows,
    total,
    taxNotes,
  };
}

function toStatusText(order: Order, translate: Translate): string {
  const status = toPaymentStatus(order);
  if (status === "failed") return translate("payment.thankYou.failed");
  return translate(`orders.thankYou.${awaitsTransfer(order) ? "awaitsTransfer" : status}`);
}

function toLineView(
  line: CartLine,
  amounts: LineMoneyView,
  { discountCodes = [] }: Order,
  translate: Translate,
): OrderView["lines"][number] {
  const { language } = translate;
  const isArticle = line.kind !== "extra_guarantee" && line.kind !== "gift";
  return {
    ...amounts,
    id: line.id,
    name: chooseText(line.name, language),
    slug: isArticle ? chooseText(line.slug, language) || null : null,
    quantity: line.quantity,
    picture: line.picture,
    giftText: toGiftText(line, discountCodes, translate),
  };
}

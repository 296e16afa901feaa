import { type CartViewContext, createCartViewContext } from "../cart/ui/cart-view-context";
import type { ShippingOffer } from "../catalogue/model/shipping-offer";
import type { StoreSettings } from "../gateways/commerce/catalogue-gateway";
import { formatDate } from "../i18n/formats";
import { toOrderTransfer } from "../orders/model/epc-code";
import type { LineDocuments } from "../orders/model/line-documents";
import type { Order } from "../orders/model/order";
import { toMethodName } from "../orders/ui/to-method-name";
import type { MailContext } from "./mail-context";

/** The data of a mail about an order. */
export type OrderMail = MailContext & {
  readonly order: Order;
  /** null: the store has none. */
  readonly bank: StoreSettings["bank"];
  readonly view: CartViewContext;
  /** The transfer due as text of a banking app's code; null: no transfer, or not in euro. */
  readonly transfer: string | null;
  readonly documents: LineDocuments;
  /** The name in the greeting. */
  readonly name: string;
  /** Consumers may withdraw; companies may not. */
  readonly isConsumer: boolean;
  readonly methodName: string;
  /** `26 November 2026`, in the country's time zone. */
  readonly formatDay: (isoDate: string) => string;
};

export type OrderMailSource = {
  readonly order: Order;
  readonly bank: StoreSettings["bank"];
  readonly offers: readonly ShippingOffer[];
  readonly documents: LineDocuments;
};

export function toOrderMail(
  context: MailContext,
  { order, bank, offers, documents }: OrderMailSource,
): OrderMail {
  const { translate, country, locale } = context;
  const { firstName, lastName, company, customerType } = order.billingAddress;
  return {
    ...context,
    order,
    bank,
    documents,
    transfer: bank && toOrderTransfer(order, bank),
    view: createCartViewContext(translate, {
      offers,
      maxLineQuantity: 1,
      lowStock: country.lowStock,
      ...(context.duties.has("dual-price") && { hasDualPrices: true as const }),
      timeZone: country.timeZone,
      now: order.createdAt,
    }),
    name: [firstName, lastName].filter(Boolean).join(" ") || (company ?? ""),
    isConsumer: customerType !== "business",
    methodName: toMethodName(order.payment.method || order.paymentMethod, translate),
    formatDay: (isoDate) => formatDate(new Date(isoDate), locale, country.timeZone, "date"),
  };
}

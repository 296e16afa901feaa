import { addWorkingDays } from "../../catalogue/model/add-working-days";
import type { ShippingOffer } from "../../catalogue/model/shipping-offer";
import type { Order } from "./order";

/** What the service that asks after an order is told, in its own words (Google Customer Reviews, survey opt-in). */
export type SurveyOrder = {
  readonly merchant_id: string;
  readonly order_id: string;
  readonly email: string;
  readonly delivery_country: string;
  /** `2026-11-30` */
  readonly estimated_delivery_date: string;
  readonly products: readonly { readonly gtin: string }[];
};

type Surroundings = {
  readonly merchantId: string;
  readonly offers: readonly ShippingOffer[];
  readonly eans: readonly string[];
  readonly timeZone: string;
};

/**
 * null: the shopper asked for no questions, nobody knows when the goods arrive, or the order came to nothing. Whether the
 * visitor agreed to marketing is asked before.
 */
export function toSurveyOrder(
  order: Order,
  { merchantId, offers, eans, timeZone }: Surroundings,
): SurveyOrder | null {
  const offer = offers.find(({ key }) => key === order.shipping?.methodKey);
  if (!offer || order.agreedToReviewMail === false || order.paymentState === "Failed") return null;
  const arrival = addWorkingDays(new Date(order.createdAt), offer.deliveryDays.to, timeZone);
  return {
    merchant_id: merchantId,
    order_id: order.orderNumber,
    email: order.email,
    delivery_country: order.shippingAddress.country,
    estimated_delivery_date: arrival.toISOString().slice(0, 10),
    products: eans.map((gtin) => ({ gtin })),
  };
}

import { addWorkingDays } from "../../catalogue/model/add-working-days";
import type { ShippingOffer } from "../../catalogue/model/shipping-offer";
import type { Order } from "./order";

/** The data for the survey service, in its field names (Google Customer Reviews, survey opt-in). */
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
 * Builds the survey's data of an order.
 * Returns null if the shopper refused questions, the day of arrival is unknown, or the order was not completed. The
 * caller checks the consent to marketing.
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

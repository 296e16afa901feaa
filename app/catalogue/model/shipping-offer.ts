import type { Money } from "../../foundation/money";

/** A way of delivery to the shop's country, from the platform's zone rates. */
export type ShippingOffer = {
  readonly key: string;
  readonly name: string;
  readonly price: Money;
  readonly freeAbove: Money | null;
  /** Working days, `2-4` on the platform. */
  readonly deliveryDays: { readonly from: number; readonly to: number };
};

import type { Money } from "../../foundation/money";

/** A way of delivery to the shop's country, from the platform's zone rates. */
export type ShippingOffer = {
  readonly key: string;
  readonly name: string;
  readonly price: Money;
  readonly freeAbove: Money | null;
  /** Working days, `2-4` on the platform. */
  /** Characters of a note to the carrier that it prints or reads out; 0: it takes none. */
  readonly noteCharacters?: number;
  readonly deliveryDays: { readonly from: number; readonly to: number };
};

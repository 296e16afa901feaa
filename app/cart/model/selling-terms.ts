import type { ShippingOffer } from "../../catalogue/model/shipping-offer";

/** What the shop's terms say about carts, as plain data: it travels to the browser for the drawer. */
export type SellingTerms = {
  readonly offers: readonly ShippingOffer[];
  readonly maxLineQuantity: number;
  /** The "only a few left" rule's boundaries, in minor units. */
  readonly lowStock: { readonly highCents: number; readonly lowCents: number };
  readonly timeZone: string;
  /** ISO date-time of the server's now. */
  readonly now: string;
};

import type { ExtraGuarantee } from "../../catalogue/model/extra-guarantee";
import type { ShippingOffer } from "../../catalogue/model/shipping-offer";

/** An extra guarantee in the page's language. */
export type GuaranteeTerms = Omit<ExtraGuarantee, "name" | "shortName" | "highlights" | "markets"> & {
  readonly name: string;
};

/** What the shop's terms say about carts, as plain data: it travels to the browser for the drawer. */
export type SellingTerms = {
  readonly offers: readonly ShippingOffer[];
  readonly maxLineQuantity: number;
  /** The "only a few left" rule's boundaries, in minor units. */
  readonly lowStock: { readonly highCents: number; readonly lowCents: number };
  /** Extra guarantees that are for sale in the page's locale, the shortest first. */
  readonly guarantees?: readonly GuaranteeTerms[];
  readonly timeZone: string;
  /** ISO date-time of the server's now. */
  readonly now: string;
};

import type { ExtraGuarantee } from "../../catalogue/model/extra-guarantee";
import type { ShippingOffer } from "../../catalogue/model/shipping-offer";

/** An extra guarantee in the page's language. */
export type GuaranteeTerms = Omit<ExtraGuarantee, "name" | "shortName" | "highlights" | "markets"> & {
  readonly name: string;
};

/** The shop's cart terms as plain data: the drawer receives them in the browser. */
export type SellingTerms = {
  readonly offers: readonly ShippingOffer[];
  readonly maxLineQuantity: number;
  /** Boundaries of the "only a few left" rule, in minor units. */
  readonly lowStock: { readonly highCents: number; readonly lowCents: number };
  /** Extra guarantees for sale in the page's locale, the shortest first. */
  readonly guarantees?: readonly GuaranteeTerms[];
  /** Amounts are shown in leva and in euro (duty `dual-price`). */
  readonly hasDualPrices?: true;
  readonly timeZone: string;
  /** ISO date-time of the server's clock. */
  readonly now: string;
};

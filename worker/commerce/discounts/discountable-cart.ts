import type { PredicateSubject } from "../predicates/predicate-subject.ts";
import type { RoundingMode } from "../pricing/round-ratio.ts";
import type { PricedUnits } from "./priced-units.ts";

export interface DiscountableLine {
  readonly id: string;
  readonly target: "lineItems" | "customLineItems";
  readonly subject: PredicateSubject;
  readonly quantity: number;
  /** Price of one unit in cents before cart discounts. */
  readonly unitCents: number;
}

/** What the discount rules need to know of a cart. */
export interface DiscountableCart {
  readonly currencyCode: string;
  readonly rounding: RoundingMode;
  readonly subject: PredicateSubject;
  readonly lines: readonly DiscountableLine[];
  /** Cents, when a shipping method is set. */
  readonly shippingCents?: number;
}

/** Prices after discounts. The total's own discounts are listed, not yet taken from the lines. */
export interface DiscountedCart {
  readonly lines: ReadonlyMap<string, readonly PricedUnits[]>;
  readonly shipping?: PricedUnits;
  readonly onTotal: PricedUnits["portions"];
  readonly totalBeforeOnTotal: number;
  /** Ids of the discounts that a StopAfterThisDiscount kept from being applied. */
  readonly stopped: ReadonlySet<string>;
}

import type { RoundingMode } from "../money/round-ratio.ts";
import type { PredicateSubject } from "../predicates/predicate-subject.ts";
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
  readonly lines: readonly DiscountableLine[];
  /** Cents of what bears no discount of its own but counts for one on the total. */
  readonly fixedCents: number;
  /** Cents, when a shipping method is set. */
  readonly shippingCents?: number;
  /** Discounts whose gift could be put into the cart now. */
  readonly possibleGifts: ReadonlySet<string>;
}

/** Prices after discounts. The total's own discounts are listed, not yet taken from the lines. */
export interface DiscountedCart {
  readonly lines: ReadonlyMap<string, readonly PricedUnits[]>;
  readonly shipping?: PricedUnits;
  readonly onTotal: PricedUnits["portions"];
  readonly totalBeforeOnTotal: number;
  /** Ids of the discounts whose gift the cart gets. */
  readonly gifts: ReadonlySet<string>;
  /** Ids of the discounts that a StopAfterThisDiscount kept from being applied. */
  readonly stopped: ReadonlySet<string>;
  /** Ids of the discounts that were not the best of their group. */
  readonly outdone: ReadonlySet<string>;
}

import type { Money } from "../pricing/money.ts";

export type CartDiscountValue =
  | { readonly type: "relative"; readonly permyriad: number }
  | {
      readonly type: "absolute";
      readonly money: readonly Money[];
      readonly applicationMode?: ApplicationMode;
    }
  | { readonly type: "fixed"; readonly money: readonly Money[] };

type ApplicationMode = "ProportionateDistribution" | "EvenDistribution" | "IndividualApplication";

type CartDiscountTarget =
  | { readonly type: "lineItems" | "customLineItems"; readonly predicate: string }
  | { readonly type: "shipping" }
  | { readonly type: "totalPrice" };

/** A rule that makes a cart cheaper, as the merchant wrote it. */
export interface CartDiscount {
  readonly id: string;
  readonly key?: string;
  readonly value: CartDiscountValue;
  readonly target?: CartDiscountTarget;
  readonly cartPredicate: string;
  /** A decimal between 0 and 1 as text; the higher one is applied first. */
  readonly sortOrder: string;
  readonly stackingMode: "Stacking" | "StopAfterThisDiscount";
  readonly isActive: boolean;
  readonly requiresDiscountCode: boolean;
  readonly validFrom?: string;
  readonly validUntil?: string;
  /** Empty: valid in every store. */
  readonly storeKeys: readonly string[];
}

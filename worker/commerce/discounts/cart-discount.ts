import type { Money } from "../money/money.ts";

type ApplicationMode = "ProportionateDistribution" | "EvenDistribution" | "IndividualApplication";

/** What a discount takes off a price. */
export type PriceReduction =
  | {
      readonly type: "relative";
      readonly permyriad: number;
      readonly applicationMode?: ApplicationMode;
    }
  | {
      readonly type: "absolute" | "fixed";
      readonly money: readonly Money[];
      readonly applicationMode?: ApplicationMode;
    };

/** A product that comes with the cart for nothing. */
export interface GiftLineItemValue {
  readonly type: "giftLineItem";
  readonly product: { readonly id: string };
  readonly variantId: number;
  readonly distributionChannel?: { readonly id: string };
  readonly supplyChannel?: { readonly id: string };
}

export type CartDiscountValue = PriceReduction | GiftLineItemValue;

type SelectionMode = "Cheapest" | "MostExpensive";

/** So many units for which a predicate holds. */
export interface PatternComponent {
  readonly type: "CountOnLineItemUnits" | "CountOnCustomLineItemUnits";
  readonly predicate: string;
  readonly minCount?: number;
  readonly maxCount?: number;
  /** The first so many of them stay undiscounted. */
  readonly excludeCount?: number;
}

/** Of each `triggerQuantity` units, `discountedQuantity` are discounted. */
export interface MultiBuyTarget {
  readonly type: "multiBuyLineItems" | "multiBuyCustomLineItems";
  readonly predicate: string;
  readonly triggerQuantity: number;
  readonly discountedQuantity: number;
  readonly maxOccurrence?: number;
  readonly selectionMode?: SelectionMode;
}

/** Where the units of the trigger pattern are in the cart, those of the target pattern are discounted. */
export interface PatternTarget {
  readonly type: "pattern";
  readonly triggerPattern: readonly PatternComponent[];
  readonly targetPattern: readonly PatternComponent[];
  readonly maxOccurrence?: number;
  readonly selectionMode?: SelectionMode;
}

type CartDiscountTarget =
  | { readonly type: "lineItems" | "customLineItems"; readonly predicate: string }
  | MultiBuyTarget
  | PatternTarget
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
  /** A cart gets only the best discount of a group. */
  readonly groupId?: string;
}

export interface DiscountGroup {
  readonly id: string;
  /** Takes the place of its discounts' own order. */
  readonly sortOrder: string;
  readonly isActive: boolean;
}

import {
  array,
  boolean,
  enums,
  type Infer,
  integer,
  literal,
  mask,
  optional,
  string,
  type,
  union,
} from "superstruct";
import type { PriceReduction } from "../pricing/discount-units.ts";
import { type FactRow, parseJsonColumn } from "../resources/fact-row.ts";

const Amounts = array(type({ currencyCode: string(), centAmount: integer() }));
const Mode = optional(enums(["ProportionateDistribution", "EvenDistribution", "IndividualApplication"]));
const Named = type({ id: string() });

/** A product that is added to the cart for free. */
const GiftStruct = type({
  type: literal("giftLineItem"),
  product: Named,
  variantId: integer(),
  distributionChannel: optional(Named),
  supplyChannel: optional(Named),
});

export type GiftLineItemValue = Infer<typeof GiftStruct>;

/** A cart discount's value: a part of a price, an amount off it or a fixed price; or a gift. */
export const ValueStruct = union([
  type({ type: literal("relative"), permyriad: integer(), applicationMode: Mode }),
  type({ type: literal("absolute"), money: Amounts, applicationMode: Mode }),
  type({ type: literal("fixed"), money: Amounts, applicationMode: Mode }),
  GiftStruct,
]);

export type CartDiscountValue = PriceReduction | GiftLineItemValue;

const SelectionMode = optional(enums(["Cheapest", "MostExpensive"]));

/** A number of units that match a predicate; the first `excludeCount` of them stay undiscounted. */
const PatternComponentStruct = type({
  type: enums(["CountOnLineItemUnits", "CountOnCustomLineItemUnits"]),
  predicate: string(),
  minCount: optional(integer()),
  maxCount: optional(integer()),
  excludeCount: optional(integer()),
});

export type PatternComponent = Infer<typeof PatternComponentStruct>;

/** Of each `triggerQuantity` units, `discountedQuantity` are discounted. */
const MultiBuyStruct = type({
  type: enums(["multiBuyLineItems", "multiBuyCustomLineItems"]),
  predicate: string(),
  triggerQuantity: integer(),
  discountedQuantity: integer(),
  maxOccurrence: optional(integer()),
  selectionMode: SelectionMode,
});

export type MultiBuyTarget = Infer<typeof MultiBuyStruct>;

/** If the units of the trigger pattern are in the cart, those of the target pattern are discounted. */
const PatternStruct = type({
  type: literal("pattern"),
  triggerPattern: array(PatternComponentStruct),
  targetPattern: array(PatternComponentStruct),
  maxOccurrence: optional(integer()),
  selectionMode: SelectionMode,
});

export type PatternTarget = Infer<typeof PatternStruct>;

/** The part of a cart that a discount reduces. */
export const TargetStruct = union([
  type({ type: enums(["lineItems", "customLineItems"]), predicate: string() }),
  MultiBuyStruct,
  PatternStruct,
  type({ type: literal("shipping") }),
  type({ type: literal("totalPrice") }),
]);

/** A discount rule for carts, in the merchant's form. */
export interface CartDiscount {
  readonly id: string;
  readonly key?: string;
  readonly value: CartDiscountValue;
  readonly target?: Infer<typeof TargetStruct>;
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

const DiscountStruct = type({
  value: ValueStruct,
  target: optional(TargetStruct),
  cartPredicate: string(),
  sortOrder: optional(string()),
  stackingMode: optional(enums(["Stacking", "StopAfterThisDiscount"])),
  isActive: optional(boolean()),
  requiresDiscountCode: optional(boolean()),
  validFrom: optional(string()),
  validUntil: optional(string()),
  stores: optional(array(type({ key: string() }))),
  discountGroup: optional(Named),
});

/** Parses a cart discount; an empty list if the calculation does not support the kind of its value or target. */
export function parseCartDiscount(row: FactRow): CartDiscount[] {
  const data = parseJsonColumn(row.data);
  const known = ValueStruct.is(data.value) && (data.target === undefined || TargetStruct.is(data.target));
  if (!known) return [];
  const { stores, stackingMode, isActive, requiresDiscountCode, discountGroup, sortOrder, ...rest } = mask(
    data,
    DiscountStruct,
  );
  return [
    {
      ...rest,
      id: row.id,
      ...(row.key ? { key: row.key } : {}),
      sortOrder: sortOrder ?? "0",
      stackingMode: stackingMode ?? "Stacking",
      isActive: isActive ?? true,
      requiresDiscountCode: requiresDiscountCode ?? false,
      storeKeys: (stores ?? []).map(({ key }) => key),
      ...(discountGroup ? { groupId: discountGroup.id } : {}),
    },
  ];
}

export interface DiscountGroup {
  readonly id: string;
  /** Overrides the order of its discounts. */
  readonly sortOrder: string;
  readonly isActive: boolean;
}

const GroupStruct = type({ sortOrder: string(), isActive: optional(boolean()) });

/** A group of discounts of which a cart gets the best one. */
export function parseDiscountGroup({ id, data }: FactRow): DiscountGroup {
  const { sortOrder, isActive } = mask(parseJsonColumn(data), GroupStruct);
  return { id, sortOrder, isActive: isActive ?? true };
}

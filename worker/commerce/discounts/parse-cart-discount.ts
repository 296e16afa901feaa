import { array, boolean, enums, integer, literal, mask, optional, string, type, union } from "superstruct";
import { type FactRow, parseJsonColumn } from "../resources/fact-row.ts";
import type { CartDiscount } from "./cart-discount.ts";

const Amounts = array(type({ currencyCode: string(), centAmount: integer() }));
const Mode = optional(enums(["ProportionateDistribution", "EvenDistribution", "IndividualApplication"]));
const Named = type({ id: string() });

export const ValueStruct = union([
  type({ type: literal("relative"), permyriad: integer(), applicationMode: Mode }),
  type({ type: literal("absolute"), money: Amounts, applicationMode: Mode }),
  type({ type: literal("fixed"), money: Amounts, applicationMode: Mode }),
  type({
    type: literal("giftLineItem"),
    product: Named,
    variantId: integer(),
    distributionChannel: optional(Named),
    supplyChannel: optional(Named),
  }),
]);

const SelectionMode = enums(["Cheapest", "MostExpensive"]);

const Pattern = array(
  type({
    type: enums(["CountOnLineItemUnits", "CountOnCustomLineItemUnits"]),
    predicate: string(),
    minCount: optional(integer()),
    maxCount: optional(integer()),
    excludeCount: optional(integer()),
  }),
);

export const TargetStruct = union([
  type({ type: enums(["lineItems", "customLineItems"]), predicate: string() }),
  type({
    type: enums(["multiBuyLineItems", "multiBuyCustomLineItems"]),
    predicate: string(),
    triggerQuantity: integer(),
    discountedQuantity: integer(),
    maxOccurrence: optional(integer()),
    selectionMode: optional(SelectionMode),
  }),
  type({
    type: literal("pattern"),
    triggerPattern: Pattern,
    targetPattern: Pattern,
    maxOccurrence: optional(integer()),
    selectionMode: optional(SelectionMode),
  }),
  type({ type: literal("shipping") }),
  type({ type: literal("totalPrice") }),
]);

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

/** A cart discount; none when its value or target is of a kind that the calculation does not know. */
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

import { array, boolean, enums, integer, literal, mask, optional, string, type, union } from "superstruct";
import type { CartDiscount } from "../../discounts/cart-discount.ts";
import { type FactRow, parseJsonColumn } from "./fact-row.ts";

const Amounts = array(type({ currencyCode: string(), centAmount: integer() }));

const Value = union([
  type({ type: literal("relative"), permyriad: integer() }),
  type({
    type: literal("absolute"),
    money: Amounts,
    applicationMode: optional(
      enums(["ProportionateDistribution", "EvenDistribution", "IndividualApplication"]),
    ),
  }),
  type({ type: literal("fixed"), money: Amounts }),
]);

const Target = union([
  type({ type: enums(["lineItems", "customLineItems"]), predicate: string() }),
  type({ type: literal("shipping") }),
  type({ type: literal("totalPrice") }),
]);

const DiscountStruct = type({
  value: Value,
  target: optional(Target),
  cartPredicate: string(),
  sortOrder: string(),
  stackingMode: optional(enums(["Stacking", "StopAfterThisDiscount"])),
  isActive: optional(boolean()),
  requiresDiscountCode: optional(boolean()),
  validFrom: optional(string()),
  validUntil: optional(string()),
  stores: optional(array(type({ key: string() }))),
});

/** A cart discount; none when its value or target is of a kind that the calculation does not know. */
export function parseCartDiscount(row: FactRow): CartDiscount[] {
  const data = parseJsonColumn(row.data);
  const known = Value.is(data.value) && (data.target === undefined || Target.is(data.target));
  if (!known) return [];
  const { stores, stackingMode, isActive, requiresDiscountCode, ...rest } = mask(data, DiscountStruct);
  return [
    {
      ...rest,
      id: row.id,
      ...(row.key ? { key: row.key } : {}),
      stackingMode: stackingMode ?? "Stacking",
      isActive: isActive ?? true,
      requiresDiscountCode: requiresDiscountCode ?? false,
      storeKeys: (stores ?? []).map(({ key }) => key),
    },
  ];
}

import { array, boolean, integer, mask, optional, string, type } from "superstruct";
import type { DiscountCode } from "../../discounts/discount-code.ts";
import { type FactRow, parseJsonColumn } from "../../resources/fact-row.ts";

const CodeStruct = type({
  isActive: optional(boolean()),
  cartDiscounts: array(type({ id: string() })),
  cartPredicate: optional(string()),
  stores: optional(array(type({ key: string() }))),
  validFrom: optional(string()),
  validUntil: optional(string()),
  maxApplications: optional(integer()),
  maxApplicationsPerCustomer: optional(integer()),
});

const UseStruct = type({ code: string(), applications: integer(), ofCustomer: integer() });

/** A code with the times it was used. */
export function parseDiscountCode(row: FactRow): DiscountCode {
  const { isActive, cartDiscounts, stores, ...rest } = mask(parseJsonColumn(row.data), CodeStruct);
  const use = mask(parseJsonColumn(row.more), UseStruct);
  return {
    ...rest,
    id: row.id,
    code: use.code,
    isActive: isActive ?? true,
    storeKeys: (stores ?? []).map(({ key }) => key),
    cartDiscountIds: cartDiscounts.map(({ id }) => id),
    applicationCount: use.applications,
    applicationCountOfCustomer: use.ofCustomer,
  };
}

import { array, boolean, integer, mask, optional, string, type } from "superstruct";
import { type FactRow, parseJsonColumn } from "../resources/fact-row.ts";
import { isInForce } from "../resources/validity-window.ts";
import type { CartDiscount } from "./cart-discount.ts";

/** A code that a shopper enters, with the discounts that it enables. */
export interface DiscountCode {
  readonly id: string;
  readonly code: string;
  readonly isActive: boolean;
  readonly cartDiscountIds: readonly string[];
  readonly cartPredicate?: string;
  /** Empty: valid in every store. */
  readonly storeKeys: readonly string[];
  readonly validFrom?: string;
  readonly validUntil?: string;
  readonly maxApplications?: number;
  readonly maxApplicationsPerCustomer?: number;
  /** Number of orders with the code so far, in total and by the cart's customer. */
  readonly applicationCount: number;
  readonly applicationCountOfCustomer: number;
}

export type DiscountCodeState =
  | "NotActive"
  | "NotValid"
  | "DoesNotMatchCart"
  | "MatchesCart"
  | "MaxApplicationReached"
  | "ApplicationStoppedByPreviousDiscount"
  | "ApplicationStoppedByGroupBestDeal";

/** The code's own state, regardless of the cart: undefined if it may be applied. */
export function refuseCode(
  code: DiscountCode,
  discounts: readonly CartDiscount[],
  storeKey: string | undefined,
  now: Date,
): Exclude<DiscountCodeState, "MatchesCart"> | undefined {
  const active = discounts.filter((discount) => discount.isActive && isOfStore(discount, storeKey));
  if (!code.isActive || active.length === 0 || !isOfStore(code, storeKey)) return "NotActive";
  if (!isInForce(code, now) || !active.some((discount) => isInForce(discount, now))) return "NotValid";
  if (code.maxApplications !== undefined && code.applicationCount >= code.maxApplications) {
    return "MaxApplicationReached";
  }
  const perCustomer = code.maxApplicationsPerCustomer;
  if (perCustomer !== undefined && code.applicationCountOfCustomer >= perCustomer)
    return "MaxApplicationReached";
  return undefined;
}

/** A discount without stores is valid in all of them. */
export function isOfStore(discount: Pick<CartDiscount, "storeKeys">, storeKey: string | undefined): boolean {
  return discount.storeKeys.length === 0 || (storeKey !== undefined && discount.storeKeys.includes(storeKey));
}

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

/** A code with the number of its uses. */
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

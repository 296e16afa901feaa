import type { CartDiscount } from "./cart-discount.ts";
import type { DiscountCode, DiscountCodeState } from "./discount-code.ts";
import { isInForce } from "./is-in-force.ts";

/** What the code itself says, before the cart is looked at: undefined when it may be applied. */
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

/** A discount without stores is good in all of them. */
export function isOfStore(discount: Pick<CartDiscount, "storeKeys">, storeKey: string | undefined): boolean {
  return discount.storeKeys.length === 0 || (storeKey !== undefined && discount.storeKeys.includes(storeKey));
}

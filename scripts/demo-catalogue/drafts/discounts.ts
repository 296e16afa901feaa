import { localize } from "../language.ts";
import { words } from "../words.ts";

const dayMs = 86_400_000;

/** Names of the reductions: running, without end, over, and still to come. */
export type ReductionKey = "weekly-deals" | "clearance" | "past-season" | "next-season";

/** External product discounts: the price itself says the reduced value, the discount says when it holds. */
export function createProductDiscounts(now: Date) {
  const day = (days: number) => new Date(startOfDay(now) + days * dayMs).toISOString();
  return [
    productDiscount("weekly-deals", "weekly", "0.4", { validFrom: day(-3), validUntil: day(11) }),
    productDiscount("clearance", "clearance", "0.3", {}),
    productDiscount("past-season", "seasonal", "0.2", { validFrom: day(-60), validUntil: day(-20) }),
    productDiscount("next-season", "seasonal", "0.1", { validFrom: day(20), validUntil: day(50) }),
  ];
}

function productDiscount(
  key: ReductionKey,
  phrase: "weekly" | "clearance" | "seasonal",
  sortOrder: string,
  validity: { validFrom?: string; validUntil?: string },
) {
  return {
    key,
    name: localize((language) => words[language].phrases[phrase]),
    value: { type: "external" },
    predicate: "1 = 1",
    sortOrder,
    isActive: true,
    ...validity,
  };
}

function startOfDay(now: Date): number {
  return Math.floor(now.getTime() / dayMs) * dayMs;
}

/** What the code IRONHALL10 takes off: 10 % of every line. */
export function createCartDiscounts() {
  return [
    {
      key: "ironhall-10",
      name: localize((language) => words[language].phrases.coupon),
      value: { type: "relative", permyriad: 1000 },
      cartPredicate: "1 = 1",
      target: { type: "lineItems", predicate: "1 = 1" },
      sortOrder: "0.5",
      isActive: true,
      requiresDiscountCode: true,
      stackingMode: "Stacking",
    },
  ];
}

export function createDiscountCodes() {
  return [
    {
      key: "ironhall-10",
      code: "IRONHALL10",
      name: localize((language) => words[language].phrases.coupon),
      cartDiscounts: [{ typeId: "cart-discount", key: "ironhall-10" }],
      isActive: true,
    },
  ];
}

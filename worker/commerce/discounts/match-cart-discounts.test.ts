import { describe, expect, it } from "vitest";
import type { PredicateSubject } from "../predicates/predicate.ts";
import type { CartDiscount } from "./cart-discount.ts";
import type { DiscountCode } from "./discount-code.ts";
import { matchCartDiscounts } from "./match-cart-discounts.ts";

const now = new Date("2026-11-21T12:00:00Z");
const cart: PredicateSubject = {
  readField: (path) => (path[0] === "currency" ? "EUR" : undefined),
  callFunction: () => undefined,
};
const discount: CartDiscount = {
  id: "d",
  value: { type: "relative", permyriad: 1000 },
  target: { type: "lineItems", predicate: "true" },
  cartPredicate: "true",
  sortOrder: "0.5",
  stackingMode: "Stacking",
  isActive: true,
  requiresDiscountCode: true,
  storeKeys: [],
};
const code: DiscountCode = {
  id: "c",
  code: "IRONHALL10",
  isActive: true,
  cartDiscountIds: ["d"],
  applicationCount: 4,
  applicationCountOfCustomer: 1,
  storeKeys: [],
};
const none = { stopped: new Set<string>(), outdone: new Set<string>() };

describe("discount code states", () => {
  it.each<[string, Partial<DiscountCode>, Partial<CartDiscount>]>([
    ["MatchesCart", {}, {}],
    ["NotActive", { isActive: false }, {}],
    ["NotActive", {}, { isActive: false }],
    ["NotActive", {}, { storeKeys: ["shop_de"] }],
    ["MatchesCart", {}, { storeKeys: ["shop_sk"] }],
    ["NotActive", { storeKeys: ["shop_de"] }, {}],
    ["NotValid", { validUntil: "2026-11-21T11:00:00Z" }, {}],
    ["NotValid", {}, { validFrom: "2026-11-22T00:00:00Z" }],
    ["MaxApplicationReached", { maxApplications: 4 }, {}],
    ["MatchesCart", { maxApplications: 5 }, {}],
    ["MaxApplicationReached", { maxApplicationsPerCustomer: 1 }, {}],
    ["DoesNotMatchCart", { cartPredicate: 'currency = "CZK"' }, {}],
    ["DoesNotMatchCart", {}, { cartPredicate: 'currency = "CZK"' }],
  ])("%s for code %j and discount %j", (state, codeParts, discountParts) => {
    const offer = {
      discounts: [{ ...discount, ...discountParts }],
      codes: [{ ...code, ...codeParts }],
      storeKey: "shop_sk",
      now,
    };
    const { matching, readCodeState } = matchCartDiscounts(offer, cart);
    expect(readCodeState("c", none)).toBe(state);
    expect(matching.length).toBe(state === "MatchesCart" ? 1 : 0);
  });

  it("report that a previous discount stopped theirs", () => {
    const { readCodeState } = matchCartDiscounts({ discounts: [discount], codes: [code], now }, cart);
    const stopped = new Set(["d"]);
    expect(readCodeState("c", { ...none, stopped })).toBe("ApplicationStoppedByPreviousDiscount");
  });

  it("report that another discount of the group saved more", () => {
    const { readCodeState } = matchCartDiscounts({ discounts: [discount], codes: [code], now }, cart);
    const outdone = new Set(["d"]);
    expect(readCodeState("c", { ...none, outdone })).toBe("ApplicationStoppedByGroupBestDeal");
  });

  it("do not apply a discount that needs a code to carts without one", () => {
    expect(matchCartDiscounts({ discounts: [discount], codes: [], now }, cart).matching).toEqual([]);
  });
});

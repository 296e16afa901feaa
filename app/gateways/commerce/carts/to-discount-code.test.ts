import { describe, expect, it } from "vitest";
import { openTerms, plainCodeAnswer } from "../../../../tests/support/platform-answers";
import { toDiscountCode } from "./to-discount-code";

const now = new Date("2026-11-24T12:00:00Z");
const cart = { country: "DE", totalPrice: { centAmount: 30_000, currencyCode: "EUR" } } as const;

function explain(state: string, code: object = {}, ofDiscount: object = {}) {
  const discount = { id: "discount-1", ...openTerms, ...ofDiscount };
  const answer = {
    ...plainCodeAnswer,
    state,
    discountCode: { code: "SPRING7", ...openTerms, ...code, cartDiscounts: [discount] },
  };
  return toDiscountCode(answer, cart, now).obstacle;
}

const minimum = (euros: string) => ({
  cartPredicate: `totalPrice >= "${euros}.00 EUR" or totalPrice >= "9000.00 CZK"`,
});

describe("a discount code", () => {
  it.each([
    ["switched off", "NotActive", { isActive: false }, { reason: "switched-off" }],
    ["without an active discount", "NotActive", {}, { reason: "switched-off" }],
    ["whose time is over", "NotValid", { validUntil: "2026-10-25T00:00:00Z" }, { reason: "expired" }],
    [
      "whose time is over, called inactive",
      "NotActive",
      { validUntil: "2026-10-25T00:00:00Z" },
      { reason: "expired" },
    ],
    ["used up", "MaxApplicationReached", {}, { reason: "used-up" }],
    ["stopped by another one", "ApplicationStoppedByPreviousDiscount", {}, { reason: "blocked" }],
    ["that is not for these items", "DoesNotMatchCart", {}, { reason: "not-applicable" }],
    ["that applies", "MatchesCart", {}, undefined],
  ] as const)("%s", (_, state, code, expected) => {
    expect(explain(state, code)).toEqual(expected);
  });

  it("that is not yet valid reports its first day in the shop's time zone", () => {
    expect(
      explain("NotValid", { validFrom: "2026-12-23T23:00:00Z", validUntil: "2027-01-31T23:00:00Z" }),
    ).toEqual({
      reason: "not-yet-valid",
      validFrom: "2026-12-24",
    });
    expect(explain("NotValid", {}, { validFrom: "2026-12-01T00:00:00Z" })?.validFrom).toBe("2026-12-01");
  });

  it("below its minimum reports the minimum in the cart's currency, and only if that is the reason", () => {
    expect(explain("DoesNotMatchCart", {}, minimum("50000"))).toEqual({
      reason: "below-minimum",
      minimum: { centAmount: 5_000_000, currency: "EUR" },
    });
    expect(explain("DoesNotMatchCart", {}, minimum("100"))).toEqual({ reason: "not-applicable" });
    const other = { cartPredicate: 'totalPrice >= "500.00 EUR" and customer.email = "a@b.example"' };
    expect(explain("DoesNotMatchCart", {}, other)).toEqual({ reason: "not-applicable" });
  });

  it("names its discounts", () => {
    expect(toDiscountCode(plainCodeAnswer, cart, now).discountIds).toEqual(["discount-1"]);
  });
});

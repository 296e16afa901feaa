import { describe, expect, it } from "vitest";
import { toCartError } from "./to-cart-error";

const refuse = (message: string, details: Record<string, unknown>) =>
  toCartError(
    {
      system: "commerce",
      kind: "rejected",
      retryable: false,
      code: "DiscountCodeNonApplicable",
      message,
      details,
    },
    { type: "apply-coupon", code: "SPRING7" },
    "DE",
  );

const cannot = "The discountCode 1 cannot be applied to the cart.";
const times = { reason: "TimeRangeNonApplicable", validityCheckTime: "2026-11-24T12:00:00Z" };

describe("a discount code that the platform refuses", () => {
  it("is unknown only if the platform does not find it", () => {
    const details = { reason: "DoesNotExist" };
    expect(refuse("The discount code 'NONE' was not found.", details)).toEqual({ code: "coupon-not-found" });
    expect(refuse(cannot, { ...details, discountCodeId: "1" })).toEqual({ code: "coupon-switched-off" });
  });

  it("has expired, or is valid from a day in the shop's time zone", () => {
    expect(refuse(cannot, { ...times, validUntil: "2026-10-25T00:00:00Z" })).toEqual({
      code: "coupon-expired",
    });
    expect(refuse(cannot, { ...times, validFrom: "2026-12-23T23:00:00Z" })).toEqual({
      code: "coupon-not-yet-valid",
      validFrom: "2026-12-24",
    });
  });
});

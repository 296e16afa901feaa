import { describe, expect, it } from "vitest";
import { isMethodOf } from "./payment-notification";

describe("a notification's method name", () => {
  it.each([
    ["scheme", "visa", true],
    ["googlepay", "mc", true],
    ["applepay", "visa_applepay", true],
    ["paypal", "paypal", true],
    ["klarna_account", "klarna_account", true],
    ["onlineBanking_PL", "blik", true],
    ["twint", null, true],
    ["scheme", "paypal", false],
    ["scheme", "blik", false],
    ["paypal", "visa", false],
    ["klarna", "klarna_account", false],
  ])("of %s may be %s: %s", (method, named, expected) => {
    expect(isMethodOf(method, named)).toBe(expected);
  });
});

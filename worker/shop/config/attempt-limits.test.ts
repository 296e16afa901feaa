import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isAttemptLimitSetting, parseAttemptLimits } from "./attempt-limits";

describe("the setting of attempt limits", () => {
  it.each([
    ["off", true],
    ["cart.address=1000/600", true],
    ["cart.address=1000/600 coupon.session=5/60", true],
    ["", false],
    ["cart.address", false],
    ["cart.address=0/600", false],
    ["cart.address=10/600,coupon.session=5/60", false],
    ["cat.address=10/600", false],
    ["toString.x=1/1", false],
  ])("%j is one: %s", (setting, expected) => {
    expect(isAttemptLimitSetting(setting)).toBe(expected);
  });

  it("accepts the value in wrangler.toml", () => {
    const [, setting = ""] = /^ATTEMPT_LIMITS = "(.*)"$/m.exec(readFileSync("wrangler.toml", "utf8")) ?? [];
    expect(isAttemptLimitSetting(setting)).toBe(true);
  });

  it("changes the limits that it names and no others, or turns all off", () => {
    const limits = parseAttemptLimits("cart.address=7/60");
    expect(limits?.["cart.address"]).toEqual({ most: 7, windowSeconds: 60 });
    expect(limits?.["coupon.session"]).toEqual(parseAttemptLimits("")?.["coupon.session"]);
    expect(parseAttemptLimits("off")).toBeNull();
  });
});

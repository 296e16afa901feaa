import { describe, expect, it } from "vitest";
import { discountUnits, toPricedUnits, totalOfUnits } from "./discount-units.ts";

const precise = (preciseAmount: number) => ({
  currencyCode: "EUR",
  centAmount: Math.round(preciseAmount / 100),
  preciseAmount,
  fractionDigits: 4,
});

const groups = (units: ReturnType<typeof toPricedUnits>) =>
  units.map(({ quantity, centAmount }) => [quantity, centAmount]);

describe("toPricedUnits", () => {
  it("gives all units the same price if the cents divide", () => {
    expect(groups(toPricedUnits({ currencyCode: "EUR", centAmount: 123 }, 3, "HalfEven"))).toEqual([
      [3, 123],
    ]);
  });

  it("rounds a high-precision price's total once and gives the first units the remaining cents", () => {
    expect(groups(toPricedUnits(precise(12_345), 3, "HalfEven"))).toEqual([
      [1, 124],
      [2, 123],
    ]);
    expect(groups(toPricedUnits(precise(-12_345), 2, "HalfEven"))).toEqual([
      [1, -123],
      [1, -124],
    ]);
  });

  it.each([
    ["HalfEven", 2],
    ["HalfUp", 3],
    ["HalfDown", 2],
  ] as const)("rounds a half by %s", (rounding, cents) => {
    expect(totalOfUnits(toPricedUnits(precise(250), 1, rounding))).toBe(cents);
  });

  it("passes a high-precision line to discounts as cents that add up", () => {
    const lines = [toPricedUnits(precise(12_345), 3, "HalfEven")];
    const [discounted = []] = discountUnits(
      lines,
      { type: "absolute", money: [{ currencyCode: "EUR", centAmount: 70 }] },
      "d",
      "EUR",
      "HalfEven",
    );
    expect(totalOfUnits(discounted)).toBe(300);
  });
});

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
  it("prices all units alike in whole cents", () => {
    expect(groups(toPricedUnits({ currencyCode: "EUR", centAmount: 123 }, 3, "HalfEven"))).toEqual([
      [3, 123],
    ]);
  });

  it("rounds the total of a price of high precision once and gives the first units the cents left over", () => {
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

  it("leaves a line of high precision to discounts as cents that add up", () => {
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

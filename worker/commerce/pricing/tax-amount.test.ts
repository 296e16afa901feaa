import { describe, expect, it } from "vitest";
import type { RoundingMode } from "../money/divide-amounts.ts";
import { taxAmount, taxLine } from "./tax-amount.ts";
import { toTaxedPrice } from "./taxed-price.ts";

const modes: RoundingMode[] = ["HalfEven", "HalfUp", "HalfDown"];

function taxOf(cents: number, amount: number, includedInPrice: boolean, mode: RoundingMode): number {
  const { net, gross } = taxAmount(cents, { amount, includedInPrice }, mode);
  return gross - net;
}

describe("tax of an amount", () => {
  it("rounds the net when the tax is included: 14 cents at 12 %", () => {
    expect(modes.map((mode) => taxOf(14, 0.12, true, mode))).toEqual([2, 1, 2]);
  });

  it("rounds the gross when the tax is not included: 25 cents at 14 %", () => {
    expect(modes.map((mode) => taxOf(25, 0.14, false, mode))).toEqual([3, 4, 3]);
  });

  it("calculates rates with a decimal exactly", () => {
    expect(taxAmount(108_100, { amount: 0.081, includedInPrice: true }, "HalfEven")).toEqual({
      net: 100_000,
      gross: 108_100,
    });
    expect(taxAmount(125_500, { amount: 0.255, includedInPrice: true }, "HalfEven").net).toBe(100_000);
  });
});

describe("tax of a line", () => {
  const rate = { name: "VAT", amount: 0.19, includedInPrice: false, country: "DE" };
  const units = [{ quantity: 3, centAmount: 108 }];

  it("taxes the total on line item level: 1.08 × 3 at 19 % is 3.86", () => {
    expect(taxLine(324, units, rate, "HalfEven", "LineItemLevel").gross).toBe(386);
  });

  it("taxes each unit on unit price level: 1.08 × 3 at 19 % is 3.87", () => {
    expect(taxLine(324, units, rate, "HalfEven", "UnitPriceLevel").gross).toBe(387);
  });
});

describe("taxed price", () => {
  const rate = { name: "20 %", amount: 0.2, includedInPrice: true, country: "AT" };

  it("accumulates portions by rate and name", () => {
    const reduced = { ...rate, name: "10 %", amount: 0.1 };
    const price = toTaxedPrice("EUR", [
      { rate, taxed: { net: 100, gross: 120 } },
      { rate: reduced, taxed: { net: 100, gross: 110 } },
      { rate, taxed: { net: 50, gross: 60 } },
    ]);
    expect(price.totalTax.centAmount).toBe(40);
    expect(price.taxPortions.map((portion) => [portion.name, portion.amount.centAmount])).toEqual([
      ["20 %", 30],
      ["10 %", 10],
    ]);
  });
});

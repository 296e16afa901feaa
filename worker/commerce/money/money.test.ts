import { describe, expect, it } from "vitest";
import { compareValues } from "../predicates/compare-values.ts";
import { toMoney as toTypedMoney } from "../resources/to-money.ts";
import { readFractionDigits } from "./money.ts";

describe("a currency's digits", () => {
  it.each([
    ["EUR", 2],
    ["HUF", 2],
    ["ISK", 0],
    ["JPY", 0],
    ["TND", 3],
    ["CLF", 4],
  ])("of %s are the %i of ISO 4217, wherever they are asked for", (currencyCode, digits) => {
    const one = 10 ** digits;
    expect(readFractionDigits(currencyCode)).toBe(digits);
    expect(toTypedMoney({ currencyCode, centAmount: one }).fractionDigits).toBe(digits);
    expect(compareValues("=", { currencyCode, centAmount: one }, `1 ${currencyCode}`)).toBe(true);
  });
});

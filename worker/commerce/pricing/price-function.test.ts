import { expect, it } from "vitest";
import { evaluatePriceFunction, PriceFunctionError } from "./price-function.ts";

it.each([
  ["x", 7, 7],
  ["(50 * x) + 4000", 3, 4150],
  ["4000 - x * 2 / 4", 10, 3995],
  ["100 - 50 - 25", 0, 25],
  ["-(x - 10) * 100", 4, 600],
  ["x - 10", 3, 0],
  ["x / 3", 10, 3],
])("%s of %i costs %i cents", (source, x, cents) => {
  expect(evaluatePriceFunction(source, x)).toBe(cents);
});

it.each(["", "x +", "y", "(x", "x x", "1 / (x - x)", "1;2", "x * 9999999999", "(".repeat(300)])(
  "refuses %s",
  (source) => {
    expect(() => evaluatePriceFunction(source, 1)).toThrow(PriceFunctionError);
  },
);

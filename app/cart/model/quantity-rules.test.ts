import { describe, expect, it } from "vitest";
import { clampAddQuantity, clampLineQuantity, countAddableQuantity, isPieceCount } from "./quantity-rules";

describe("addable quantity", () => {
  it.each([
    [0, 50, 50],
    [48, 50, 2],
    [50, 50, 0],
    [60, 50, 0],
    [995, 5000, 5],
    [0, null, 1000],
  ])("with %i in the cart and %o in stock is %i", (inCart, stock, expected) => {
    expect(countAddableQuantity(inCart, stock)).toBe(expected);
  });
});

describe("quantity of one addition", () => {
  it.each([
    [0, 0, 50, 1],
    [-3, 0, 50, 1],
    [Number.NaN, 0, 50, 1],
    [7, 0, 50, 7],
    [70, 0, 50, 50],
    [500, 0, 5000, 100],
    [5, 998, 5000, 2],
    [5, 50, 50, 0],
  ])("%i requested with %i in the cart and %o in stock becomes %i", (requested, inCart, stock, expected) => {
    expect(clampAddQuantity(requested, inCart, stock)).toBe(expected);
  });
});

describe("quantity of a line", () => {
  it.each([
    [0, 50, 0],
    [7, 50, 7],
    [70, 50, 50],
    [5000, null, 1000],
    [5, 0, 0],
  ])("%i requested with %o in stock becomes %i", (requested, stock, expected) => {
    expect(clampLineQuantity(requested, stock)).toBe(expected);
  });
});

it("fractions, negatives and huge numbers are invalid", () => {
  expect([1.5, -1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60].some(isPieceCount)).toBe(false);
});

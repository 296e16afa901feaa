import { describe, expect, it } from "vitest";
import { clampQuantity, countAddable } from "./clamp-quantity";

describe("clampQuantity", () => {
  it.each([
    [0, 50, 1],
    [-3, 50, 1],
    [Number.NaN, 50, 1],
    [2.9, 50, 2],
    [50, 50, 50],
    [51, 50, 50],
    [101, 100, 100],
    [Number.POSITIVE_INFINITY, 100, 100],
    [5, 0, 1],
  ])("reduces %d with %i addable to %i", (requested, addable, quantity) =>
    expect(clampQuantity(requested, addable)).toBe(quantity),
  );
});

describe("countAddable", () => {
  it.each([
    [0, 214, 214],
    [0, 5000, 1000],
    [990, 5000, 10],
    [3, 5, 2],
    [5, 5, 0],
    [7, 5, 0],
    [0, 0, 0],
    [1, null, 999],
    [1000, null, 0],
  ])("with %i in the cart and a stock of %s is %i", (inCart, stock, addable) =>
    expect(countAddable(inCart, stock, 1000)).toBe(addable),
  );
});

import { describe, expect, it } from "vitest";
import { clampQuantity } from "./clamp-quantity";

describe("clampQuantity", () => {
  it.each([
    [0, 50, 1, null],
    [-3, 50, 1, null],
    [Number.NaN, 50, 1, null],
    [2.9, 50, 2, null],
    [50, 50, 50, null],
    [51, 50, 50, "stock"],
    [101, 214, 100, "maximum"],
    [Number.POSITIVE_INFINITY, 214, 100, "maximum"],
    [101, 100, 100, "maximum"],
  ])("%d asked with %i in stock gives %i (%s)", (asked, stock, quantity, cap) =>
    expect(clampQuantity(asked, stock, 100)).toEqual({ quantity, cap }),
  );
});

import { describe, expect, it } from "vitest";
import { isLowStock } from "./is-low-stock";

const euro = { highCents: 100_000, lowCents: 25_000 };

describe("isLowStock", () => {
  it.each([
    [100_000, 2, true],
    [100_000, 3, false],
    [99_999, 5, true],
    [99_999, 6, false],
    [25_000, 5, true],
    [24_999, 10, true],
    [24_999, 11, false],
    [24_999, 0, false],
  ])("at %i cents with %i pieces: %s", (price, pieces, expected) =>
    expect(isLowStock(price, pieces, euro)).toBe(expected),
  );
});

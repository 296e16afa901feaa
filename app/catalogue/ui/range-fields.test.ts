import { describe, expect, it } from "vitest";
import { roundOutwards } from "./range-fields";

describe("roundOutwards", () => {
  it.each([
    [1.57, 0.1, "from", "1.5"],
    [1.57, 0.1, "to", "1.6"],
    [0.3, 0.1, "from", "0.3"],
    [0.3, 0.1, "to", "0.3"],
    [1234, 100, "from", "1200"],
    [1234, 100, "to", "1300"],
  ] as const)("rounds %d in steps of %d at the end “%s” to %s", (value, step, end, rounded) => {
    expect(roundOutwards(value, step, end)).toBe(rounded);
  });
});

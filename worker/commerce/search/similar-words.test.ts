import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wordDistance } from "./similar-words.ts";

describe("the distance of two words", () => {
  it("counts characters inserted, deleted, replaced and swapped", () => {
    expect(wordDistance("mixer", "mixer", 2)).toBe(0);
    expect(wordDistance("mixer", "mxier", 2)).toBe(1);
    expect(wordDistance("mixer", "miyer", 2)).toBe(1);
    expect(wordDistance("mixer", "mixers", 2)).toBe(1);
    expect(wordDistance("planetary", "plantray", 2)).toBe(2);
    expect(wordDistance("horak", "μιξερ", 2)).toBeNull();
    expect(wordDistance("mixer", "mix", 1)).toBeNull();
  });

  it("is the same in both directions", () => {
    const word = fc.string({ maxLength: 8, unit: fc.constantFrom("a", "b", "c", "d") });
    fc.assert(
      fc.property(word, word, (left, right) => wordDistance(left, right, 2) === wordDistance(right, left, 2)),
    );
  });
});

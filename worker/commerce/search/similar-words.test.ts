import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allowedDistance, toNeighbours, wordDistance } from "./similar-words.ts";

describe("the distance of two words", () => {
  it("counts letters put in, left out, changed and swapped", () => {
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

describe("the forms of a word", () => {
  it("share one with every word that is near enough", () => {
    const letters = fc.constantFrom("a", "b", "c", "d", "e", "f");
    const edit = fc.record({
      kind: fc.constantFrom("in", "out", "change", "swap"),
      at: fc.nat(11),
      letter: letters,
    });
    const word = fc.string({ minLength: 3, maxLength: 12, unit: letters });
    fc.assert(
      fc.property(word, fc.array(edit, { maxLength: 2 }), (stored, edits) => {
        const asked = edits.reduce((text, { kind, at, letter }) => {
          const [head, tail] = [text.slice(0, at % text.length), text.slice(at % text.length)];
          if (kind === "in") return head + letter + tail;
          if (kind === "out" && text.length > 3) return head + tail.slice(1);
          if (kind === "change") return head + letter + tail.slice(1);
          return head + tail.slice(1, 2) + tail.slice(0, 1) + tail.slice(2);
        }, stored);
        const limit = allowedDistance(asked.length);
        if (wordDistance(asked, stored, limit) === null) return;
        const forms = new Set(toNeighbours("en", stored, allowedDistance(stored.length)));
        expect(toNeighbours("en", asked, limit).some((form) => forms.has(form))).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wordDistance } from "./similar-words.ts";
import { allowedDistance, toIndexForms, toSearchForms } from "./word-forms.ts";

function isFound(wanted: string, limit: number, word: string): boolean {
  const forms = new Set(toIndexForms("en", word));
  return toSearchForms("en", wanted, limit).some((form) => forms.has(form));
}

describe("the forms of a word", () => {
  it.each([
    ["kran", ["de:kran", "de:ran", "de:kan", "de:krn", "de:kra"]],
    ["mischer", ["de:7a:mi", "de:7b:sc", "de:7c:her"]],
    ["maschinen", ["de:9a:mas", "de:9b:chi", "de:9c:nen"]],
  ])("of %s are few", (word, forms) => {
    expect(toIndexForms("de", word)).toEqual(forms);
  });

  /** A small alphabet, so that words are close to each other in many ways. */
  const word = fc.string({ unit: fc.constantFrom(..."abc"), minLength: 3, maxLength: 9 });
  const slips = fc.array(
    fc.record({
      kind: fc.constantFrom("insert", "leave out", "change", "swap"),
      at: fc.nat(),
      character: fc.constantFrom(..."abcd"),
    }),
    { minLength: 0, maxLength: 2 },
  );

  it("lead to every word that is close enough", () => {
    fc.assert(
      fc.property(word, slips, (text, made) => {
        const wanted = made.reduce((before, slip) => slipIn(before, slip), text);
        const limit = Math.min(2, allowedDistance(wanted.length));
        for (let level = 0; level <= limit; level += 1) {
          if (wordDistance(wanted, text, level) !== null) expect(isFound(wanted, level, text)).toBe(true);
        }
      }),
      { numRuns: 20_000 },
    );
  });

  it("are not more than a search can bind", () => {
    expect(toSearchForms("de", "kuchenmaschine", 2).length).toBeLessThan(80);
  });
});

function slipIn(
  text: string,
  { kind, at, character }: { kind: string; at: number; character: string },
): string {
  const characters = [...text];
  const place = at % (characters.length + 1);
  if (kind === "insert") characters.splice(place, 0, character);
  if (kind === "leave out") characters.splice(place, 1);
  if (kind === "change" && place < characters.length) characters[place] = character;
  if (kind === "swap") characters.splice(place, 2, ...characters.slice(place, place + 2).reverse());
  return characters.join("");
}

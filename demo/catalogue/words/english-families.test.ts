import { describe, expect, it } from "vitest";
import { allFamilies } from "../assortment/all-families.ts";
import { listSlots } from "../text/message.ts";
import { english } from "./english.ts";

/** Slots that sentences about any machine may use besides its own figures. */
const measures = ["netWeight", "grossWeight", "width", "height", "length"];

const families = allFamilies.map((family) => ({
  key: family.key,
  family,
  words: english.families[family.key],
}));
const countWords = (text: string) => text.split(/\s+/).length;
const toOpening = (sentence: string) => sentence.split(" ").slice(0, 3).join(" ");

describe.each(families)("the English texts for $key", ({ family, words }) => {
  const { does, faq, forms, guide, types } = words;

  it("describe in three complete sentences what it does", () => {
    expect(does).toHaveLength(3);
    for (const sentence of does) {
      expect(sentence).toMatch(/^[A-Z0-9{].+\.$/);
      expect(sentence.length).toBeLessThan(190);
    }
    expect(new Set(does.map(toOpening)).size).toBe(3);
  });

  it("use only this family's figures in sentences", () => {
    const known = [...family.attributes, ...measures];
    const texts = [...does, ...faq.flatMap(({ q, a }) => [q, a])];
    expect(known).toEqual(
      expect.arrayContaining(texts.flatMap((text) => listSlots(text, "en").map(({ name }) => name))),
    );
    for (const sentence of does) expect(listSlots(sentence, "en").length).toBeGreaterThanOrEqual(1);
  });

  it("advise in 45 to 70 words, without the figures of one product", () => {
    expect(countWords(guide)).toBeGreaterThanOrEqual(45);
    expect(countWords(guide)).toBeLessThanOrEqual(70);
    expect(listSlots(guide, "en")).toEqual([]);
  });

  it("answer two questions, each with a figure", () => {
    expect(faq).toHaveLength(2);
    for (const { q, a } of faq) {
      expect(q).toMatch(/^[A-Z].+\?$/);
      expect(a).toMatch(/\.$/);
      expect(a).toMatch(/\d|\{/);
    }
  });

  it("have a noun in the forms that English sentences need, and two types", () => {
    expect(Object.keys(forms).sort()).toEqual(["a", "many", "one"]);
    expect(forms.a).toMatch(new RegExp(`^an? ${forms.one}$`));
    expect(new Set(types).size).toBe(2);
  });
});

describe("the English texts for all families", () => {
  it("start no two sentences with the same four words", () => {
    const openings = families.flatMap(({ words }) =>
      words.does.map((text) => text.split(" ").slice(0, 4).join(" ")),
    );
    expect(openings.filter((opening, at) => openings.indexOf(opening) !== at)).toEqual([]);
  });

  it("avoid superlatives and advertising phrases", () => {
    const loud = /\b(best-in-class|unbeatable|perfect|ultimate|revolutionary|amazing|unique)\b|!/i;
    const texts = families.flatMap(({ words }) => [
      ...words.does,
      words.guide,
      ...words.faq.map(({ a }) => a),
    ]);
    expect(texts.filter((text) => loud.test(text))).toEqual([]);
  });
});

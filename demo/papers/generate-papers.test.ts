import { describe, expect, it } from "vitest";
import { allFamilies } from "../catalogue/assortment/all-families.ts";
import { languages } from "../catalogue/language.ts";
import { formatNumber } from "../catalogue/text/format-attribute-value.ts";
import { words } from "../catalogue/words/words.ts";
import { planPapers } from "./generate-papers.ts";
import { bold, regular, toPrintable } from "./paper.ts";
import { writeManual } from "./write-manual.ts";

const papers = planPapers();
const inFolder = (folder: string) => papers.filter(({ url }) => url.startsWith(`/${folder}/`));
const kilobyte = 1000;
const hasGlyph = (character: string) =>
  [regular, bold].every((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));

describe("product documents", () => {
  it("have a unique URL each", () => {
    expect(new Set(papers.map(({ url }) => url)).size).toBe(papers.length);
  });

  it("are a manual of each family in each language, and a limited number of sheets", () => {
    expect(inFolder("manuals")).toHaveLength(allFamilies.length * languages.length);
    expect(inFolder("fiches").length % languages.length).toBe(0);
    expect(inFolder("fiches").length).toBeLessThanOrEqual(900);
  });

  it.each(["planetary-mixer.el", "electric-hoist.bg", "tool-trolley.pl"])(
    "are small PDF files in the shop's font, with Greek and Cyrillic characters: %s",
    async (name) => {
      const file = await papers.find(({ url }) => url === `/manuals/${name}.pdf`)?.write();
      const text = file?.toString("latin1") ?? "";
      expect(text.slice(0, 5)).toBe("%PDF-");
      expect(text).toMatch(/\/FontName \/[A-Z]{6}\+SofiaSans-Regular/);
      expect(text).not.toContain("Helvetica");
      expect(text).toContain(`/Lang (${name.slice(-2)})`);
      expect(text.length).toBeLessThanOrEqual(25 * kilobyte);
    },
  );

  it("have a glyph for every character", () => {
    for (const language of languages) {
      const { catalogue, families } = words[language];
      const texts = [
        catalogue,
        Object.values(families).map(({ name, plural, types }) => [name, plural, types]),
      ];
      const characters = new Set(toPrintable(JSON.stringify([texts, formatNumber(12345.6, language)])));
      const missing = [...characters].filter((character) => !hasGlyph(character));
      expect(missing, language).toEqual([]);
    }
  });

  it("are the same, byte for byte, when they are generated again", async () => {
    const [family] = allFamilies;
    if (!family) throw new Error("no families");
    const [one, other] = [await writeManual(family, "fi"), await writeManual(family, "fi")];
    expect(one.equals(other)).toBe(true);
  });

  it("include labels with model and class and without text", () => {
    for (const { url, write } of inFolder("labels")) {
      const label = String(write());
      expect(label, url).toMatch(/^<svg [^>]+>.+<\/svg>\n$/s);
      expect(label, url).not.toMatch(/undefined|NaN/);
      if (!url.includes("/arrow-"))
        expect(label, url).toMatch(/>ENERG<.+>[A-Z]+-[A-Z]+-\d+P?<.+>20\d\d\/\d{4}<|>65\/2014</s);
    }
  });
});

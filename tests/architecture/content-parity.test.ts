import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { create } from "superstruct";
import { describe, expect, it } from "vitest";
import { ContentPageStruct } from "../../app/content/model/content-page";
import { fillShippingTokens } from "../../app/content/operations/fill-shipping-tokens.server";
import { countryTable } from "../../app/countries/model/country-table";
import { toLegalTokens } from "../../app/countries/model/legal-facts";
import { toLocaleVariant } from "../../app/countries/model/locale";
import { root } from "./source-files";

const folder = path.join(root, "public/content/page");
const slugs = [...new Set(readdirSync(folder).map((name) => name.split(".")[0] ?? ""))];
const legalFacts = new Map(
  countryTable.flatMap(({ locales }) =>
    locales.map((locale) => [toLocaleVariant(locale), toLegalTokens(locale, "Slovensko")] as const),
  ),
);
const locales = [...legalFacts.keys()];

/** Reads a page as it is shown, with the legal facts filled in. */
function read(slug: string, locale: string) {
  const json = readFileSync(path.join(folder, `${slug}.${locale}.json`), "utf8");
  return create(fillShippingTokens({ json }, legalFacts.get(locale) ?? {}), ContentPageStruct);
}

describe("the information pages", () => {
  it.each(slugs)("%s exist in every locale, and have text in each section", (slug) => {
    const missing = locales.filter((locale) => !existsSync(path.join(folder, `${slug}.${locale}.json`)));
    expect(missing).toEqual([]);
    for (const locale of locales) {
      const empty = read(slug, locale).sections.filter(
        ({ heading, paragraphs, ...more }) => !heading || (!paragraphs[0] && Object.keys(more).length === 0),
      );
      expect(empty, locale).toEqual([]);
    }
  });

  it("contain the whole model withdrawal form (Dir. 2011/83/EU, Annex I B), with the trader's own address", () => {
    for (const locale of locales) {
      const forms = read("return-policy", locale).sections.flatMap(({ form }) => (form ? [form] : []));
      expect(forms.length, locale).toBe(1);
      const { lines = [], note = "" } = forms[0] ?? {};
      expect(lines.length, locale).toBe(7);
      expect(lines[0], locale).toMatch(/Ironhall Equipment, .+, returns@ironhall\.example/);
      expect(lines.filter((line) => line.includes("(*)")).length, locale).toBe(2);
      expect(note, locale).toMatch(/^\(\*\) /);
    }
  });
});

import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { contentPages, legalPages } from "../../app/content/model/content-pages";
import { countryTable } from "../../app/countries/model/country-table";
import { toLocaleVariant } from "../../app/countries/model/locale";
import { root } from "./source-files";

const locales = countryTable.flatMap(({ locales }) => locales.map(toLocaleVariant));
/** Legal pages differ by country; all other pages have the same content everywhere. */
const pages = contentPages.filter((name) => !legalPages.some((legal) => legal === name));

function readTexts(name: string, locale: string): readonly (readonly [key: string, text: string])[] {
  const file = path.join(root, `public/content/page/${name}.${locale}.json`);
  return listTexts(JSON.parse(readFileSync(file, "utf8")));
}

/** Lists texts by the names of their fields. */
function listTexts(value: unknown, key = ""): readonly (readonly [key: string, text: string])[] {
  if (typeof value === "string") return [[key, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    listTexts(part, /^\d+$/.test(name) ? key : `${key}.${name}`),
  );
}

const isAddress = (key: string) => /\.(?:to|src|day|blocks)$/.test(key);
const listAddresses = (name: string, locale: string) =>
  readTexts(name, locale).flatMap(([key, text]) => (isAddress(key) ? [text] : []));
/** Except the country's name, which not every language can decline. */
const listFigures = (name: string, locale: string) =>
  readTexts(name, locale)
    .flatMap(([, text]) => text.match(/\{\{(?!country)\w+\}\}/g) ?? [])
    .sort();
/** Codes, years, names of methods, and the few words that are the same in English. */
const isSame = (text: string) =>
  !/\p{Ll}{3}/u.test(text.replace(/\{\{.*?\}\}/g, "")) ||
  /^(?:PayPal|Apple Pay|Google Pay|MobilePay|Multibanco|Klarna\b.*|Model|Newsletter|Inspiration|Card|Cost|Guides|Aluminium)$/.test(
    text,
  );

describe.each(pages)("%s", (name) => {
  it("has in every locale the same links and pictures", () => {
    const wanted = listAddresses(name, "en-gb");
    for (const locale of locales) expect(listAddresses(name, locale), locale).toEqual(wanted);
  });

  it("has no English left", () => {
    const english = new Set(readTexts(name, "en-gb").map(([, text]) => text));
    for (const locale of locales.filter((each) => !each.startsWith("en"))) {
      const left = readTexts(name, locale).filter(
        ([key, text]) => !isAddress(key) && english.has(text) && !isSame(text),
      );
      expect(left, locale).toEqual([]);
    }
  });
});

/** Each country has its own payment methods. */
describe.each(pages.filter((name) => name !== "payment"))("%s", (name) => {
  it("has the same numbers in every locale", () => {
    const wanted = listFigures(name, "en-gb");
    for (const locale of locales) expect(listFigures(name, locale), locale).toEqual(wanted);
  });
});

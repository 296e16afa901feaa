import { expect, it } from "vitest";
import { countryTable } from "./country-table";
import { toLegalTokens } from "./legal-facts";

const locales = countryTable.flatMap(({ locales }) => locales);
const tokens = locales.map((locale) => toLegalTokens(locale, "Slovensko"));

it("every locale has the same legal facts, none of them empty", () => {
  const names = Object.keys(tokens[0] ?? {}).sort();
  for (const each of tokens) {
    expect(Object.keys(each).sort()).toEqual(names);
    expect(Object.values(each).filter((fact) => fact.trim() === "")).toEqual([]);
  }
});

it("the legal guarantee lasts two years at least, and longer where the law requires it", () => {
  const years = Object.fromEntries(locales.map((locale, at) => [locale, tokens[at]?.guaranteeYears]));
  expect(Object.values(years).filter((each) => Number(each) < 2)).toEqual([]);
  expect(years).toMatchObject({
    "de-DE": "2",
    "es-ES": "3",
    "pt-PT": "3",
    "sv-SE": "3",
    "nb-NO": "5",
    "en-GB": "6",
  });
});

it("no link leads to the Union's platform for disputes, which was closed on 20 July 2025", () => {
  expect(JSON.stringify(tokens)).not.toMatch(/ec\.europa\.eu\/(?:consumers\/)?odr/);
});

it("the languages of one country link the same authorities' sites", () => {
  const sites = (locale: string) => tokens[locales.map(String).indexOf(locale)]?.dataAuthorityUrl;
  expect(new Set([sites("de-CH"), sites("fr-CH"), sites("it-CH")]).size).toBe(1);
  for (const country of countryTable) {
    const own = country.locales.map((locale) => tokens[locales.indexOf(locale)]?.accessibilityAuthorityUrl);
    expect(new Set(own).size, country.code).toBe(1);
  }
});

import { expect, it } from "vitest";
import { countryTable } from "../../countries/model/country-table";
import { createTranslate } from "../../i18n/create-translate";
import { toTermsParts } from "./terms-parts";

const listPages = (locale: string, isCompany: boolean) =>
  toTermsParts(createTranslate(locale), isCompany).flatMap(({ page }) => page ?? []);

const locales = countryTable.flatMap((country) => country.locales);

it.each(locales)("links in %s the right of withdrawal to consumers alone", (locale) => {
  expect(new Set(listPages(locale, false))).toEqual(
    new Set(["terms-and-conditions", "return-policy", "privacy-data"]),
  );
  expect(listPages(locale, true)).toEqual(["terms-and-conditions", "privacy-data"]);
});

it("leaves no mark in a company's sentence", () => {
  const sentence = toTermsParts(createTranslate("de-DE"), true);
  expect(sentence.map(({ text }) => text).join("")).toBe(
    "Mit Ihrer Bestellung akzeptieren Sie unsere Allgemeinen Geschäftsbedingungen. Bitte beachten Sie unsere Datenschutzhinweise.",
  );
});

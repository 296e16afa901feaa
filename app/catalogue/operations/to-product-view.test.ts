import { expect, it } from "vitest";
import { sampleProduct } from "../../../tests/support/sample-product";
import { getCountry } from "../../countries/model/country-table";
import { createTranslate } from "../../i18n/create-translate";
import { unpackTexts } from "../model/packed-texts";
import type { PageWords } from "./page-words.server";
import { toProductView } from "./to-product-view.server";

const words: PageWords = {
  translate: createTranslate("en-IE"),
  locale: "en-IE",
  country: getCountry("IE"),
  now: new Date("2026-11-19T10:00:00Z"),
  prefix: "",
};

it.each([
  ["Mixes dough.\n\n\nCleans itself.", ["Mixes dough.", "Cleans itself."]],
  ["Mixes dough.", ["Mixes dough."]],
  [null, []],
])("shows the description %j by its paragraphs", (description, paragraphs) => {
  const limits = { maxAddQuantity: 99, maxLineQuantity: 999 };
  const { facts } = toProductView({ ...sampleProduct, description }, { words, offers: [], limits });
  expect(unpackTexts(facts.description)).toEqual(paragraphs);
});

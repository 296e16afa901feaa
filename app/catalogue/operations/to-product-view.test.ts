import { expect, it } from "vitest";
import { sampleProduct } from "../../../tests/support/sample-product";
import { countryTable, getCountry } from "../../countries/model/country-table";
import { money } from "../../foundation/money";
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

const limits = { maxAddQuantity: 99, maxLineQuantity: 999 };

it.each([
  ["Mixes dough.\n\n\nCleans itself.", ["Mixes dough.", "Cleans itself."]],
  ["Mixes dough.", ["Mixes dough."]],
  [null, []],
])("shows the description %j by its paragraphs", (description, paragraphs) => {
  const { facts } = toProductView({ ...sampleProduct, description }, { words, offers: [], limits });
  expect(unpackTexts(facts.description)).toEqual(paragraphs);
});

it("offers the manual in the countries that have manuals in their language", () => {
  const manualUrl = "/manuals/tig-welder.en.pdf";
  const offering = countryTable.filter((country) => {
    const source = { words: { ...words, country }, offers: [], limits };
    return toProductView({ ...sampleProduct, manualUrl }, source).facts.manualUrl === manualUrl;
  });
  expect(offering.map(({ code }) => code).sort()).toEqual(["AT", "DE", "GB", "IE", "PL"]);
});

it("carries class and scale, label and information sheet to the price", () => {
  const label = "/labels/work-light-0-2000-msw.svg";
  const papers = { energyLabelUrl: label, energySheetUrl: "/fiches/work-light-0-2000.en.pdf" };
  const show = (product: Partial<typeof sampleProduct>) => {
    const { energy } = toProductView({ ...sampleProduct, ...product }, { words, offers: [], limits });
    return energy && unpackTexts(energy);
  };
  expect(show({ energyRating: "E A–G", ...papers })).toEqual(["E A–G", label, papers.energySheetUrl]);
  expect(show({ energyRating: "A+ A+++–D" })).toEqual(["A+ A+++–D", "", ""]);
  expect(show(papers)).toBeNull();
});

it("promises neither stock nor delivery of what is not sold here", () => {
  const product = { ...sampleProduct, isEligibleForSelling: false };
  const offers = [
    {
      key: "parcel",
      name: "Parcel",
      price: money(195, "EUR"),
      freeAbove: null,
      deliveryDays: { from: 1, to: 2 },
    },
  ];
  const { buy } = toProductView(product, { words, offers, limits });
  expect(buy).toMatchObject({ isForSale: false, stock: 0 });
  expect(buy).not.toHaveProperty("delivery");
  expect(buy).not.toHaveProperty("shipping");
  const { buy: sold } = toProductView(sampleProduct, { words, offers, limits });
  expect(sold.shipping).toBeDefined();
});

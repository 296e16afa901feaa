import { describe, expect, it } from "vitest";
import { sampleProduct } from "../../../tests/support/sample-product";
import { getCountry } from "../../countries/model/country-table";
import { money } from "../../foundation/money";
import { createTranslate } from "../../i18n/create-translate";
import type { Product } from "../model/product";
import type { PageWords } from "./page-words.server";
import { toProductData } from "./to-product-data.server";
import { toVariantChoices } from "./to-variant-choices.server";

const words: PageWords = {
  translate: createTranslate("fr-BE"),
  locale: "fr-BE",
  country: getCountry("BE"),
  now: new Date("2026-11-19T10:00:00Z"),
  prefix: "/fr",
};

const toVariant = (sku: string, values: readonly string[], availableQuantity = 3) => ({
  sku,
  name: values.join(" · "),
  values,
  price: { value: money(12_345, "EUR"), reduction: null, changesAt: null },
  availableQuantity,
  picture: null,
});

const product: Product = {
  ...sampleProduct,
  slug: "chemise",
  sku: "R/S",
  options: ["Couleur", "Taille"],
  variants: [
    toVariant("R/S", ["rouge", "S"]),
    toVariant("R/M", ["rouge", "M"], 0),
    toVariant("B/M", ["bleu", "M"]),
  ],
};

describe("the choices of a product's page", () => {
  it("lead each to the variant that differs in nothing else, by an address of its own", () => {
    expect(toVariantChoices(product, words)[1]).toEqual([
      "Taille",
      [
        ["S", "/fr/chemise/?variant=R%2FS", null, true],
        ["M", "/fr/chemise/?variant=R%2FM", "En rupture de stock", false],
      ],
    ]);
  });

  it("say where there is no such combination, and lead to the one most like it", () => {
    const options = toVariantChoices(product, words)[0]?.[1];
    expect(options?.[1]).toEqual([
      "bleu",
      "/fr/chemise/?variant=B%2FM",
      "uniquement dans une autre combinaison",
      false,
    ]);
  });

  it("are none of a product that comes in one form", () =>
    expect(toVariantChoices(sampleProduct, words)).toEqual([]));
});

describe("the data that search engines read", () => {
  const data = toProductData(product, "https://www.ironhall.be/fr", "https://www.ironhall.be");

  it("are those of a group, whose variants have their own addresses, the shown one first", () => {
    expect(data).toMatchObject({ "@type": "ProductGroup", url: "https://www.ironhall.be/fr/chemise/" });
    expect(data.hasVariant).toMatchObject([
      { "@type": "Product", sku: "R/S", name: "Planetary mixer – rouge · S" },
      { sku: "R/M", offers: { availability: "https://schema.org/OutOfStock", price: "123.45" } },
      { sku: "B/M", offers: { url: "https://www.ironhall.be/fr/chemise/?variant=B%2FM" } },
    ]);
  });

  it("are those of a product that comes in one form", () => {
    const own = toProductData(sampleProduct, "https://www.ironhall.ie", "https://www.ironhall.ie");
    expect(own).toMatchObject({
      "@type": "Product",
      name: "Planetary mixer",
      offers: { url: "https://www.ironhall.ie/planetary-mixer-10012874/", price: "749.00" },
    });
  });
});

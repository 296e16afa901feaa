import { describe, expect, it } from "vitest";
import { irishI18n } from "../../../tests/support/page-i18n";
import { sampleProduct } from "../../../tests/support/sample-product";
import { getCountry } from "../../countries/model/country-table";
import { money } from "../../foundation/money";
import { createTranslate } from "../../i18n/create-translate";
import type { Product } from "../model/product";
import type { PageI18n } from "./page-i18n.server";
import { toProductData } from "./to-product-data.server";
import { toVariantChoices } from "./to-variant-choices.server";

const i18n: PageI18n = {
  ...irishI18n,
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
  it("link to the variant that differs in nothing else", () => {
    expect(toVariantChoices(product, i18n)[1]).toEqual({
      label: "Taille",
      options: [
        { value: "S", href: "/fr/chemise/?variant=R%2FS", note: null, isChosen: true },
        { value: "M", href: "/fr/chemise/?variant=R%2FM", note: "En rupture de stock", isChosen: false },
      ],
    });
  });

  it("link to the closest variant with a note when the combination does not exist", () => {
    expect(toVariantChoices(product, i18n)[0]?.options[1]).toEqual({
      value: "bleu",
      href: "/fr/chemise/?variant=B%2FM",
      note: "uniquement dans une autre combinaison",
      isChosen: false,
    });
  });

  it("are empty for a product without variants", () =>
    expect(toVariantChoices(sampleProduct, i18n)).toEqual([]));
});

describe("the structured data of a product", () => {
  const origin = "https://www.ironhall.be";
  const scope = {
    origin,
    base: `${origin}/fr`,
    country: i18n.country,
    offers: [],
    returnCountry: null,
    returnsUrl: `${origin}/fr/retours/`,
  };
  const data = toProductData(product, scope);

  it("describe a group whose variants have their own URLs, the shown one first", () => {
    expect(data).toMatchObject({ "@type": "ProductGroup", url: "https://www.ironhall.be/fr/chemise/" });
    expect(data.hasVariant).toMatchObject([
      { "@type": "Product", sku: "R/S", name: "Planetary mixer – rouge · S" },
      { sku: "R/M", offers: { availability: "https://schema.org/OutOfStock", price: "123.45" } },
      { sku: "B/M", offers: { url: "https://www.ironhall.be/fr/chemise/?variant=B%2FM" } },
    ]);
  });

  it("describe a product without variants", () => {
    const own = toProductData(sampleProduct, { ...scope, base: "https://www.ironhall.ie" });
    expect(own).toMatchObject({
      "@type": "Product",
      name: "Planetary mixer",
      offers: { url: "https://www.ironhall.ie/planetary-mixer-10012874/", price: "749.00" },
    });
  });
});

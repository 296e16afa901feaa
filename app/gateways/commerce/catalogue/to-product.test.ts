import { describe, expect, it } from "vitest";
import { openCatalogueScope } from "../../../../tests/support/catalogue-scope";
import type { Json } from "../graphql";
import type { RawVariantOffer, RawVariantTexts } from "./product-fragment";
import { toProductTexts } from "./product-texts";
import { toProduct } from "./to-product";
import { type CardScope, toWholeCard } from "./to-product-card";

const scope = openCatalogueScope(() => null);
const taxRates = new Map([["tax", 0.19]]);

type Variant = {
  readonly sku: string;
  /** null: no price here. */
  readonly cents?: number | null;
  readonly pieces?: number;
  readonly attributes?: Readonly<Record<string, Json>>;
  readonly picture?: string;
};

const toOffer = ({ sku, cents = 100, pieces = 3 }: Variant): RawVariantOffer => ({
  sku,
  price:
    cents === null
      ? null
      : { value: { centAmount: cents }, validUntil: null, discounted: null, custom: null },
  soon: null,
  availability: { noChannel: { availableQuantity: pieces } },
});

const toTranslations = ({ attributes = {}, picture }: Variant): RawVariantTexts => ({
  images: picture === undefined ? [] : [{ url: picture, label: null }],
  attributesRaw: Object.entries(attributes).map(([name, value]) => ({
    name,
    value,
    attributeDefinition: { label: name, attributeConstraint: "None" },
  })),
});

/** Builds the platform's response for a product of these variants, the first of them its master. */
function toAnswer([master, ...others]: readonly [Variant, ...Variant[]]) {
  const toVariant = (variant: Variant) => ({ ...toOffer(variant), ...toTranslations(variant) });
  const current = {
    name: "Hemd",
    slug: "hemd",
    slugAllLocales: [],
    description: null,
    metaTitle: null,
    metaDescription: null,
    categories: [],
    masterVariant: toVariant(master),
    variants: others.map(toVariant),
  };
  const masterData = { current };
  return { id: "p1", version: 1, taxCategoryRef: { id: "tax" }, reviewRatingStatistics: null, masterData };
}

function load(variants: readonly [Variant, ...Variant[]], requested: string | null = null) {
  const raw = toAnswer(variants);
  const texts = toProductTexts(raw.masterData.current, scope);
  return texts && toProduct(raw, texts, { ...scope, taxRates }, requested);
}

function loadCard(variants: readonly [Variant, ...Variant[]]) {
  const cardScope: CardScope = { ...scope, taxRates, attributes: { names: [], labels: new Map(), limit: 3 } };
  return toWholeCard(toAnswer(variants), cardScope);
}

const colour = (key: string) => ({ colour: { key, label: key } });
const red = { sku: "HEMD-ROT", cents: 100, attributes: colour("rot"), picture: "/rot.svg" };
const blue = { sku: "HEMD-BLAU", cents: 200, pieces: 8, attributes: colour("blau"), picture: "/blau.svg" };

describe("a product with variants", () => {
  it("has price, stock, number, pictures and data of the requested variant", () => {
    expect(load([red, blue], "HEMD-BLAU")).toMatchObject({
      sku: "HEMD-BLAU",
      productNumber: "HEMD-BLAU",
      price: { value: { centAmount: 200 } },
      availableQuantity: 8,
      picture: "/blau.svg",
      technicalData: [{ label: "colour", value: "blau" }],
    });
  });

  it("names the differences between its variants, and each variant by them", () => {
    const product = load([red, blue]);
    expect(product?.options).toEqual(["colour"]);
    expect(product?.variants.map(({ sku, name }) => [sku, name])).toEqual([
      ["HEMD-ROT", "rot"],
      ["HEMD-BLAU", "blau"],
    ]);
  });

  it("distinguishes variants with equal attributes by their numbers", () => {
    const product = load([red, { ...blue, attributes: colour("rot") }]);
    expect(product?.options).toEqual([""]);
    expect(product?.variants.map(({ name }) => name)).toEqual(["HEMD-ROT", "HEMD-BLAU"]);
  });

  it.each([
    ["is sold where only another variant than the first has a price", { ...red, cents: null }, null],
    ["begins with the first variant that is in stock", { ...red, pieces: 0 }, null],
    [
      "passes over a variant that is not for sale here",
      { ...red, attributes: { eligibleForSelling: { "de-DE": "false" } } },
      null,
    ],
    ["shows what it has when it has no such variant", { ...red, cents: null }, "HEMD-ROT"],
  ])("%s", (_what, master, requested) => {
    expect(load([master, blue], requested)).toMatchObject({ sku: "HEMD-BLAU" });
    expect(loadCard([master, blue])).toMatchObject({ sku: "HEMD-BLAU", picture: "/blau.svg" });
  });

  it("is represented by the cheapest variant in stock on page and card, with a starting price", () => {
    const green = { ...blue, sku: "HEMD-GRUEN", cents: 150, attributes: colour("gruen") };
    for (const master of [
      { ...red, pieces: 0 },
      { ...red, cents: 300 },
    ]) {
      expect(load([master, blue, green])).toMatchObject({ sku: "HEMD-GRUEN" });
      const card = loadCard([master, blue, green]);
      expect(card).toMatchObject({
        sku: "HEMD-GRUEN",
        price: { value: { centAmount: 150 } },
        isPriceFrom: true,
      });
    }
    expect(loadCard([{ ...red, cents: 200 }, blue])?.isPriceFrom).toBeUndefined();
  });

  it("has no choice if only one variant is sold", () =>
    expect(load([{ ...red, cents: null }, blue])?.variants).toEqual([]));
});

describe("a product's article number", () => {
  it.each([
    ["EX10012874", "10012874"],
    ["M0E20000000DLYA", "M0E20000000DLYA"],
    ["shoe.7/39", "shoe.7/39"],
  ])("of %s is shown as %s", (sku, shown) => expect(load([{ sku }])?.productNumber).toBe(shown));
});

describe("a product's weights and sizes", () => {
  it("are listed with its technical data, and not among the attributes for comparison", () => {
    const product = load([{ sku: "EX10012874", attributes: { netWeight: 12, power: 900, grossWidth: 40 } }]);
    expect(product?.technicalData.map(({ label }) => label)).toEqual(["power"]);
    expect(product?.measures.map(({ label }) => label)).toEqual(["netWeight", "grossWidth"]);
    expect(product?.attributes.map(({ label }) => label)).toEqual(["power"]);
  });
});

describe("an extra guarantee", () => {
  it("shows none of its terms as technical data", () => {
    const attributes = { years: 2, rate: 8, shortName: { de: "2 Jahre" }, enabledOnMarket: { de: "true" } };
    expect(load([{ sku: "4100022", attributes }])?.technicalData).toEqual([]);
  });
});

describe("a product's documents", () => {
  it("are in the shop's language; its label is in none", () => {
    const inTwo = (folder: string) => ({ de: `/${folder}/a.de.pdf`, en: `/${folder}/a.en.pdf` });
    const attributes = {
      manualUrl: inTwo("manuals"),
      energyRating: "C",
      energyRatingLabel: "/labels/a.svg",
      energyRatingFiche: inTwo("fiches"),
    };
    expect(load([{ sku: "EX10070000", attributes }])).toMatchObject({
      manual: { url: "/manuals/a.de.pdf", language: "de" },
      energyRating: "C A–G",
      energyLabelUrl: "/labels/a.svg",
      energySheetUrl: "/fiches/a.de.pdf",
      technicalData: [],
    });
  });
});

describe("the breadcrumb of a product", () => {
  const toCategory = (slug: string, ...above: string[]) => ({
    id: slug,
    name: slug,
    slug,
    ancestors: above.map((key) => ({ key, name: key, slug: key })),
  });
  const bakery = toCategory("bakers-mixers", "industry-categories", "bakeries");
  const kitchen = toCategory("mixers", "all-categories", "kitchen");
  const advice = toCategory("services", "longtail-categories");

  it.each([
    ["leads through the departments", [bakery, kitchen], ["kitchen", "mixers"]],
    ["leads through another tree where it must", [bakery], ["bakeries", "bakers-mixers"]],
    ["never shows the root of a tree", [advice], ["services"]],
    ["is empty without a category", [], []],
  ])("%s", (_what, categories, slugs) => {
    const texts = toProductTexts({ ...toAnswer([red]).masterData.current, categories }, scope);
    expect(texts?.shared.categories.map(({ slug }) => slug)).toEqual(slugs);
  });
});

import { describe, expect, it } from "vitest";
import type { CountryCode } from "../../countries/model/country";
import { getCountry } from "../../countries/model/country-table";
import type { Locale } from "../../countries/model/locale";
import type { SearchCategory, SearchContext, SearchShop, SearchSource, SearchVariant } from "./search-source";
import { toCategoryRecord, toSearchRecord } from "./to-search-record";

const shopOf = (code: CountryCode, locale: Locale, ...chain: string[]): SearchShop => ({
  country: getCountry(code),
  locale,
  chain: [locale, ...chain],
});
const germany = shopOf("DE", "de-DE", "de", "en");
const romandy = shopOf("CH", "fr-CH", "fr", "de", "it", "en");

const category = (key: string, parentId: string | null, change: Partial<SearchCategory> = {}) => ({
  id: `id-${key}`,
  key,
  parentId: parentId && `id-${parentId}`,
  isRoot: parentId === null,
  names: { de: `${key} (de)` },
  slugs: { de: key },
  excludedLocales: [],
  ...change,
});

const categories: readonly SearchCategory[] = [
  category("root", null),
  category("kitchen", "root"),
  category("mixers", "kitchen"),
  category("quiet", "root", { excludedLocales: ["fr-CH"] }),
];

const context: SearchContext = {
  categories: new Map(categories.map((each) => [each.id, each])),
  attributes: new Map([
    [
      "mixer",
      [
        { name: "capacity", labels: { de: { label: "Fassungsvermögen", unit: "l" } } },
        { name: "power", labels: { de: { label: "Leistung", unit: "kW" } } },
        { name: "drainTap", labels: { de: { label: "Ablasshahn", unit: null } } },
        { name: "material", labels: { de: { label: "Material", unit: null } } },
      ],
    ],
  ]),
  taxedCountries: new Map([["standard", new Set(["DE", "CH"])]]),
  nextDiscountStart: null,
  nextPriceStarts: new Map(),
};

const price = { cents: 10_000, listCents: 10_000, isReduced: false, changesAt: null };

const variant = (change: Partial<SearchVariant> = {}): SearchVariant => ({
  sku: "EX10012874",
  brand: "Royal Catering",
  family: "mixer",
  model: "RC-20",
  ean: "4011220200008",
  tags: [],
  releaseDate: "2026-10-01",
  isAccessory: false,
  grade: null,
  highlights: {},
  summary: { de: "Knetet <b>schwere</b> Teige." },
  excludedLocales: [],
  figures: { capacity: [20], power: [1.5], drainTap: [true], material: [{ de: "Edelstahl" }] },
  availableQuantity: 3,
  prices: { DE: price, CH: price },
  ...change,
});

const source = (change: Partial<SearchSource> = {}): SearchSource => ({
  id: "p1",
  typeId: "mixer",
  taxCategoryId: "standard",
  categoryIds: ["id-mixers", "id-quiet"],
  createdAt: "2026-11-01T00:00:00.000Z",
  rating: { average: 4.5, count: 12 },
  names: { de: "Rührmaschine RC-20" },
  slugs: { de: "ruehrmaschine-10012874" },
  descriptions: {},
  keywords: { de: "Rührmaschine, Rührmaschinen, Royal Catering, RC-20" },
  variants: [variant()],
  ...change,
});

const record = (change: Partial<SearchSource> = {}, shop = germany) =>
  toSearchRecord(source(change), shop, context);

describe("the search's record of a product", () => {
  it("contains what shoppers look for, with attributes as numbers and as text", () => {
    expect(record()).toEqual({
      objectID: "p1",
      sku: "EX10012874",
      skus: ["EX10012874"],
      eans: ["4011220200008"],
      name: "Rührmaschine RC-20",
      slug: "ruehrmaschine-10012874",
      url: "/ruehrmaschine-10012874/",
      brand: "Royal Catering",
      family: "mixer",
      keywords: ["Rührmaschine", "Rührmaschinen"],
      text: "Knetet schwere Teige.",
      categoryNames: ["kitchen (de)", "mixers (de)", "quiet (de)"],
      categories: { lvl0: ["kitchen", "quiet"], lvl1: ["kitchen > mixers"], lvl2: [], lvl3: [], lvl4: [] },
      tags: [],
      price: 10_000,
      listPrice: 10_000,
      reduction: 0,
      rating: 4.5,
      reviewCount: 12,
      inStock: true,
      popularity: 1_012,
      createdAt: Date.parse("2026-11-01T00:00:00.000Z"),
      publishedAt: Date.parse("2026-10-01"),
      isBware: false,
      attributes: { capacity: 20, power: 1.5, drainTap: "true", material: "Edelstahl" },
      figures: ["capacity", "power", "drainTap", "material"],
      words: ["Fassungsvermögen 20 l", "Leistung 1,5 kW", "Ablasshahn", "Material Edelstahl"],
    });
  });

  it("falls back to the shop's next language for missing texts, with that language in its URL", () => {
    const found = record({}, romandy);
    expect(found).toMatchObject({ name: "Rührmaschine RC-20", url: "/fr/ruehrmaschine-10012874/" });
    expect(found?.categories.lvl0).toEqual(["kitchen"]);
  });

  it.each([
    ["it has no price there", { variants: [variant({ prices: { CH: price } })] }],
    ["it is marked as not for sale there", { variants: [variant({ excludedLocales: ["de-DE"] })] }],
    ["nobody can lay hands on it", { variants: [variant({ sku: "4100021" })] }],
    ["its tax category has no rate there", { taxCategoryId: "other" }],
    ["it has no address", { slugs: {} }],
    ["it has no variant", { variants: [] }],
  ] satisfies [string, Partial<SearchSource>][])("is null when %s", (_why, change) => {
    expect(record(change)).toBeNull();
  });

  it("has all numbers of its variants, the lowest price, and lists for differing values", () => {
    const large = variant({
      sku: "EX10012875",
      ean: null,
      figures: { capacity: [40], power: [1.5] },
      prices: { DE: { ...price, cents: 9_000, listCents: 12_000, isReduced: true } },
    });
    expect(record({ variants: [variant({ availableQuantity: 0 }), large] })).toMatchObject({
      sku: "EX10012875",
      skus: ["EX10012874", "EX10012875"],
      eans: ["4011220200008"],
      price: 9_000,
      listPrice: 12_000,
      reduction: 2_500,
      inStock: true,
      attributes: { capacity: [20, 40], power: 1.5 },
    });
  });

  it("has the price of the cheapest variant in stock, which its card shows, not of a sold-out one", () => {
    const cheap = variant({ availableQuantity: 0, prices: { DE: { ...price, cents: 5_000 } } });
    const dear = variant({ sku: "EX10012875", prices: { DE: { ...price, cents: 30_000 } } });
    const middle = variant({ sku: "EX10012876", prices: { DE: { ...price, cents: 20_000 } } });
    expect(record({ variants: [cheap, dear, middle] })).toMatchObject({ sku: "EX10012876", price: 20_000 });
    const soldOut = [dear, middle].map((each) => ({ ...each, availableQuantity: 0 }));
    expect(record({ variants: [cheap, ...soldOut] })).toMatchObject({ sku: "EX10012874", price: 5_000 });
  });

  it("is not on sale if only a variant that its card does not show is reduced", () => {
    const reduced = variant({
      sku: "EX10012875",
      prices: { DE: { ...price, cents: 20_000, isReduced: true } },
    });
    expect(record({ variants: [variant({ tags: [] }), reduced] })?.tags).toEqual([]);
  });

  it("is on sale while a price is reduced, regardless of the merchant's tag", () => {
    const tagged = variant({ tags: ["on-sale", "bestseller", "campaign:black_friday"] });
    expect(record({ variants: [tagged] })?.tags).toEqual(["bestseller", "campaign:black_friday"]);
    const reduced = variant({ prices: { DE: { ...price, isReduced: true } } });
    expect(record({ variants: [reduced] })?.tags).toEqual(["on-sale"]);
  });

  it("has the grade of a used article, and none of a new one", () => {
    expect(record({ variants: [variant({ tags: ["bware"], grade: "b" })] })).toMatchObject({
      isBware: true,
      grade: "b",
    });
    expect(record()).not.toHaveProperty("grade");
  });

  it("ranks machines before accessories, and bestsellers first in each group", () => {
    const points = (change: Partial<SearchVariant>) =>
      record({ variants: [variant(change)] })?.popularity ?? 0;
    const inOrder = [
      points({ tags: ["bestseller"] }),
      points({}),
      points({ isAccessory: true, tags: ["bestseller"] }),
      points({ isAccessory: true }),
    ];
    expect(inOrder).toEqual(inOrder.toSorted((one, other) => other - one));
    expect(new Set(inOrder).size).toBe(4);
  });

  it("contains when a price may next change by itself: its own, a standalone one, or by a future discount", () => {
    const ending = variant({ prices: { DE: { ...price, changesAt: "2026-12-01T00:00:00.000Z" } } });
    expect(record({ variants: [ending] })?.changesAt).toBe(Date.parse("2026-12-01T00:00:00.000Z"));
    const beginning = { ...context, nextPriceStarts: new Map([[ending.sku, "2026-11-28T00:00:00.000Z"]]) };
    expect(toSearchRecord(source({ variants: [ending] }), germany, beginning)?.changesAt).toBe(
      Date.parse("2026-11-28T00:00:00.000Z"),
    );
    const coming = { ...context, nextDiscountStart: "2026-11-25T00:00:00.000Z" };
    expect(toSearchRecord(source({ variants: [ending] }), germany, coming)?.changesAt).toBe(
      Date.parse("2026-11-25T00:00:00.000Z"),
    );
  });
});

describe("the search's record of a category", () => {
  it("contains its path", () => {
    expect(toCategoryRecord("id-mixers", 7, germany, context)).toEqual({
      objectID: "id-mixers",
      key: "mixers",
      name: "mixers (de)",
      url: "/mixers/",
      path: ["kitchen (de)", "mixers (de)"],
      count: 7,
    });
  });

  it("is null for a tree's root, and for a hidden category", () => {
    expect(toCategoryRecord("id-root", 7, germany, context)).toBeNull();
    expect(toCategoryRecord("id-quiet", 7, romandy, context)).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import { allFamilies } from "./assortment/all-families.ts";
import { currencies } from "./currency.ts";
import { checkDigit } from "./drafts/ean.ts";
import { createProduct } from "./drafts/product.ts";
import { shopAttributes } from "./drafts/shop-attributes.ts";
import { generateCatalogue, generateInParts } from "./generate-catalogue.ts";
import { languages } from "./language.ts";
import { planCatalogue } from "./plan/plan-catalogue.ts";

const now = new Date("2026-11-21T09:00:00Z");
const catalogue = generateCatalogue({ products: 1200, now });
const { categories } = catalogue;
/** Without guarantees and gifts, which follow the planned ones. */
const products = planCatalogue(1200).map((product) => createProduct(product, 2007, now));
const first200 = products.slice(0, 200);

describe("the demo catalogue", () => {
  it("has 1,200 products of 36 families with about 1,500 unique SKUs", () => {
    const skus = products.flatMap(listSkus);
    expect(allFamilies).toHaveLength(36);
    for (const family of allFamilies) {
      expect(
        first200.some(({ productType }) => productType.key === family.key),
        family.key,
      ).toBe(true);
    }
    expect(catalogue.products.slice(0, 1200)).toEqual(products);
    expect(new Set(skus).size).toBe(skus.length);
    expect(skus.length).toBeGreaterThan(1450);
    expect(skus.length).toBeLessThan(1700);
  });

  it("has no two products, and no two categories, with the same name or slug in a language", () => {
    for (const language of languages) {
      expect(findTwice(catalogue.products.map(({ slug }) => slug[language])), language).toEqual([]);
      expect(findTwice(products.map(({ name }) => name[language])), language).toEqual([]);
      expect(findTwice(categories.map(({ slug }) => slug[language])), language).toEqual([]);
    }
  });

  it("is the same for the same options, at any hour", () => {
    const evening = new Date("2026-11-21T23:59:00Z");
    const morning = generateCatalogue({ products: 60, now });
    expect(JSON.stringify(generateCatalogue({ products: 60, now: evening }))).toBe(JSON.stringify(morning));
  });

  it("starts with the same products at every size", () => {
    const few = generateCatalogue({ products: 60, now });
    expect(JSON.stringify(few.products.slice(0, 60))).toBe(JSON.stringify(products.slice(0, 60)));
  });

  it("has the same drafts in parts, which reference nothing of later ones", () => {
    const options = { products: 60, now };
    const parts = [...generateInParts(options, 25)];
    const whole = generateCatalogue(options);
    expect(parts.map((part) => part.products?.length)).toEqual([whole.products.length - 35, 25, 10]);
    for (const kind of Object.keys(whole) as (keyof typeof whole)[]) {
      const drafts = parts.flatMap((part): readonly unknown[] => part[kind] ?? []);
      const toTexts = (of: readonly unknown[]) => of.map((draft) => JSON.stringify(draft)).sort();
      expect(toTexts(drafts), kind).toEqual(toTexts(whole[kind]));
    }
  });

  it("ends slugs in the eight digits of the SKU", () => {
    for (const { masterVariant, slug } of products) {
      const digits = masterVariant.sku.replace(/\D/g, "").padStart(8, "0");
      const ending = new RegExp(`^[a-z0-9-]{2,240}-${digits}$`);
      expect(languages.filter((language) => !ending.test(slug[language]))).toEqual([]);
    }
  });

  it("has some of each kind of goods among the first 200", () => {
    const count = (prefix: string) => first200.filter(({ key }) => key.startsWith(prefix)).length;
    expect(count("EX10")).toBeGreaterThan(170);
    expect(count("EX20")).toBeGreaterThan(4);
    expect(count("EX18")).toBeGreaterThan(2);
    expect(count("EX50")).toBe(1);
    expect(count("41000")).toBeGreaterThan(2);
    expect(first200.filter(({ productType }) => productType.key === "accessory").length).toBeGreaterThan(30);
  });

  it("offers variants in eight families, each distinguished by declared attributes", () => {
    const varied = allFamilies.filter(({ variants }) => variants);
    expect(varied.length).toBeGreaterThanOrEqual(8);
    for (const { key, variants } of varied) {
      expect(
        first200.some((product) => product.productType.key === key && product.variants),
        key,
      ).toBe(true);
      const type = catalogue["product-types"].find((candidate) => candidate.key === key);
      const declared = type?.attributes.filter(
        ({ attributeConstraint }) => attributeConstraint === "CombinationUnique",
      );
      expect(declared?.map(({ name }) => name).sort()).toEqual([...(variants?.by ?? [])].sort());
    }
  });

  it("sells the test article nowhere, and a few products not everywhere", () => {
    const test = products.find(({ key }) => key.startsWith("EX50"));
    const marks = Object.values(attributeOf(test, "eligibleForSelling") ?? {});
    expect(marks).toEqual(Array.from({ length: 28 }, () => "false"));
    const excluded = products.filter((product) => attributeOf(product, "eligibleForSelling"));
    expect(excluded.length).toBeGreaterThan(15);
    expect(excluded.length).toBeLessThan(60);
  });

  it("derives used machines and sets from new ones: same article, other price", () => {
    const byKey = new Map(products.map((product) => [product.key, product]));
    const used = products.filter(({ key }) => key.startsWith("EX20"));
    for (const product of used) {
      const fresh = byKey.get(String(attributeOf(product, "awareSku")));
      expect(fresh?.key.slice(4)).toBe(product.key.slice(4));
      for (const name of ["ean", "model", "techdetails"]) {
        expect(attributeOf(product, name), name).toEqual(attributeOf(fresh, name));
      }
      expect(attributeOf(product, "tags")).toContain("bware");
      const grade = attributeOf(product, "bwareGrade");
      expect(grade).toMatch(/^[abc]$/);
      const drawn = product.masterVariant.images.flatMap(({ url }) => /-used-([abc])-/.exec(url)?.[1] ?? []);
      expect(drawn.filter((each) => each !== grade)).toEqual([]);
      expect(firstPrice(product)).toBeLessThan(firstPrice(fresh));
    }
    for (const set of products.filter(({ key }) => key.startsWith("EX18"))) {
      expect(firstPrice(set)).toBeGreaterThan(firstPrice(byKey.get(set.key.replace("EX18", "EX10"))));
    }
  });

  it("connects accessories and machines by existing SKUs", () => {
    const skus = new Set(products.flatMap(listSkus));
    const linked = products.flatMap((product) =>
      [attributeOf(product, "relatedAccessories"), attributeOf(product, "parentProductsForAccessory")].flat(),
    );
    expect(linked.filter((sku) => sku !== undefined && !skus.has(String(sku)))).toEqual([]);
  });

  it("has EANs with valid check digits, one per new article", () => {
    const eans = products
      .filter(({ key }) => key.startsWith("EX"))
      .map((product) => attributeOf(product, "ean"));
    for (const ean of eans) {
      expect(ean).toMatch(/^\d{13}$/);
      expect(Number(String(ean).at(-1))).toBe(checkDigit(String(ean).slice(0, 12)));
    }
    expect(checkDigit("400638133393")).toBe(1);
    const fresh = products
      .filter(({ key }) => key.startsWith("EX10"))
      .map((product) => attributeOf(product, "ean"));
    expect(findTwice(fresh.map(String))).toEqual([]);
  });

  it("uses every attribute of the specification, and defines every used one", () => {
    const filled = new Set(
      products.flatMap(({ masterVariant }) => masterVariant.attributes.map(({ name }) => name)),
    );
    expect(shopAttributes.map(({ name }) => name).filter((name) => !filled.has(name))).toEqual([]);
    for (const { productType, masterVariant, variants = [] } of products) {
      const type = catalogue["product-types"].find(({ key }) => key === productType.key);
      const defined = new Set(type?.attributes.map(({ name }) => name));
      for (const { attributes } of [masterVariant, ...variants]) {
        expect(attributes.map(({ name }) => name).filter((name) => !defined.has(name))).toEqual([]);
      }
    }
  });

  it("rates the energy of products that require a label", () => {
    const rated = products.filter((product) => attributeOf(product, "energyRating"));
    const keys = new Set(rated.map(({ productType }) => productType.key));
    expect([...keys].sort()).toEqual(
      allFamilies
        .filter(({ energy }) => energy)
        .map(({ key }) => key)
        .sort(),
    );
    for (const product of rated) expect(attributeOf(product, "energyRating")).toMatch(/^[A-G]\+{0,3}$/);
  });
});

describe("its prices and stock", () => {
  it("exist once for each of the 11 currencies, in whole minor units", () => {
    for (const { masterVariant } of products) {
      const everywhere = masterVariant.prices.filter((price) => !("country" in price));
      expect(everywhere.map(({ value }) => value.currencyCode)).toEqual(currencies);
      for (const { value } of masterVariant.prices) expect(Number.isInteger(value.centAmount)).toBe(true);
    }
  });

  it("are reduced by running, ended and future discounts", () => {
    const reduced = products.flatMap(({ masterVariant }) =>
      masterVariant.prices.flatMap(({ value, discounted }) => (discounted ? [{ value, discounted }] : [])),
    );
    const keys = new Set(reduced.map(({ discounted }) => discounted.discount.key));
    expect([...keys].sort()).toEqual(catalogue["product-discounts"].map(({ key }) => key).sort());
    for (const { value, discounted } of reduced) {
      expect(discounted.value.centAmount).toBeLessThan(value.centAmount);
    }
  });

  it("range from none to plenty, and services have no entry", () => {
    const quantities = catalogue.inventory.map(({ quantityOnStock }) => quantityOnStock);
    expect(Math.min(...quantities)).toBe(0);
    expect(Math.max(...quantities)).toBeGreaterThan(100);
    expect(quantities.filter((quantity) => quantity > 0 && quantity <= 10).length).toBeGreaterThan(100);
    expect(catalogue.inventory.filter(({ sku }) => sku.startsWith("41000"))).toEqual([]);
  });
});

type Product = (typeof products)[number];

function listSkus({ masterVariant, variants = [] }: Product): readonly string[] {
  return [masterVariant, ...variants].map(({ sku }) => sku);
}

function attributeOf(product: Product | undefined, name: string): unknown {
  return product?.masterVariant.attributes.find((attribute) => attribute.name === name)?.value;
}

function firstPrice(product: Product | undefined): number {
  return product?.masterVariant.prices[0]?.value.centAmount ?? 0;
}

function findTwice(texts: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return texts.filter((text) => seen.size === seen.add(text).size);
}

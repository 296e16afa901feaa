import { describe, expect, it } from "vitest";
import { type CategoryNode, createCategoryTree } from "./category-tree.ts";
import { currencies } from "./currency.ts";
import type { createProduct } from "./drafts/product.ts";
import { checkDigit } from "./drafts/product-attributes.ts";
import { type Catalogue, generateCatalogue } from "./generate-catalogue.ts";
import { languages } from "./language.ts";
import { reductionKeys } from "./trade/reduction.ts";

const now = new Date("2026-11-21T09:00:00Z");
const catalogue = generateCatalogue({ products: 200, now });
const { categories } = catalogue;
const products = listArticles(catalogue.products);

describe("the demo catalogue", () => {
  it("has 200 products of 14 families with keys, SKUs and slugs of their own", () => {
    expect(products).toHaveLength(200);
    expect(new Set(products.map(({ key }) => key)).size).toBe(200);
    expect(new Set(products.map(({ productType }) => productType.key)).size).toBe(14);
    for (const language of languages) {
      expect(new Set(products.map(({ slug }) => slug[language])).size).toBe(200);
      expect(new Set(categories.map(({ slug }) => slug[language])).size).toBe(categories.length);
    }
  });

  it("is the same for the same options, whatever the hour", () => {
    const evening = new Date("2026-11-21T23:59:00Z");
    expect(generateCatalogue({ products: 200, now: evening })).toEqual(catalogue);
  });

  it("begins in the same way however many products it has", () => {
    const few = generateCatalogue({ products: 20, now });
    expect(listArticles(few.products)).toEqual(products.slice(0, 20));
  });

  it("keeps the SKU convention and ends slugs in the product number", () => {
    for (const { masterVariant, slug } of products) {
      expect(masterVariant.sku).toMatch(/^EX(10|20|18|50)\d{6}$/);
      const ending = new RegExp(`^[a-z0-9-]{2,240}-${masterVariant.sku.slice(2)}$`);
      expect(languages.filter((language) => !ending.test(slug[language]))).toEqual([]);
    }
  });

  it("has new, used, set and test products", () => {
    const count = (prefix: string) => products.filter(({ key }) => key.startsWith(prefix)).length;
    expect(count("EX10")).toBeGreaterThan(170);
    expect(count("EX20")).toBeGreaterThan(5);
    expect(count("EX18")).toBeGreaterThan(1);
    expect(count("EX5")).toBe(1);
  });

  it("has a few products in variants, with numbers, prices and stock of their own", () => {
    const varied = products.filter(({ variants }) => variants);
    expect(varied).toHaveLength(4);
    const skus = products.flatMap(({ masterVariant, variants = [] }) => [masterVariant, ...variants]);
    expect(new Set(skus.map(({ sku }) => sku)).size).toBe(200 + 8);
    const known = new Set(catalogue.inventory.map(({ sku }) => sku));
    expect(skus.filter(({ sku }) => !known.has(sku)).length).toBeLessThan(10);
    for (const { sku } of skus) expect(sku).toMatch(/^EX\d{8}$/);
  });

  it("offers the test product nowhere", () => {
    const test = products.find(({ key }) => key.startsWith("EX5"));
    const values = Object.values(attributeOf(test, "eligibleForSelling") ?? {});
    expect(values).toHaveLength(28);
    expect(new Set(values)).toEqual(new Set(["false"]));
  });

  it("gives EANs with a right check digit, the same to a used machine as to a new one", () => {
    for (const product of products) {
      const ean = String(attributeOf(product, "ean"));
      expect(ean).toMatch(/^\d{13}$/);
      expect(Number(ean.at(-1))).toBe(checkDigit(ean.slice(0, 12)));
    }
    expect(checkDigit("400638133393")).toBe(1);
  });
});

describe("its words", () => {
  it("are there in all 21 languages, with no gap left unfilled", () => {
    for (const { name, description, metaTitle, metaDescription } of products) {
      for (const text of [name, description, metaTitle, metaDescription]) expectWhole(text);
    }
    for (const { name } of categories) expectWhole(name);
    for (const attribute of ["highlights", "deliveryPackage", "safetyWarnings"]) {
      for (const product of products) expectWhole(attributeOf(product, attribute));
    }
  });

  it("are not left in English where a language has its own", () => {
    for (const { description } of products.slice(0, 14)) {
      expect(new Set(languages.map((language) => description[language])).size).toBe(languages.length);
    }
  });

  it("write numbers as each language does", () => {
    const [mixer] = products.filter(({ name }) => name.en.includes("1,100"));
    expect(mixer?.name.de).toContain("1.100\u00a0W");
    expect(mixer?.name.sk).toContain("1\u00a0100\u00a0W");
  });
});

describe("its categories", () => {
  it("go five levels deep, with products at the leaves only", () => {
    const depth = (node: CategoryNode): number => 1 + Math.max(0, ...node.children.map(depth));
    const tree = createCategoryTree();
    expect(tree).toHaveLength(6);
    expect(Math.max(...tree.map(depth))).toBe(5);
    const parents = parentKeys();
    for (const product of products) {
      for (const { key } of product.categories) {
        expect(categories.some((category) => category.key === key)).toBe(true);
        expect(parents.has(key)).toBe(false);
      }
    }
  });

  it("all hold products", () => {
    const used = new Set(products.flatMap((product) => product.categories.map(({ key }) => key)));
    const parents = parentKeys();
    const empty = categories.filter(({ key }) => !parents.has(key) && !used.has(key));
    expect(empty.map(({ key }) => key)).toEqual([]);
  });
});

describe("its prices", () => {
  it("are there once for each of the 11 currencies, in whole minor units", () => {
    for (const { masterVariant } of products) {
      const everywhere = masterVariant.prices.filter((price) => !("country" in price));
      expect(everywhere.map(({ value }) => value.currencyCode)).toEqual(currencies);
      for (const { value } of masterVariant.prices) expect(Number.isInteger(value.centAmount)).toBe(true);
    }
  });

  it("are reduced by discounts that run, are over or are still to come", () => {
    const reduced = products.flatMap(({ masterVariant }) =>
      masterVariant.prices.flatMap(({ value, discounted }) => (discounted ? [{ value, discounted }] : [])),
    );
    const keys = new Set(reduced.map(({ discounted }) => discounted.discount.key));
    expect([...keys].sort()).toEqual([...reductionKeys].sort());
    for (const { value, discounted } of reduced) {
      expect(discounted.value.centAmount).toBeLessThan(value.centAmount);
    }
  });

  it("show a used machine cheaper than the new one", () => {
    const used = products.find(({ key }) => key.startsWith("EX20"));
    const fresh = products.find(({ key }) => key === used?.key.replace("EX20", "EX10"));
    expect(firstPrice(used)).toBeLessThan(firstPrice(fresh));
  });
});

describe("its stock", () => {
  it("reaches from none to plenty", () => {
    const quantities = catalogue.inventory.map(({ quantityOnStock }) => quantityOnStock);
    expect(Math.min(...quantities)).toBe(0);
    expect(Math.max(...quantities)).toBeGreaterThan(100);
    expect(quantities.filter((quantity) => quantity > 0 && quantity <= 10).length).toBeGreaterThan(20);
  });
});

type Product = ReturnType<typeof createProduct>;

/** Without guarantees and gifts, which are listed nowhere. */
function listArticles(all: Catalogue["products"]): readonly Product[] {
  return all.filter((product): product is Product => product.key.startsWith("EX"));
}

/** Keys of the categories that have others below them. */
function parentKeys(): ReadonlySet<string> {
  const below = (nodes: readonly CategoryNode[]): string[] =>
    nodes.flatMap(({ key, children }) => (children.length > 0 ? [key, ...below(children)] : []));
  return new Set(["all-categories", ...below(createCategoryTree())]);
}

function attributeOf(product: Product | undefined, name: string): unknown {
  return product?.masterVariant.attributes.find((attribute) => attribute.name === name)?.value;
}

function firstPrice(product: Product | undefined): number {
  return product?.masterVariant.prices[0]?.value.centAmount ?? 0;
}

function expectWhole(text: unknown): void {
  const localized = new Map<string, unknown>(Object.entries(text ?? {}));
  const broken = languages.filter((language) => {
    const words = localized.get(language);
    return typeof words !== "string" || words.length < 2 || /undefined|NaN|\{\w+\}/.test(words);
  });
  expect(broken).toEqual([]);
}

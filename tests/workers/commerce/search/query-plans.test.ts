import { env } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import type { SqlFragment } from "../../../../worker/commerce/database/fragment.ts";
import { productFields } from "../../../../worker/commerce/products/find-products.ts";
import type { QueryInput, SearchInput } from "../../../../worker/commerce/search/search-input.ts";
import { compileSearch } from "../../../../worker/commerce/search/search-products.ts";
import { compileWhere } from "../../../../worker/commerce/where/compile-where.ts";
import { openShop } from "./search-shop.ts";

beforeAll(async () => {
  await openShop();
});

/** Tables that grow with the catalogue, by their aliases in the statements. */
const WHOLE_TABLE = /^SCAN (?:p|x|l|a|v|pr|pv|pc|i|product\w*|inventory)\b(?! VIRTUAL)/;

/** Returns the full table scans in the database's query plan. */
async function scansOf({ sql, parameters }: SqlFragment): Promise<readonly string[]> {
  const plan = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...parameters)
    .all<{ detail: string }>();
  expect(plan.results.length).toBeGreaterThan(0);
  return plan.results.map(({ detail }) => detail).filter((detail) => WHOLE_TABLE.test(detail));
}

const price = "variants.prices.currentCentAmount";
const inEuro: QueryInput = { exact: { field: "variants.prices.currencyCode", value: "EUR" } };
const soldHere: QueryInput = {
  not: [{ exact: { field: "variants.attributes.eligibleForSelling", language: "de-AT", value: "false" } }],
};
const welder = { field: "name", language: "en", value: "welder" };
const brand = "variants.attributes.brand";

const scopes: readonly (readonly [string, QueryInput])[] = [
  ["a category", { exact: { field: "categoriesSubTree", value: "c" } }],
  ["a category's own products", { exact: { field: "categories", value: "c" } }],
  ["words", { fullText: welder }],
  ["beginnings of words", { fullTextPrefix: welder }],
  ["words with typos", { fuzzy: { ...welder, level: 2 } }],
  ["a brand", { exact: { field: brand, value: "Forge" } }],
  ["a brand in any case", { exact: { field: brand, value: "forge", caseInsensitive: true } }],
  ["the beginning of a brand", { prefix: { field: brand, value: "Fo" } }],
  ["a number between bounds", { range: { long: { field: "variants.attributes.power", gte: 1, lt: 5 } } }],
  ["a time between bounds", { range: { datetime: { field: "createdAt", gte: "2026-01-01T00:00:00Z" } } }],
  ["a key", { exact: { field: "key", value: "p-00000021" } }],
  ["a slug", { exact: { field: "slug", language: "en", value: "x" } }],
  ["the beginning of a SKU", { prefix: { field: "variants.sku", value: "EX" } }],
  ["a SKU in any case", { exact: { field: "variants.sku", value: "ex00000021", caseInsensitive: true } }],
  [
    "words, a brand or a SKU",
    {
      or: [
        { fullText: welder },
        { exact: { field: brand, value: "welder", caseInsensitive: true } },
        { exact: { field: "variants.sku", value: "welder", caseInsensitive: true } },
      ],
    },
  ],
];

describe("a search scoped by", () => {
  it.each(scopes)("%s scans no table completely", async (_name, scope) => {
    const input: SearchInput = {
      query: { and: [inEuro, soldHere, scope] },
      postFilter: {
        or: [{ exact: { field: brand, value: "Forge" } }, { range: { long: { field: price, gte: 1 } } }],
      },
      sort: [
        { field: price, order: "asc", mode: "min", filter: inEuro },
        { field: "name", language: "en", order: "desc" },
      ],
      facets: [
        { distinct: { name: "b", scope: "query", field: brand, missing: "none" } },
        {
          distinct: { name: "c", scope: "query", field: "categories", filter: { exists: { field: "key" } } },
        },
        {
          ranges: {
            name: "r",
            scope: "query",
            field: price,
            filter: inEuro,
            ranges: { long: [{ from: 1 }] },
          },
        },
        { stats: { name: "s", scope: "query", field: "variants.availability.availableQuantity" } },
        { count: { name: "n", scope: "query", level: "variants" } },
        { count: { name: "all in a category", filter: { exact: { field: "categories", value: "c" } } } },
      ],
    };
    expect(await scansOf(compileSearch(new Date(), input, new Map()))).toEqual([]);
  });

  it("nothing scans, which shows that the plan reveals scans", async () => {
    expect(await scansOf(compileSearch(new Date(), { query: inEuro }, new Map()))).not.toEqual([]);
  });
});

describe("products selected by a predicate", () => {
  it.each([
    'masterData(current(slug(de = "x")))',
    'masterData(current(slug(de = "x" or en = "x")))',
    'key in ("a", "b")',
    'id = "x"',
    'masterData(current(masterVariant(sku = "x")))',
    'masterData(current(variants(sku in ("x", "y"))))',
    'productType(id = "x")',
    'createdAt > "2026-01-01T00:00:00Z"',
  ])("%s are found by an index", async (where) => {
    const { sql, parameters } = compileWhere(where, productFields);
    expect(await scansOf({ sql: `SELECT p.id FROM product p WHERE ${sql}`, parameters })).toEqual([]);
  });
});

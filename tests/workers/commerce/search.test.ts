import { env } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import { createFoundation, productDraft } from "./demo-drafts.ts";
import { clientOf, create, migrate, type PlatformClient, takeToken } from "./platform-client.ts";

let client: PlatformClient;

const SEARCH = `query Search($query: SearchQueryInput, $postFilter: SearchQueryInput, $sort: [SearchSortingInput!], $facets: [ProductSearchFacetExpressionInput!]) {
  productsSearch(query: $query, postFilter: $postFilter, sort: $sort, limit: 24, facets: $facets) {
    total
    results { id product { key } }
    facets {
      name
      ... on ProductSearchFacetResultBucket { buckets { key count } }
      ... on ProductSearchFacetResultCount { value }
      ... on ProductSearchFacetResultStats { min max count }
    }
  }
}`;

interface Found {
  readonly total: number;
  readonly keys: readonly string[];
  readonly facets: readonly { readonly name: string }[];
}

async function search(variables: Record<string, unknown>): Promise<Found> {
  const answer = await client.graphql(SEARCH, variables);
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  const {
    productsSearch,
  }: {
    productsSearch: { total: number; results: { product: { key: string } }[]; facets: { name: string }[] };
  } = answer.data;
  const { total, results, facets } = productsSearch;
  return { total, facets, keys: results.map(({ product }) => product.key.slice(-2)) };
}

beforeAll(async () => {
  await migrate();
  client = clientOf(await takeToken());
  await createFoundation(client);
  const add = (options: Parameters<typeof productDraft>[0]) =>
    create(client, "products", productDraft(options));
  await add({
    number: 21,
    names: { en: "Arc welder", de: "Lichtbogen-Schweißgerät" },
    eur: 30_000,
    power: 300,
    brand: "Forge",
  });
  await add({
    number: 22,
    names: { en: "Gas torch", sk: "Plynový horák", el: "Φλόγιστρο αερίου" },
    eur: 20_000,
    reduced: 15_000,
    power: 50,
    brand: "Ember",
    tags: ["on-sale", "new"],
    category: "gas",
  });
  await add({
    number: 23,
    names: { en: "Welding helmet", sk: "Ľadová prilba" },
    eur: 10_000,
    reduced: 1_000,
    discount: "expired",
    power: 0,
    brand: "Ember",
    tags: [],
  });
  await create(client, "products", {
    ...productDraft({ number: 24, names: { en: "Hidden welder" } }),
    publish: false,
  });
});

const text = (field: string, value: string, language?: string) => ({
  fullText: { field, value, ...(language ? { language } : {}) },
});

describe("full text", () => {
  it("finds words of a name in its language, without diacritics, in any case", async () => {
    expect((await search({ query: text("name", "HORAK", "sk") })).keys).toEqual(["22"]);
    expect((await search({ query: text("name", "ladova", "sk") })).keys).toEqual(["23"]);
    expect((await search({ query: text("name", "schweissgerat", "de") })).keys).toEqual(["21"]);
    expect((await search({ query: text("name", "ΦΛΟΓΙΣΤΡΟ", "el") })).keys).toEqual(["22"]);
    expect((await search({ query: text("name", "horák", "en") })).total).toBe(0);
  });

  it("finds beginnings of words, brands and numbers", async () => {
    const prefix = { fullTextPrefix: { field: "name", value: "weld", language: "en" } };
    expect([...(await search({ query: prefix })).keys].sort()).toEqual(["21", "23"]);
    expect((await search({ query: text("variants.attributes.brand", "ember") })).total).toBe(2);
    expect((await search({ query: text("variants.attributes.tags", "ember") })).total).toBe(0);
    const anyCase = { exact: { field: "variants.sku", value: "ex00000021", caseInsensitive: true } };
    expect((await search({ query: anyCase })).keys).toEqual(["21"]);
    const number = {
      or: [{ exact: { field: "variants.sku", value: "EX00000021", boost: 10 } }, text("name", "torch", "en")],
    };
    expect((await search({ query: number })).keys).toEqual(["21", "22"]);
  });

  it("takes punctuation as what it is and matches nothing for no words", async () => {
    for (const value of ['"', "a OR b", "weld*", "name:", "(", "-"]) {
      expect((await client.graphql(SEARCH, { query: text("name", value, "en") })).status).toBe(200);
    }
  });
});

describe("filters", () => {
  const price = (bounds: object) => ({
    and: [
      { exact: { field: "variants.prices.currencyCode", value: "EUR" } },
      { not: [{ exists: { field: "variants.prices.country" } }] },
      { range: { long: { field: "variants.prices.currentCentAmount", ...bounds } } },
    ],
  });

  it("combine and, or, not, exact, range and prefix", async () => {
    expect((await search({ query: { and: [price({ gte: 12_000 }), price({ lt: 30_000 })] } })).keys).toEqual([
      "22",
    ]);
    expect((await search({ query: price({ lte: 10_000 }) })).keys).toEqual(["23"]);
    const power = { range: { float: { field: "variants.attributes.power", gt: 10 } } };
    expect((await search({ query: { filter: [power] } })).total).toBe(2);
    expect((await search({ query: { not: [power] } })).keys).toEqual(["23"]);
    expect((await search({ query: { prefix: { field: "variants.sku", value: "EX0000002" } } })).total).toBe(
      3,
    );
    expect((await search({ query: { wildcard: { field: "key", value: "*22" } } })).keys).toEqual(["22"]);
    const sold = {
      exact: { field: "variants.attributes.eligibleForSelling", language: "de-AT", value: "false" },
    };
    expect((await search({ query: { not: [sold] } })).total).toBe(0);
    expect(
      (
        await search({
          query: { exact: { field: "variants.attributes.brand", value: "EMBER", caseInsensitive: true } },
        })
      ).total,
    ).toBe(2);
  });

  it("refuse what is not searchable", async () => {
    for (const query of [
      { exact: { field: "nonsense", value: "x" } },
      {},
      text("name", "x"),
      { range: { long: { field: "key" } } },
    ]) {
      const answer = await client.graphql(SEARCH, { query });
      expect(answer).toMatchObject({ status: 400, errors: [{ code: "InvalidInput" }] });
    }
  });
});

describe("sorting", () => {
  const filter = {
    and: [
      { exact: { field: "variants.prices.currencyCode", value: "EUR" } },
      { not: [{ exists: { field: "variants.prices.country" } }] },
    ],
  };

  it("orders by price, name and creation", async () => {
    const byPrice = (order: string) =>
      search({ sort: [{ field: "variants.prices.currentCentAmount", order, filter }] });
    expect((await byPrice("asc")).keys).toEqual(["23", "22", "21"]);
    expect((await byPrice("desc")).keys).toEqual(["21", "22", "23"]);
    expect((await search({ sort: [{ field: "name", language: "en", order: "desc" }] })).keys).toEqual([
      "23",
      "22",
      "21",
    ]);
    expect((await search({ sort: [{ field: "createdAt", order: "desc" }] })).keys[0]).toBe("23");
  });
});

describe("facets", () => {
  it("count what was found, not narrowed by the post-filter", async () => {
    const welding: { id: string } = await (await client.get("categories/key=welding")).json();
    const arc: { id: string } = await (await client.get("categories/key=arc")).json();
    const distinct = (name: string, field: string) => ({ distinct: { name, field, scope: "query" } });
    const inEuro = {
      and: [
        { exact: { field: "variants.prices.currencyCode", value: "EUR" } },
        { not: [{ exists: { field: "variants.prices.country" } }] },
      ],
    };
    const ranges = {
      long: [
        { to: 15_000, key: "low" },
        { from: 15_000, key: "high" },
      ],
    };
    const field = "variants.prices.currentCentAmount";
    const variables = {
      query: { exact: { field: "categoriesSubTree", value: welding.id } },
      postFilter: { exact: { field: "variants.attributes.brand", value: "Forge" } },
      facets: [
        distinct("brand", "variants.attributes.brand"),
        distinct("tags", "variants.attributes.tags"),
        distinct("categories", "categoriesSubTree"),
        { ranges: { name: "price", scope: "query", field, filter: inEuro, ranges } },
        { stats: { name: "prices", scope: "query", field, filter: inEuro } },
        { count: { name: "all", scope: "query" } },
      ],
    };
    const answer = await client.graphql(SEARCH, variables);
    expect(answer.errors).toBeUndefined();
    expect(answer.statements).toBe(2);
    const { total, keys, facets } = await search(variables);
    expect({ total, keys }).toEqual({ total: 1, keys: ["21"] });
    const buckets = (...pairs: [string, number][]) => pairs.map(([key, count]) => ({ key, count }));
    expect(facets).toMatchObject([
      { name: "brand", buckets: buckets(["Ember", 2], ["Forge", 1]) },
      { name: "tags", buckets: buckets(["new", 2], ["on-sale", 1]) },
      { name: "categories" },
      { name: "price", buckets: buckets(["low", 1], ["high", 2]) },
      { name: "prices", min: 10_000, max: 30_000, count: 3 },
      { name: "all", value: 3 },
    ]);
    expect(JSON.stringify(facets[2])).toContain(JSON.stringify({ key: arc.id, count: 2 }));
  });
});

describe("a listing page", () => {
  it("with cards, facets, subcategories and breadcrumb takes at most eight statements", async () => {
    const welding: { id: string } = await (await client.get("categories/key=welding")).json();
    const answer = await client.graphql(
      `query Listing($id: SearchValueType!, $key: String!) {
        category(key: $key) { name(locale: "en") ancestors { key name(locale: "en") } children { key name(locale: "en") } }
        productsSearch(query: { exact: { field: "categoriesSubTree", value: $id } }, limit: 24,
          facets: [{ distinct: { name: "brand", field: "variants.attributes.brand", scope: query } }]) {
          total
          results { product { key taxCategory { rates { country } } reviewRatingStatistics { averageRating } masterData { current {
            name(locale: "en") slug(locale: "en") masterVariant { sku images { url }
              price(currency: "EUR", country: "SK") { value { centAmount } discounted { value { centAmount } } }
              attributesRaw { name value attributeDefinition { label(locale: "en") } }
              availability { noChannel { availableQuantity } } } } } } }
          facets { name }
        }
      }`,
      { id: welding.id, key: "welding" },
    );
    expect(answer.errors).toBeUndefined();
    expect(answer.statements).toBeLessThanOrEqual(8);
  });
});

describe("a hit", () => {
  it("reads its long texts when they are asked for", async () => {
    const draft = productDraft({ number: 25, names: { en: "Plasma cutter" } });
    const long = "Cuts steel up to twelve millimetres. ".repeat(12);
    const attributes = [
      ...draft.masterVariant.attributes.filter(({ name }) => name !== "highlights"),
      { name: "highlights", value: { en: long } },
    ];
    await create(client, "products", {
      ...draft,
      description: { en: long },
      masterVariant: { ...draft.masterVariant, attributes },
    });
    const answer =
      await client.graphql(`{ productsSearch(query: { exact: { field: "key", value: "p-00000025" } }) { results { product { masterData {
      hasStagedChanges staged { name(locale: "en") }
      current { description(locale: "en") masterVariant { attributesRaw(includeNames: ["highlights", "brand"]) { name value } } } } } } } }`);
    expect(answer.data).toEqual({
      productsSearch: {
        results: [
          {
            product: {
              masterData: {
                hasStagedChanges: false,
                staged: { name: "Plasma cutter" },
                current: {
                  description: long,
                  masterVariant: {
                    attributesRaw: [
                      { name: "brand", value: "Forge" },
                      { name: "highlights", value: { en: long } },
                    ],
                  },
                },
              },
            },
          },
        ],
      },
    });
    expect(answer.statements).toBeLessThanOrEqual(4);
  });

  it("shows a change at once, though parsed documents are kept", async () => {
    const find = () =>
      client.graphql(`{ productsSearch(query: { exact: { field: "key", value: "p-00000021" } }) { results { product {
        masterData { current { name(locale: "en") masterVariant { price(currency: "EUR") { discounted { value { centAmount } } } } } } } } } }`);
    await find();
    const actions = [
      { action: "changeName", name: { en: "Stick welder" }, staged: false },
      {
        action: "setPrices",
        variantId: 1,
        prices: [
          {
            value: { currencyCode: "EUR", centAmount: 30_000 },
            discounted: {
              value: { currencyCode: "EUR", centAmount: 25_000 },
              discount: { typeId: "product-discount", key: "running" },
            },
          },
        ],
        staged: false,
      },
    ];
    const stored: { version: number } = await (await client.get("products/key=p-00000021")).json();
    expect((await client.post("products/key=p-00000021", { version: stored.version, actions })).status).toBe(
      200,
    );
    expect(JSON.stringify((await find()).data)).toContain(
      '"Stick welder","masterVariant":{"price":{"discounted":{"value":{"centAmount":25000}',
    );
    const discount: { version: number } = await (await client.get("product-discounts/key=running")).json();
    const stop = [{ action: "changeIsActive", isActive: false }];
    expect(
      (await client.post("product-discounts/key=running", { version: discount.version, actions: stop }))
        .status,
    ).toBe(200);
    expect(JSON.stringify((await find()).data)).toContain('"discounted":null');
  });

  it("of a token for published products shows no drafts", async () => {
    const shopper = clientOf(await takeToken("view_published_products:ironhall"));
    const hidden = `{ product(key: "p-00000024") { id } products(where: "key = \\"p-00000024\\"") { total } }`;
    expect((await shopper.graphql(hidden)).data).toEqual({ product: null, products: { total: 0 } });
    expect((await client.graphql(hidden)).data).toMatchObject({ products: { total: 1 } });
  });
});

describe("the index", () => {
  it("can be built again from the products", async () => {
    await env.DB.batch(
      ["product_text", "product_text_sk", "product_text_en", "product_attribute", "product_price"].map(
        (table) => env.DB.prepare(`DELETE FROM ${table}`),
      ),
    );
    expect((await search({ query: text("name", "horak", "sk") })).total).toBe(0);
    const action = { action: "changeProductSearchIndexingEnabled", enabled: true };
    expect((await client.post("", { version: 1, actions: [action] })).status).toBe(200);
    expect((await search({ query: text("name", "horak", "sk") })).keys).toEqual(["22"]);
    expect((await search({ query: text("variants.attributes.brand", "ember") })).total).toBe(2);
  });
});

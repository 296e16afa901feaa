import { beforeAll, describe, expect, it } from "vitest";
import type { PlatformClient } from "../platform-client.ts";
import { openShop, SEARCH, type Search, text } from "./search-shop.ts";

let client: PlatformClient;
let search: Search;

beforeAll(async () => {
  ({ client, search } = await openShop());
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

  it.each<[string, object, string[]]>([
    ["exact", { exact: { field: "key", value: "p-00000022" } }, ["22"]],
    [
      "exact, in any case",
      { exact: { field: "variants.attributes.brand", value: "FÓRGE", caseInsensitive: true } },
      ["21"],
    ],
    ["exact, of a boolean", { exact: { field: "variants.availability.isOnStock", value: true } }, []],
    [
      "exact, of a set",
      { exact: { field: "variants.attributes.tags", value: "on-sale", fieldType: "set_text" } },
      ["22"],
    ],
    [
      "exact, of an enum",
      { exact: { field: "variants.attributes.phase.key", value: "three" } },
      ["21", "22", "23"],
    ],
    [
      "exact, of a label",
      { exact: { field: "variants.attributes.phase.label", language: "de", value: "Dreiphasig" } },
      ["21", "22", "23"],
    ],
    ["exact, of a name", { exact: { field: "name", language: "en", value: "Gas torch" } }, ["22"]],
    ["prefix", { prefix: { field: "key", value: "p-0000002" } }, ["21", "22", "23"]],
    ["prefix, of a name", { prefix: { field: "name", language: "en", value: "Weld" } }, ["23"]],
    ["prefix, in the case given", { prefix: { field: "variants.attributes.brand", value: "em" } }, []],
    [
      "prefix, in any case",
      { prefix: { field: "variants.attributes.brand", value: "em", caseInsensitive: true } },
      ["22", "23"],
    ],
    [
      "prefix, of a SKU in any case",
      { prefix: { field: "variants.sku", value: "ex0000002", caseInsensitive: true } },
      ["21", "22", "23"],
    ],
    [
      "prefix, of a key in any case",
      { prefix: { field: "key", value: "P-0000002", caseInsensitive: true } },
      ["21", "22", "23"],
    ],
    ["wildcard", { wildcard: { field: "variants.sku", value: "EX*2?" } }, ["21", "22", "23"]],
    [
      "wildcard, of an attribute in any case and with other accents",
      { wildcard: { field: "variants.attributes.brand", value: "FÓR*", caseInsensitive: true } },
      ["21"],
    ],
    ["wildcard, in the case given", { wildcard: { field: "variants.sku", value: "ex*22" } }, []],
    [
      "wildcard, in any case",
      { wildcard: { field: "variants.sku", value: "ex*22", caseInsensitive: true } },
      ["22"],
    ],
    ["wildcard, with signs that mean nothing", { wildcard: { field: "variants.sku", value: "EX[0]*" } }, []],
    ["exists", { exists: { field: "variants.attributes.power" } }, ["21", "22", "23"]],
    ["exists, of what is not there", { exists: { field: "variants.key" } }, []],
    ["long range", { range: { long: { field: "variants.attributes.power", gte: 50, lt: 300 } } }, ["22"]],
    ["float range", { range: { float: { field: "variants.attributes.power", gt: 49.5 } } }, ["21", "22"]],
    [
      "datetime range",
      { range: { datetime: { field: "createdAt", gt: "2020-01-01T00:00:00+02:00" } } },
      ["21", "22", "23"],
    ],
    [
      "datetime range that is over",
      { range: { datetime: { field: "createdAt", lt: "2020-01-01T00:00:00Z" } } },
      [],
    ],
    ["date range", { range: { date: { field: "variants.attributes.released", gte: "2026-02-01" } } }, ["22"]],
    ["time range", { range: { time: { field: "variants.attributes.opens", lte: "08:30:00.000" } } }, ["21"]],
    [
      "datetime range of an attribute",
      { range: { datetime: { field: "variants.attributes.checked", gte: "2026-01-01T00:00:00.000Z" } } },
      ["21"],
    ],
    ["money", { range: { long: { field: "variants.attributes.deposit.centAmount", gte: 500 } } }, ["21"]],
    [
      "money's currency",
      { exact: { field: "variants.attributes.deposit.currencyCode", value: "EUR" } },
      ["21", "22"],
    ],
    [
      "several leaves at once",
      { prefix: { field: "key", value: "p-" }, exact: { field: "variants.attributes.power", value: 50 } },
      ["22"],
    ],
    [
      "nothing of several",
      {
        not: [
          { exact: { field: "key", value: "p-00000021" } },
          { exact: { field: "key", value: "p-00000022" } },
        ],
      },
      ["23"],
    ],
    [
      "one of several",
      { or: [{ exact: { field: "key", value: "p-00000021" } }, text("name", "torch", "en")] },
      ["21", "22"],
    ],
  ])("find by %s", async (_name, query, keys) => {
    expect((await search({ query, sort: [{ field: "key", order: "asc" }] })).keys).toEqual(keys);
    const filtered = { filter: [query] };
    expect((await search({ query: filtered })).total).toBe(keys.length);
    expect((await search({ postFilter: query })).total).toBe(keys.length);
  });

  it("accept many values of one field", async () => {
    const values = Array.from({ length: 49 }, (_, at) => `Brand ${at}`);
    const brands = ["Ember", ...values].map((value) => ({
      exact: { field: "variants.attributes.brand", value },
    }));
    expect((await search({ query: { or: brands } })).total).toBe(2);
    const twins = Array(51).fill({ exact: { field: "key", value: "p-00000021" } });
    for (const query of [{ or: twins }, { and: twins }, { not: twins }]) {
      const answer = await client.graphql(SEARCH, { query });
      const message = "A search may have at most 50 expressions.";
      expect(answer).toMatchObject({ status: 400, errors: [{ message }] });
    }
  });

  it("refuse fields that are not searchable", async () => {
    for (const query of [
      { exact: { field: "nonsense", value: "x" } },
      {},
      text("name", "x"),
      { range: { long: { field: "key" } } },
      { exact: { field: "name", value: "Gas torch" } },
      { wildcard: { field: "key", value: "*".repeat(51) } },
      { exact: { field: "key", value: "x".repeat(1_900_000) } },
      { fuzzy: { field: "name", language: "en", value: "torch", level: 3 } },
      { fuzzy: { field: "variants.prices.country", value: "SK", level: 1 } },
      Array(14)
        .fill("and")
        .reduce((inner: object) => ({ and: [inner] }), { exists: { field: "key" } }),
    ]) {
      const answer = await client.graphql(SEARCH, { query });
      expect(answer).toMatchObject({ status: 400, errors: [{ code: "InvalidInput" }] });
    }
  });
});

describe("the search over REST", () => {
  const ask = async (body: object) => {
    const response = await client.post("products/search", body);
    return { status: response.status, body: await response.json() };
  };

  it("reads ranges, sorts and facets in REST's format", async () => {
    const power = { range: { field: "variants.attributes.power", fieldType: "number", gt: 10 } };
    const { status, body } = await ask({
      query: { filter: [power] },
      sort: [{ field: "key", order: "desc" }],
      facets: [
        { distinct: { name: "brand", field: "variants.attributes.brand" } },
        { ranges: { name: "power", field: "variants.attributes.power", ranges: [{ from: 10 }] } },
      ],
      limit: 1,
    });
    expect([status, body]).toMatchObject([
      200,
      {
        total: 2,
        offset: 0,
        limit: 1,
        results: [{ id: expect.any(String) }],
        facets: [{ name: "brand" }, { name: "power" }],
      },
    ]);
  });

  it("returns projections with selected prices, and refuses what it does not offer", async () => {
    const query = { exact: { field: "key", value: "p-00000022" } };
    const productProjectionParameters = { priceCurrency: "EUR" };
    const { body } = await ask({ query, productProjectionParameters });
    expect(body).toMatchObject({
      total: 1,
      results: [
        {
          productProjection: {
            key: "p-00000022",
            masterVariant: { price: { value: { currencyCode: "EUR" } } },
          },
        },
      ],
    });
    const refused = await ask({ query, markMatchingVariants: true });
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ code: "InvalidInput" }] } });
    expect((await ask({ query: { exact: { field: "key" } } })).status).toBe(400);
  });
});

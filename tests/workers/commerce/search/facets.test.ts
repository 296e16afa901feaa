import { beforeAll, describe, expect, it } from "vitest";
import type { PlatformClient } from "../platform-client.ts";
import { inEuro, openShop, SEARCH, type Search, text } from "./search-shop.ts";

let client: PlatformClient;
let search: Search;

beforeAll(async () => {
  ({ client, search } = await openShop());
});

describe("facets", () => {
  it("count the results, before the post-filter", async () => {
    const welding: { id: string } = await (await client.get("categories/key=welding")).json();
    const arc: { id: string } = await (await client.get("categories/key=arc")).json();
    const distinct = (name: string, field: string) => ({ distinct: { name, field, scope: "query" } });
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

  const facet = async (expression: object, query?: object) =>
    (await search({ facets: [expression], ...(query ? { query } : {}) })).facets[0];
  const ember = { exact: { field: "variants.attributes.brand", value: "Ember" } };
  const brand = "variants.attributes.brand";
  const tags = "variants.attributes.tags";

  it("count all products or the results, filtered, as products or variants", async () => {
    expect(await facet({ count: { name: "n" } }, ember)).toMatchObject({ value: 3 });
    expect(await facet({ count: { name: "n", scope: "query" } }, ember)).toMatchObject({ value: 2 });
    expect(await facet({ count: { name: "n", filter: ember } })).toMatchObject({ value: 2 });
    expect(
      await facet({ count: { name: "n", scope: "query", level: "variants", filter: ember } }),
    ).toMatchObject({
      value: 2,
    });
  });

  it("put values into buckets, in the requested order and number", async () => {
    const buckets = async (options: object, query?: object) => {
      const found = await facet({ distinct: { name: "b", field: brand, ...options } }, query);
      return JSON.stringify(found).replace(/^.*"buckets":|}$/g, "");
    };
    const ofEmber = '{"key":"Ember","count":2}';
    const ofForge = '{"key":"Forge","count":1}';
    expect(await buckets({})).toBe(`[${ofEmber},${ofForge}]`);
    expect(await buckets({ scope: "query" }, ember)).toBe(`[${ofEmber}]`);
    expect(await buckets({ sort: { by: "count", order: "asc" } })).toBe(`[${ofForge},${ofEmber}]`);
    expect(await buckets({ sort: { by: "key", order: "desc" } })).toBe(`[${ofForge},${ofEmber}]`);
    expect(await buckets({ limit: 1 })).toBe(`[${ofEmber}]`);
    expect(await buckets({ includes: ["Forge"] })).toBe(`[${ofForge}]`);
    expect(await buckets({ filter: { exact: { field: tags, value: "on-sale" } } })).toBe(
      '[{"key":"Ember","count":1}]',
    );
    expect(await buckets({ field: tags, missing: "none" })).toBe(
      '[{"key":"new","count":2},{"key":"none","count":1},{"key":"on-sale","count":1}]',
    );
    expect(await buckets({ field: "variants.attributes.phase.key" })).toBe('[{"key":"three","count":3}]');
    expect(await buckets({ field: "variants.attributes.phase.label", language: "de" })).toBe(
      '[{"key":"Dreiphasig","count":3}]',
    );
  });

  it("count ranges from an inclusive to an exclusive bound", async () => {
    const ranges = { float: [{ to: 50 }, { from: 50, to: 300 }, { from: 300, key: "strong" }] };
    expect(await facet({ ranges: { name: "r", field: "variants.attributes.power", ranges } })).toMatchObject({
      buckets: [
        { key: "*-50", count: 1 },
        { key: "50-300", count: 1 },
        { key: "strong", count: 1 },
      ],
    });
    const dates = { date: [{ from: "2026-01-01", to: "2026-02-01" }, { from: "2026-02-01" }] };
    expect(
      await facet({ ranges: { name: "r", field: "variants.attributes.released", ranges: dates } }),
    ).toMatchObject({
      buckets: [{ count: 1 }, { count: 1 }],
    });
  });

  it("return minimum, maximum, mean and sum of numbers", async () => {
    const stats = { stats: { name: "s", field: "variants.attributes.power", scope: "query" } };
    expect(await facet(stats)).toEqual({ name: "s", min: 0, max: 300, mean: 350 / 3, sum: 350, count: 3 });
    expect(await facet(stats, ember)).toMatchObject({ max: 50, count: 2 });
    expect(await facet(stats, text("name", "nothing", "en"))).toMatchObject({ min: null, count: 0 });
  });

  it("are refused beyond their limits", async () => {
    for (const facets of [
      Array(21).fill({ count: { name: "n" } }),
      [{}],
      [{ distinct: { name: "b", field: brand, limit: 201 } }],
      [{ distinct: { name: "b", field: "nonsense" } }],
      [{ ranges: { name: "r", field: "key", ranges: {} } }],
      [{ ranges: { name: "r", field: "key", ranges: { long: Array(31).fill({ from: 1 }) } } }],
    ]) {
      const answer = await client.graphql(SEARCH, { facets });
      expect(answer).toMatchObject({ status: 400, errors: [{ code: "InvalidInput" }] });
    }
  });
});

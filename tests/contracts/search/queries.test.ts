import type { Algoliasearch, SearchParamsObject } from "algoliasearch";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openClient } from "./open-client.ts";
import { type SearchService, serveSearch } from "./serve-search.ts";
import { fillIndex, machineSettings, machines, toTemporaryName } from "./temporary-index.ts";

let service: SearchService;
let client: Algoliasearch;
const indexName = toTemporaryName("queries");

beforeAll(async () => {
  service = await serveSearch();
  client = openClient(service, "read");
  await fillIndex(openClient(service, "write"), indexName, machineSettings, machines);
}, 120_000);

afterAll(async () => {
  await openClient(service, "write").deleteIndex({ indexName });
  await service.stop();
});

const ask = (searchParams: SearchParamsObject) => client.searchSingleIndex({ indexName, searchParams });
const find = async (searchParams: SearchParamsObject) =>
  (await ask(searchParams)).hits.map(({ objectID }) => objectID);

describe("a query", () => {
  it("finds words, their forms, prefixes and typos, in the order of their ranks", async () => {
    expect(await find({ query: "scales" })).toEqual(["bench", "scale", "washer"]);
    expect(await find({ query: "platf" })).toEqual(["scale"]);
    expect(await find({ query: "presure washer" })).toEqual(["washer"]);
    expect(await find({ query: "EX10001234" })).toEqual(["scale"]);
    expect(await find({ query: "zeppelin" })).toEqual([]);
    expect(await find({ query: "scale", restrictSearchableAttributes: ["text"] })).toEqual([
      "scale",
      "washer",
    ]);
  });

  it("returns page by page, with its parameters", async () => {
    const answer = await ask({ query: "", hitsPerPage: 2, page: 1 });
    expect(answer).toMatchObject({
      nbHits: 3,
      page: 1,
      nbPages: 2,
      hitsPerPage: 2,
      query: "",
      exhaustive: { nbHits: true },
    });
    expect(answer.hits.map(({ objectID }) => objectID)).toEqual(["washer"]);
    expect(answer.params).toContain("hitsPerPage=2");
    expect((await ask({ query: "", hitsPerPage: 0 })).hits).toEqual([]);
    expect(await find({ query: "", offset: 1, length: 1 })).toEqual(["scale"]);
  });

  it("counts facets and sums numbers", async () => {
    const { facets, facets_stats: stats } = await ask({ query: "", facets: ["*"] });
    expect(facets).toMatchObject({
      brand: { Steinberg: 2, Hillvert: 1 },
      tags: { new: 2, bestseller: 1 },
      inStock: { true: 2, false: 1 },
      "categories.lvl1": { "weighing > bench": 1, "weighing > platform": 1, "cleaning > pressure": 1 },
    });
    expect(facets).not.toHaveProperty("sku");
    expect(stats?.price).toMatchObject({ min: 4900, max: 29900 });
    const few = await ask({ query: "", facets: ["brand"], maxValuesPerFacet: 1 });
    expect(few.facets).toEqual({ brand: { Steinberg: 2 } });
  });

  it.each<readonly [string, SearchParamsObject, readonly string[]]>([
    ["a value", { filters: "brand:Steinberg" }, ["bench", "scale"]],
    ["a quoted value", { filters: 'categories.lvl1:"weighing > bench"' }, ["bench"]],
    ["AND and NOT", { filters: "brand:Steinberg AND NOT tags:bestseller" }, ["bench"]],
    ["OR", { filters: "tags:bestseller OR brand:Hillvert" }, ["scale", "washer"]],
    ["parentheses", { filters: "(tags:bestseller OR brand:Hillvert) AND price > 20000" }, ["washer"]],
    ["comparisons", { filters: "price >= 4900 AND price < 19900" }, ["bench"]],
    ["a range", { filters: "price:4900 TO 19900" }, ["bench", "scale"]],
    ["a truth", { filters: "inStock:true" }, ["bench", "scale"]],
    ["one value of a list", { facetFilters: [["tags:bestseller", "brand:Hillvert"]] }, ["scale", "washer"]],
    ["all of a list", { facetFilters: ["tags:new", "tags:bestseller"] }, ["scale"]],
    ["none of a value", { facetFilters: ["brand:-Steinberg"] }, ["washer"]],
    ["numbers", { numericFilters: ["price>5000", ["rating>=4.5", "rating<4"]] }, ["scale", "washer"]],
    ["a figure", { numericFilters: ["attributes.capacity>=100"] }, ["scale"]],
    ["an attribute that is only filtered", { filters: "sku:EX10001235" }, ["bench"]],
  ])("is filtered by %s", async (_name, parameters, ids) => {
    expect(await find({ query: "", ...parameters })).toEqual(ids);
  });

  it("shows the requested attributes of a record, and never hidden ones", async () => {
    const [hit] = (
      await ask({
        query: "platform",
        attributesToRetrieve: ["name", "categories.lvl0"],
        attributesToHighlight: [],
        attributesToSnippet: [],
      })
    ).hits;
    expect(hit).toEqual({
      objectID: "scale",
      name: "Platform scale 150 kg",
      categories: { lvl0: ["weighing"] },
    });
    const [whole] = (await ask({ query: "platform" })).hits;
    expect(whole).toHaveProperty("price");
    expect(whole).not.toHaveProperty("popularity");
  });

  it("highlights matches, in texts and in snippets", async () => {
    const [hit] = (await ask({ query: "platf", highlightPreTag: "<b>", highlightPostTag: "</b>" })).hits;
    expect(hit?._highlightResult).toMatchObject({
      name: {
        value: "<b>Platf</b>orm scale 150 kg",
        matchLevel: "full",
        fullyHighlighted: false,
        matchedWords: ["platf"],
      },
      brand: { value: "Steinberg", matchLevel: "none", matchedWords: [] },
    });
    const [found] = (await ask({ query: "display" })).hits;
    expect(found?._snippetResult).toMatchObject({ text: { matchLevel: "full" } });
    expect(JSON.stringify(found?._snippetResult)).toContain("<em>display</em>");
  });

  it("has an id when click analytics is on", async () => {
    expect((await ask({ query: "scale", clickAnalytics: true })).queryID).toMatch(/^[0-9a-f]{32}$/);
    expect(await ask({ query: "scale" })).not.toHaveProperty("queryID");
  });
});

describe("several queries", () => {
  it("return in order, hits and facet values", async () => {
    const { results } = await client.search({
      requests: [
        { indexName, query: "washer", hitsPerPage: 1 },
        { indexName, type: "facet", facet: "brand", facetQuery: "st" },
        { indexName, query: "", hitsPerPage: 0, facets: ["brand"], facetFilters: ["tags:new"] },
      ],
    });
    expect(results).toMatchObject([
      { nbHits: 1, index: indexName },
      { facetHits: [{ value: "Steinberg", highlighted: "<em>St</em>einberg", count: 2 }] },
      { nbHits: 2, facets: { brand: { Steinberg: 2 } } },
    ]);
  });

  it("stop at the first with enough hits, on request", async () => {
    const { results } = await client.search({
      requests: [
        { indexName, query: "scale", hitsPerPage: 1 },
        { indexName, query: "washer", hitsPerPage: 1 },
      ],
      strategy: "stopIfEnoughMatches",
    });
    expect(results[0]).toMatchObject({ hits: [{ objectID: "bench" }] });
    expect(results[1]).toMatchObject({ hits: [] });
  });

  it("search values of a facet, within a query", async () => {
    const search = (facetQuery: string, facets: object = {}) =>
      client.searchForFacetValues({
        indexName,
        facetName: "brand",
        searchForFacetValuesRequest: { facetQuery, ...facets },
      });
    expect((await search("")).facetHits.map(({ value }) => value)).toEqual(["Steinberg", "Hillvert"]);
    expect((await search("stienberg")).facetHits.map(({ value }) => value)).toEqual(["Steinberg"]);
    expect((await search("", { filters: "price > 20000" })).facetHits.map(({ value }) => value)).toEqual([
      "Hillvert",
    ]);
  });
});

describe("a refusal", () => {
  it.each<readonly [string, () => Promise<unknown>, number]>([
    ["an index that is not there", () => client.searchSingleIndex({ indexName: "contract_nowhere" }), 404],
    ["a record that is not there", () => client.getObject({ indexName, objectID: "nobody" }), 404],
    ["a filter that cannot be read", () => ask({ filters: "price > AND" }), 400],
    ["a filter that does not end", () => ask({ filters: "(brand:a OR" }), 400],
    ["a number of hits that is none", () => ask({ hitsPerPage: -3 }), 400],
    [
      "a facet whose values are not searched",
      () => client.searchForFacetValues({ indexName, facetName: "tags" }),
      400,
    ],
    ["a write with a key that reads", () => client.clearObjects({ indexName }), 403],
    ["settings with a key that reads", () => client.getSettings({ indexName }), 403],
  ])("of %s has its status and a message", async (_name, run, status) => {
    await expect(run()).rejects.toMatchObject({ status, message: expect.stringMatching(/\w{3}/) });
  });
});

import { createHmac } from "node:crypto";
import type { Algoliasearch, BrowseParamsObject, SearchParamsObject } from "algoliasearch";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openClient } from "./open-client.ts";
import { type SearchService, serveSearch } from "./serve-search.ts";
import { fillIndex, machineSettings, machines, toTemporaryName } from "./temporary-index.ts";

let service: SearchService;
let client: Algoliasearch;
let writer: Algoliasearch;
const indexName = toTemporaryName("parameters");

const tags: Readonly<Record<string, readonly string[]>> = {
  scale: ["a", "b"],
  bench: ["b"],
  washer: ["c"],
};

beforeAll(async () => {
  service = await serveSearch();
  client = openClient(service, "read");
  writer = openClient(service, "write");
  const objects = machines.map((machine) => ({ ...machine, _tags: tags[machine.objectID] }));
  const settings = { ...machineSettings, attributeForDistinct: "brand" };
  await fillIndex(writer, indexName, settings, objects);
}, 120_000);

afterAll(async () => {
  await writer.deleteIndex({ indexName });
  await service.stop();
});

const ask = (searchParams: SearchParamsObject, by = client) =>
  by.searchSingleIndex({ indexName, searchParams });
const find = async (searchParams: SearchParamsObject, by = client) =>
  (await ask(searchParams, by)).hits.map(({ objectID }) => objectID).sort();

describe("filters", () => {
  it("read `_tags` without a setting", async () => {
    expect(await find({ filters: "_tags:b" })).toEqual(["bench", "scale"]);
    expect(await find({ filters: "a OR c" })).toEqual(["scale", "washer"]);
    expect(await find({ tagFilters: ["b", "a"] })).toEqual(["scale"]);
  });

  it("read alternatives in parentheses", async () => {
    expect(await find({ tagFilters: "b,(a,c)" })).toEqual(["scale"]);
    expect(await find({ tagFilters: "(a,c)" })).toEqual(["scale", "washer"]);
    expect(await find({ numericFilters: "price>0,(price<5000,price>20000)" })).toEqual(["bench", "washer"]);
    expect(await find({ numericFilters: ["(price<5000,price>20000)"] })).toEqual(["bench", "washer"]);
  });
});

describe("settings", () => {
  const set = (indexSettings: object) => writer.setSettings({ indexName, indexSettings });
  const refusal = async (settings: object) => {
    const { status, message } = (await set(settings).catch((error: unknown) => error)) as {
      status?: number;
      message?: string;
    };
    return [status, message];
  };

  it.each([
    [{ camelCaseAttributes: ["name"] }, "camelCaseAttributes"],
    [{ optionalWords: ["scale"] }, "optionalWords"],
    [{ removeStopWords: true }, "removeStopWords"],
    [{ numericAttributesForFiltering: ["price"] }, "numericAttributesForFiltering"],
    [{ mode: "neuralSearch" }, "mode"],
    [{ relevancyStrictness: 50 }, "relevancyStrictness"],
    [{ decompoundedAttributes: { en: ["name"] } }, "decompoundedAttributes"],
    [{ ranking: ["words", "typo", "custom"] }, "ranking"],
  ])("%j are refused, because they are not offered", async (settings, name) => {
    expect(await refusal({ hitsPerPage: 1, ...settings })).toEqual([
      400,
      expect.stringContaining(`Setting "${name}" is not offered by this search`),
    ]);
    expect((await writer.getSettings({ indexName })).hitsPerPage).toBe(20);
  });

  it("that are unknown are refused", async () => {
    expect(await refusal({ colour: "red" })).toEqual([
      400,
      expect.stringContaining("Unknown setting: colour"),
    ]);
  });

  it("can be sent back as read, and with the defaults of what is not offered", async () => {
    const { taskID } = await set({
      ...(await writer.getSettings({ indexName })),
      camelCaseAttributes: [],
      optionalWords: null,
      relevancyStrictness: 0,
      allowTyposOnNumericTokens: false,
      decompoundedAttributes: { de: ["name"] },
      renderingContent: {},
    });
    await writer.waitForTask({ indexName, taskID });
    expect(await find({})).toEqual(["bench", "scale", "washer"]);
  });

  it("exclude attributes from typo tolerance", async () => {
    expect(await find({ query: "Steinbreg" })).toEqual(["bench", "scale"]);
    expect(await find({ query: "Steinbreg", disableTypoToleranceOnAttributes: ["brand"] })).toEqual([]);
    expect(await find({ query: "Steinberg", disableTypoToleranceOnAttributes: ["brand"] })).toEqual([
      "bench",
      "scale",
    ]);
    await set({ disableTypoToleranceOnAttributes: ["brand"] });
    expect(await find({ query: "Steinbreg" })).toEqual([]);
    expect(await find({ query: "presure" })).toEqual(["washer"]);
    await set({ disableTypoToleranceOnAttributes: [] });
  });
});

describe("browsing", () => {
  const browse = async (browseParams: BrowseParamsObject) => {
    const ids: string[] = [];
    await writer.browseObjects({
      indexName,
      browseParams,
      aggregator: ({ hits }) => void ids.push(...hits.map(({ objectID }) => objectID)),
    });
    return ids.sort();
  };

  it("returns only what matches the filters and the query, page by page", async () => {
    expect(await browse({ filters: "brand:Steinberg", hitsPerPage: 1 })).toEqual(["bench", "scale"]);
    expect(await browse({ query: "washer" })).toEqual(["washer"]);
    expect(await browse({ filters: "brand:nobody" })).toEqual([]);
  });

  it("continues with the first page's filters by the cursor only", async () => {
    const first = await writer.browse({
      indexName,
      browseParams: { filters: "brand:Steinberg", hitsPerPage: 1, attributesToRetrieve: ["name"] },
    });
    expect(first).toMatchObject({ nbHits: 2, hits: [{ name: expect.any(String) }] });
    expect(first.hits[0]).not.toHaveProperty("price");
    const browseParams = { cursor: first.cursor ?? "" };
    const second = await writer.browse<{ brand?: string }>({ indexName, browseParams });
    expect(second.hits.map(({ brand }) => brand)).toEqual([undefined]);
    expect(second.hits).toHaveLength(1);
    expect(second).not.toHaveProperty("cursor");
  });
});

describe("a query", () => {
  it("shows the best records of each group with `distinct`", async () => {
    const { hits, nbHits, facets } = await ask({ query: "", distinct: true, facets: ["brand"] });
    expect(hits.map(({ objectID }) => objectID)).toEqual(["bench", "washer"]);
    expect([nbHits, facets]).toEqual([2, { brand: { Steinberg: 2, Hillvert: 1 } }]);
    const after = await ask({ query: "", distinct: 1, facets: ["brand"], facetingAfterDistinct: true });
    expect(after.facets).toEqual({ brand: { Steinberg: 1, Hillvert: 1 } });
    const second = await ask({ query: "", distinct: 1, hitsPerPage: 1, page: 1 });
    expect(second).toMatchObject({ nbPages: 2, hits: [{ objectID: "washer" }] });
    expect((await ask({ query: "", distinct: 2 })).nbHits).toBe(3);
  });

  it("ranks matches of optional filters first, and excludes nothing", async () => {
    const order = async (optionalFilters: SearchParamsObject["optionalFilters"], query = "") =>
      (await ask({ query, optionalFilters })).hits.map(({ objectID }) => objectID);
    expect(await order(["brand:Hillvert"])).toEqual(["washer", "bench", "scale"]);
    expect(await order(["tags:bestseller", "brand:Hillvert<score=3>"])).toEqual(["washer", "scale", "bench"]);
    expect(await order("brand:-Steinberg")).toEqual(["washer", "bench", "scale"]);
    expect(await order(["tags:bestseller"], "scale")).toEqual(["scale", "bench", "washer"]);
  });

  it("has the fields of `responseFields`, and how its hits rank", async () => {
    const few = await ask({ query: "scale", responseFields: ["hits", "nbHits"] });
    expect(Object.keys(few).sort()).toEqual(["hits", "nbHits"]);
    const { hits } = await ask({
      query: "scael",
      getRankingInfo: true,
      optionalFilters: ["brand:Steinberg"],
    });
    expect(hits[0]?._rankingInfo).toMatchObject({ nbTypos: 1, words: 1, filters: 1 });
    expect((await ask({ query: "scale" })).hits[0]).not.toHaveProperty("_rankingInfo");
  });

  it.each<[string, Record<string, unknown>]>([
    ["a place on the earth", { aroundLatLng: "48.1, 17.1" }],
    ["advanced syntax", { advancedSyntax: true }],
    ["optional words", { optionalWords: ["scale"] }],
    ["a parameter that nobody knows", { sortBy: "price" }],
  ])("with %s is refused", async (_what, searchParams) => {
    await expect(ask(searchParams)).rejects.toMatchObject({ status: 400 });
  });

  it("may disable what is not offered", async () => {
    expect(await find({ query: "", advancedSyntax: false, aroundLatLng: "", analytics: true })).toHaveLength(
      3,
    );
  });
});

describe("a secured key", () => {
  /** The published client creates one in Node only: the HMAC of the restrictions, then the restrictions, in base64. */
  const open = (restrictions: Record<string, string | number>, parentApiKey = service.searchKey) => {
    const pairs = Object.entries(restrictions).map(([name, value]) => [name, String(value)]);
    const query = new URLSearchParams(pairs).toString().replaceAll("+", "%20");
    const mark = createHmac("sha256", parentApiKey).update(query).digest("hex");
    return openClient({ ...service, searchKey: Buffer.from(mark + query).toString("base64") }, "read");
  };

  it("restricts every query, whatever the query filters itself", async () => {
    const own = open({ filters: "brand:Steinberg" });
    expect(await find({ query: "" }, own)).toEqual(["bench", "scale"]);
    expect(await find({ filters: "price > 10000" }, own)).toEqual(["scale"]);
    expect(await find({ filters: "brand:Hillvert OR price > 0" }, own)).toEqual(["bench", "scale"]);
    await expect(ask({ filters: "price > 0) OR (price > 0" }, own)).rejects.toMatchObject({ status: 400 });
    const { results } = await own.search({ requests: [{ indexName, query: "washer" }] });
    expect(results).toMatchObject([{ nbHits: 0 }]);
    const values = await own.searchForFacetValues({ indexName, facetName: "brand" });
    expect(values.facetHits.map(({ value }) => value)).toEqual(["Steinberg"]);
    await expect(own.getObject({ indexName, objectID: "washer" })).rejects.toMatchObject({ status: 403 });
  });

  it("expires, names its indexes, and writes nothing", async () => {
    const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
    expect(await find({ query: "" }, open({ validUntil: inSeconds(60) }))).toHaveLength(3);
    expect(await find({ query: "" }, open({ restrictIndices: "contract_*" }))).toHaveLength(3);
    for (const refused of [
      open({ validUntil: inSeconds(-60) }),
      open({ restrictIndices: "another" }),
      open({ filters: "brand:Steinberg" }, "a parent key that nobody has"),
    ]) {
      await expect(ask({ query: "" }, refused)).rejects.toMatchObject({ status: 403 });
    }
    await expect(open({}).clearObjects({ indexName })).rejects.toMatchObject({ status: 403 });
  });
});

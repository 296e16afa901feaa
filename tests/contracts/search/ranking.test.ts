import { afterAll, beforeAll, expect, it } from "vitest";
import { openClient } from "./open-client.ts";
import { type SearchService, serveSearch } from "./serve-search.ts";

let service: SearchService;
beforeAll(async () => {
  service = await serveSearch();
});
afterAll(() => service.stop());

it("fills and finds", async () => {
  const client = openClient(service, "write");
  const set = await client.setSettings({
    indexName: "a",
    indexSettings: {
      searchableAttributes: ["sku,ean", "name", "brand", "text"],
      attributesForFaceting: ["searchable(brand)", "tags", "categories", "inStock"],
      customRanking: ["desc(inStock)", "desc(popularity)"],
      indexLanguages: ["de"],
      replicas: ["virtual(a_price_asc)"],
    },
  });
  await client.waitForTask({ indexName: "a", taskID: set.taskID });
  await client.setSettings({ indexName: "a_price_asc", indexSettings: { customRanking: ["asc(price)"] } });
  await client.saveObjects({
    indexName: "a",
    waitForTasks: true,
    objects: [
      {
        objectID: "1",
        sku: "EX10001234",
        name: "Plattformwaage 60 kg",
        brand: "Steinberg",
        text: "genau",
        price: 100,
        tags: ["new"],
        inStock: true,
        popularity: 4,
        categories: { lvl0: "a", lvl1: "a > b" },
      },
      {
        objectID: "2",
        sku: "EX10001235",
        name: "Getränkekühlschrank",
        brand: "Royal",
        text: "kalte Waage",
        price: 50,
        tags: ["new", "x"],
        inStock: false,
        popularity: 9,
        categories: { lvl0: "a", lvl1: "a > c" },
      },
      {
        objectID: "3",
        sku: "EX10001236",
        name: "Hochdruckreiniger",
        brand: "Royal",
        text: "Schweißgerät",
        price: 70,
        tags: [],
        inStock: true,
        popularity: 1,
        categories: { lvl0: "z" },
      },
    ],
  });
  const ask = async (query: string, more = {}) => {
    const found = await openClient(service, "read").searchSingleIndex({
      indexName: "a",
      searchParams: { query, ...more },
    });
    return found.hits.map(({ objectID }) => objectID);
  };
  expect(await ask("waagen")).toEqual(["1", "2"]);
  expect(await ask("kühlschrank")).toEqual(["2"]);
  expect(await ask("hochdruck")).toEqual(["3"]);
  expect(await ask("schweissgeraet")).toEqual(["3"]);
  expect(await ask("hochdruckreinger")).toEqual(["3"]);
  expect(await ask("EX-1000.1235")).toEqual(["2"]);
  expect(await ask("10 00 12")).toEqual(["1", "3", "2"]);
  expect(await ask("", { filters: "brand:Royal AND price < 60" })).toEqual(["2"]);
});

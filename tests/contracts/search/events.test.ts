import { algoliasearch } from "algoliasearch";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type SearchService, serveSearch } from "./serve-search.ts";

let service: SearchService;

beforeAll(async () => {
  service = await serveSearch();
}, 120_000);

afterAll(() => service.stop());

/** Opens the unmodified Insights client of the hosted service; only the service's URL differs. */
function openInsights(key = service.searchKey) {
  const hosts = service.url && [
    { url: service.url.host, accept: "readWrite" as const, protocol: "http" as const },
  ];
  return algoliasearch(service.appId, key).initInsights({ options: hosts ? { hosts } : {} });
}

const click = {
  eventType: "click" as const,
  eventName: "Quick search: product",
  index: "products_de-at",
  userToken: "anonymous-8ea1b8d4",
  queryID: "43b15df305339e827f0ac0bdc5ebcaa7",
  objectIDs: ["scale"],
  positions: [2],
};

it("accepts clicks after a search, views and conversions", async () => {
  const { queryID, positions, ...bare } = click;
  const events = [click, bare, { ...bare, eventType: "view" as const }];
  expect(await openInsights().pushEvents({ events })).toMatchObject({ status: 200 });
  const conversion = { ...bare, eventType: "conversion" as const, queryID };
  expect(await openInsights().pushEvents({ events: [conversion] })).toMatchObject({ status: 200 });
});

it.each([
  ["another kind", { eventType: "press" }],
  ["no name", { eventName: "" }],
  ["a token with other characters", { userToken: "jana@example.com" }],
  ["no position", { positions: undefined }],
  ["a position before the first", { positions: [0] }],
  ["more positions than objects", { positions: [1, 2] }],
  ["a query id of another form", { queryID: "q" }],
  ["neither objects nor filters", { objectIDs: undefined, positions: undefined }],
])("refuses an event with %s", async (_name, change) => {
  const events = JSON.parse(JSON.stringify([{ ...click, ...change }]));
  await expect(openInsights().pushEvents({ events })).rejects.toMatchObject({ status: 422 });
});

it("refuses a wrong key", async () => {
  await expect(openInsights("wrong").pushEvents({ events: [click] })).rejects.toMatchObject({ status: 403 });
});

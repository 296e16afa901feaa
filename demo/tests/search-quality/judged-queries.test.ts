import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ProductRecord } from "../../../app/catalogue/model/search-record.ts";
import type { SearchShop } from "../../../app/catalogue/model/search-source.ts";
import { toSearchRecord } from "../../../app/catalogue/model/to-search-record.ts";
import { toLanguage, toLocaleVariant } from "../../../app/countries/model/locale.ts";
import { toProductIndex, toProductSettings } from "../../../app/gateways/search/index-settings.ts";
import { createSearchWriter } from "../../../app/gateways/search/search-writer.ts";
import { readSynonyms } from "../../../app/gateways/search/synonyms.ts";
import { sendFetch } from "../../../scripts/reindex/send-fetch.ts";
import { type SearchService, serveSearch } from "../../../tests/contracts/search/serve-search.ts";
import { searchShops } from "../../../worker/shop/search-feed/search-shops.ts";
import { generateDemoSources } from "./demo-sources.ts";
import { isWanted, type JudgedQuery, readJudgedQueries } from "./judged-query.ts";

/** As many as `npm start` sells. */
const products = 1_200;
const startUpMs = 600_000;
/** Minimum share of expected results that are found, and mean inverse of the first one's rank. */
const goals = { recall: 0.99, meanReciprocalRank: 0.99 };

const queries = readJudgedQueries();
const records = new Map<string, ReadonlyMap<string, ProductRecord>>();
const answers = new Map<JudgedQuery, readonly ProductRecord[]>();
let service: SearchService;

beforeAll(async () => {
  service = await serveSearch();
  const { sources, context } = generateDemoSources(products);
  const attributes = [...new Set([...context.attributes.values()].flat().map(({ name }) => name))];
  const locales = new Set(queries.map(({ locale }) => locale));
  for (const shop of searchShops.filter(({ locale }) => locales.has(toLocaleVariant(locale)))) {
    const own = sources.flatMap((source) => toSearchRecord(source, shop, context) ?? []);
    records.set(toLocaleVariant(shop.locale), new Map(own.map((record) => [record.objectID, record])));
    await fill(shop, own, attributes);
    await ask(shop);
  }
}, startUpMs);

afterAll(() => service?.stop());

async function fill({ locale }: SearchShop, own: readonly ProductRecord[], attributes: readonly string[]) {
  const { appId, writeKey } = service;
  const writer = createSearchWriter({ apiUrl: toAddress(), appId, writeKey, fetch: sendFetch });
  const index = toProductIndex(locale);
  const steps = [
    await writer.setSettings(index, toProductSettings(locale, attributes)),
    await writer.setSynonyms(index, readSynonyms(toLanguage(locale))),
    await writer.change(own.map((put) => ({ index, put }))),
  ];
  expect(steps.filter(({ ok }) => !ok)).toEqual([]);
}

/** Sends all queries of the locale at once; responses contain ids of known records. */
async function ask({ locale }: SearchShop) {
  const own = queries.filter((query) => query.locale === toLocaleVariant(locale));
  const requests = own.map(({ query }) => ({
    indexName: toProductIndex(locale),
    query,
    hitsPerPage: 1_000,
    attributesToRetrieve: ["objectID"],
    attributesToHighlight: [],
  }));
  const response = await sendFetch(`${toAddress()}/1/indexes/*/queries`, {
    method: "POST",
    headers: { "x-algolia-application-id": service.appId, "x-algolia-api-key": service.searchKey },
    body: JSON.stringify({ requests }),
  });
  const { results }: { results: { hits: { objectID: string }[] }[] } = await response.json();
  for (const [at, query] of own.entries()) {
    const found = (results[at]?.hits ?? []).flatMap(
      ({ objectID }) => records.get(query.locale)?.get(objectID) ?? [],
    );
    answers.set(query, found);
  }
}

function toAddress(): string {
  return service.url?.origin ?? `https://${service.appId}.algolia.net`;
}

/** Returns the rank of the first expected hit, from 1; infinity without one. */
function rankOf(query: JudgedQuery): number {
  const at = (answers.get(query) ?? []).findIndex((found) => isWanted(query.expected, found));
  return at === -1 ? Number.POSITIVE_INFINITY : at + 1;
}

function recallOf(query: JudgedQuery): number {
  const isMeant = (record: ProductRecord) => isWanted(query.expected, record);
  const wanted = [...(records.get(query.locale)?.values() ?? [])].filter(isMeant);
  return (answers.get(query) ?? []).filter(isMeant).length / wanted.length;
}

function toMean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

const answered = queries.filter(({ expected }) => expected !== "-");

describe("the search of the demo catalogue", () => {
  it("is judged by at least 150 queries in at least 10 languages", () => {
    expect(queries.length).toBeGreaterThanOrEqual(150);
    expect(new Set(queries.map(({ locale }) => locale.slice(0, 2))).size).toBeGreaterThanOrEqual(10);
  });

  it.each(answered)("finds by $kind in $locale what '$query' means, first", (query) => {
    const [first] = answers.get(query) ?? [];
    expect({ rank: rankOf(query), first: first && `${first.sku} ${first.name}` }).toMatchObject({ rank: 1 });
    expect(recallOf(query)).toBeGreaterThanOrEqual(0.9);
  });

  it.each(queries.filter(({ expected }) => expected === "-"))(
    "finds nothing in $locale by '$query'",
    (query) => {
      expect(answers.get(query)?.map(({ name }) => name)).toEqual([]);
    },
  );

  it("finds nearly all expected products, and ranks them first", () => {
    expect(toMean(answered.map(recallOf))).toBeGreaterThanOrEqual(goals.recall);
    expect(toMean(answered.map((query) => 1 / rankOf(query)))).toBeGreaterThanOrEqual(
      goals.meanReciprocalRank,
    );
  });
});

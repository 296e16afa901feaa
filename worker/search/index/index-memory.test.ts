import { expect, it } from "vitest";
import { openSearchIndex, openStorage } from "../../../tests/support/open-search-index";
import { planIndex } from "../records/index-settings";
import { IndexMemory } from "./index-memory";
import { RecordStore } from "./record-store";
import { runQuery } from "./run-query";
import { writeRecords } from "./write-records";

const records = [
  { objectID: "drill", name: "Hammer drill" },
  { objectID: "bench", name: "Work bench" },
];
const settings = { searchableAttributes: ["name"], indexLanguages: ["en"] };

it("the words of an index that was emptied and filled again are there when it is loaded again", () => {
  const { context } = openSearchIndex(settings, records);
  const { store, memory } = context;
  writeRecords([{ action: "clear", body: {} }], store, memory);
  writeRecords([{ action: "addObject", body: records[0] ?? {} }], store, memory);
  const find = (query: string, of: IndexMemory) =>
    runQuery({ query, queryType: "prefixNone" }, { ...context, memory: of });
  for (const each of [memory, new IndexMemory(store, memory.plan)]) {
    expect(find("hammer drill", each)).toMatchObject({ nbHits: 1, hits: [{ objectID: "drill" }] });
    expect(find("bench", each)).toMatchObject({ nbHits: 0, hits: [] });
  }
});

it("an index that is loaded again counts the values as written last", () => {
  const plan = { ...settings, attributesForFaceting: ["brand"] };
  const { context } = openSearchIndex(plan, [
    { objectID: "drill", name: "Hammer drill", brand: "Bosch", price: 10 },
    { objectID: "bench", name: "Work bench", brand: "Wolfcraft", price: 20 },
  ]);
  const { store, memory } = context;
  const write = (action: string, body: Readonly<Record<string, unknown>>) =>
    writeRecords([{ action, body }], store, memory);
  write("partialUpdateObject", { objectID: "drill", brand: "Makita" });
  write("addObject", { objectID: "saw", name: "Table saw", brand: "Makita", price: 30 });
  write("deleteObject", { objectID: "bench" });
  for (const each of [memory, new IndexMemory(store, memory.plan)]) {
    const answer = (numericFilters: string) =>
      runQuery({ query: "", facets: ["*"], numericFilters: [numericFilters] }, { ...context, memory: each });
    expect(answer("price > 0")).toMatchObject({ nbHits: 2, facets: { brand: { Makita: 2 } } });
    expect(answer("price > 10")).toMatchObject({ nbHits: 1, facets: { brand: { Makita: 1 } } });
  }
});

it("an index of a release that stored values with each record has them after its next start", () => {
  const storage = openStorage();
  storage.exec(
    "CREATE TABLE record (slot INTEGER PRIMARY KEY, object_id TEXT UNIQUE, body TEXT, columns TEXT);",
  );
  for (let slot = 1; slot <= 600; slot += 1)
    storage.exec(
      "INSERT INTO record VALUES (?, ?, ?, ?)",
      slot,
      `id-${slot}`,
      JSON.stringify({ objectID: `id-${slot}`, price: slot }),
      JSON.stringify({ price: [slot] }),
    );
  const store = new RecordStore(storage);
  const memory = new IndexMemory(store, planIndex(settings, []));
  const context = { store, memory, settings, isSortedFirst: false };
  expect(runQuery({ query: "", numericFilters: ["price > 250"] }, context)).toMatchObject({ nbHits: 350 });
  expect(new RecordStore(storage).count()).toBe(600);
});

it("results with many matching words evict others sooner", () => {
  const { memory } = openSearchIndex(settings, records).context;
  const keys = Array.from({ length: 1_000 }, (_, at) => `word${at}`);
  const match = { scores: new Float64Array(3), queryAfterRemoval: null };
  const wide = { ...match, levels: [[{ slips: 1, distance: 0, keys, beginnings: [] }]] };
  const first = memory.match("first", () => wide);
  expect(memory.match("first", () => ({ ...match, levels: [] }))).toBe(first);
  for (let at = 0; at < 500; at += 1) memory.match(`query ${at}`, () => wide);
  expect(memory.match("first", () => ({ ...match, levels: [] }))).not.toBe(first);
});

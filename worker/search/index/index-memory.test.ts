import { expect, it } from "vitest";
import { openSearchIndex } from "../../../tests/support/open-search-index";
import { IndexMemory } from "./index-memory";
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

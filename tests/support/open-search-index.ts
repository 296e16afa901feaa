import { DatabaseSync, type StatementSync } from "node:sqlite";
import { IndexMemory } from "../../worker/search/index/index-memory.ts";
import { RecordStore } from "../../worker/search/index/record-store.ts";
import { type QueryContext, runQuery } from "../../worker/search/index/run-query.ts";
import { writeRecords } from "../../worker/search/index/write-records.ts";
import { defaultSettings, isSortedFirst, planIndex } from "../../worker/search/records/index-settings.ts";

type Json = Readonly<Record<string, unknown>>;

/** Opens a search index outside its Durable Object, on Node's SQLite: queries and results are the same. */
export function openSearchIndex(
  settings: Json,
  records: readonly Json[],
  synonyms: readonly Json[] = [],
): {
  readonly context: QueryContext;
  find(query: string, more?: Json): readonly string[];
  answer(sent: Json): Json;
} {
  const store = new RecordStore(openStorage());
  for (const [at, synonym] of synonyms.entries()) store.saveSynonym(String(at), synonym);
  const complete = { ...defaultSettings, ...settings };
  const memory = new IndexMemory(store, planIndex(complete, []));
  writeRecords(
    records.map((body) => ({ action: "addObject", body })),
    store,
    memory,
  );
  const context = { store, memory, settings: complete, isSortedFirst: isSortedFirst(complete) };
  const answer = (sent: Json) => runQuery(sent, context);
  return {
    context,
    answer,
    find(query, more = {}) {
      const { hits } = answer({ query, ...more });
      return Array.isArray(hits) ? hits.map(({ objectID }) => String(objectID)) : [];
    },
  };
}

/** The subset of a Durable Object's SQL API that the search uses. */
export function openStorage(): SqlStorage {
  const database = new DatabaseSync(":memory:");
  const statements = new Map<string, StatementSync>();
  const prepare = (query: string) => {
    const statement = statements.get(query) ?? database.prepare(query);
    statements.set(query, statement);
    return statement;
  };
  const storage = {
    databaseSize: 0,
    exec(query: string, ...values: (string | number | null)[]) {
      if (query.includes(";")) {
        database.exec(query);
        return { toArray: () => [] };
      }
      const rows = prepare(query).all(...values);
      return { toArray: () => rows, one: () => rows[0], raw: () => rows.map((row) => Object.values(row)) };
    },
  };
  return storage as unknown as SqlStorage;
}

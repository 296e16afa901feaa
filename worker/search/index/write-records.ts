import type { VocabularyWord } from "../matching/vocabulary.ts";
import { requireRecords } from "../protocol/search-parameters.ts";
import type { SearchRecord } from "../records/read-path.ts";
import { toColumns } from "../records/to-columns.ts";
import { toSearchText } from "../records/to-search-text.ts";
import { isRecord, parseRequestJson } from "../requests/read-body.ts";
import { SearchError } from "../requests/search-error.ts";
import type { IndexMemory } from "./index-memory.ts";
import { applyPartialUpdate } from "./partial-update.ts";
import { parseStored, type RecordStore } from "./record-store.ts";

/** One entry of a batch, as sent. */
export type WriteOperation = { readonly action: string; readonly body: Readonly<Record<string, unknown>> };

/** The operations of a batch's JSON. */
export function parseOperations(text: string): readonly WriteOperation[] {
  const body = parseRequestJson(text);
  if (!isRecord(body)) throw new SearchError(400, "Invalid JSON: expecting a JSON object");
  return requireRecords(body.requests, "requests").map(toOperation);
}

export function toOperation({ action, body }: Readonly<Record<string, unknown>>): WriteOperation {
  if (isRecord(body)) return { action: String(action), body };
  if (body === undefined && action === "clear") return { action, body: {} };
  throw new SearchError(400, "Invalid batch: expecting an object as the body of each request");
}

const longestId = 512;
/** The hosted service's maximum. */
const longestRecord = 100_000;

/** Runs the operations of a batch in order; returns the ids of their records. */
export function writeRecords(
  operations: readonly WriteOperation[],
  store: RecordStore,
  memory: IndexMemory,
): readonly string[] {
  let next = store.nextSlot();
  const put = (record: SearchRecord) => {
    const known = store.findSlot(record.objectID);
    if (known !== null && store.isSame(known, JSON.stringify(record))) return;
    const slot = known ?? next;
    if (known === null) next += 1;
    saveRecord(record, slot, known === null, store, memory);
  };
  const ids = operations.map(({ action, body }) => {
    switch (action) {
      case "addObject":
      case "updateObject": {
        const record = toRecord(body, action === "addObject");
        put(record);
        return record.objectID;
      }
      case "partialUpdateObject":
      case "partialUpdateObjectNoCreate": {
        const objectID = requireId(body);
        const slot = store.findSlot(objectID);
        const known = slot === null ? null : store.read(slot);
        if (!known && action === "partialUpdateObjectNoCreate") return objectID;
        const updated = { ...applyPartialUpdate(known ?? {}, body), objectID };
        if (known && slot !== null && !changesWords(body, memory)) saveValues(updated, slot, store, memory);
        else put(updated);
        return objectID;
      }
      case "deleteObject": {
        const objectID = requireId(body);
        const slot = store.findSlot(objectID);
        if (slot !== null) removeRecords([slot], store, memory);
        return objectID;
      }
      case "clear":
        store.clear();
        memory.clear();
        return "";
      default:
        throw new SearchError(400, `Invalid action: ${action}`);
    }
  });
  memory.forgetAnswers();
  return ids.filter(Boolean);
}

function saveRecord(
  record: SearchRecord,
  slot: number,
  isNew: boolean,
  store: RecordStore,
  memory: IndexMemory,
): void {
  const body = JSON.stringify(record);
  if (body.length > longestRecord)
    throw new SearchError(400, `Record ${record.objectID} is too big: at most ${longestRecord} characters`);
  const columns = toColumns(record, memory.plan);
  const { text, words } = toSearchText(record, memory.plan, memory.analyzer);
  store.save({ slot, objectId: record.objectID, body, columns, text }, isNew);
  addWords(words, store, memory);
  if (!isNew) memory.remove(new Set([slot]));
  memory.put(slot, columns);
}

/** Whether an update changes an attribute whose words are searched. */
function changesWords(body: WriteOperation["body"], { plan }: IndexMemory): boolean {
  const names = Object.keys(body).filter((name) => name !== "objectID");
  if (!plan.searchable) return names.length > 0;
  const roots = new Set(plan.searchable.map(({ path }) => path.split(".")[0]));
  return names.some((name) => roots.has(name));
}

/** Saves a record without its words: writing words takes most of the time of a record. */
function saveValues(record: SearchRecord, slot: number, store: RecordStore, memory: IndexMemory): void {
  const body = JSON.stringify(record);
  if (body.length > longestRecord)
    throw new SearchError(400, `Record ${record.objectID} is too big: at most ${longestRecord} characters`);
  const columns = toColumns(record, memory.plan);
  store.saveValues({ slot, body, columns });
  memory.remove(new Set([slot]));
  memory.put(slot, columns);
}

function addWords(
  words: ReadonlyMap<string, VocabularyWord>,
  store: RecordStore,
  { vocabulary }: IndexMemory,
): void {
  const added = [...words].filter(([key, { tiers }]) => !vocabulary.knows(key, tiers));
  for (const [key, word] of added) vocabulary.add(key, word);
  store.addTerms(added);
}

export function removeRecords(slots: readonly number[], store: RecordStore, memory: IndexMemory): void {
  for (const slot of slots) store.remove(slot);
  memory.remove(new Set(slots));
  memory.forgetAnswers();
}

/** Writes words and columns of all records again, for settings that read them differently. */
export function reindexRecords(store: RecordStore, memory: IndexMemory): void {
  store.clearWords();
  for (let last = 0; ; ) {
    const page = store.readBehind(last, 500);
    for (const { slot, body } of page) {
      const record = parseStored(body);
      const columns = toColumns(record, memory.plan);
      const { text, words } = toSearchText(record, memory.plan, memory.analyzer);
      store.rewrite({ slot, columns, text });
      store.addTerms([...words]);
    }
    const end = page[page.length - 1];
    if (!end) return;
    last = end.slot;
  }
}

function toRecord(body: Readonly<Record<string, unknown>>, mayBeNew: boolean): SearchRecord {
  if (!isRecord(body)) throw new SearchError(400, "Invalid object: expecting a JSON object");
  if (body.objectID === undefined && mayBeNew) return { ...body, objectID: crypto.randomUUID() };
  return { ...body, objectID: requireId(body) };
}

function requireId(body: Readonly<Record<string, unknown>>): string {
  const { objectID } = body;
  if (typeof objectID !== "string" && typeof objectID !== "number")
    throw new SearchError(400, "Missing mandatory attribute: objectID");
  const id = String(objectID);
  if (id === "" || id.length > longestId)
    throw new SearchError(400, "Invalid objectID: expecting 1 to 512 characters");
  return id;
}

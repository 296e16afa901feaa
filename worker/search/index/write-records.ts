import type { VocabularyWord } from "../matching/vocabulary.ts";
import { requireRecords } from "../protocol/search-parameters.ts";
import { ColumnChanges } from "../records/column-parts.ts";
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

/** What a batch writes: its changes of columns are collected and written at its end. */
type Writing = {
  readonly store: RecordStore;
  readonly memory: IndexMemory;
  readonly changes: ColumnChanges;
};

/** Runs the operations of a batch in order; returns the ids of their records. */
export function writeRecords(
  operations: readonly WriteOperation[],
  store: RecordStore,
  memory: IndexMemory,
): readonly string[] {
  const writing = { store, memory, changes: new ColumnChanges() };
  const ids = runOperations(operations, writing);
  finish(writing);
  return ids;
}

function finish({ store, memory, changes }: Writing): void {
  store.changeColumns(changes);
  memory.columns.forget(changes.paths);
  memory.forgetAnswers();
}

function runOperations(operations: readonly WriteOperation[], writing: Writing): readonly string[] {
  const { store, memory, changes } = writing;
  let next = store.nextSlot();
  const put = (record: SearchRecord) => {
    const known = store.findSlot(record.objectID);
    if (known !== null && store.isSame(known, JSON.stringify(record))) return;
    const slot = known ?? next;
    if (known === null) next += 1;
    saveRecord(record, slot, known === null, writing);
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
        if (known && slot !== null && !changesWords(body, memory)) saveValues(updated, slot, writing);
        else put(updated);
        return objectID;
      }
      case "deleteObject": {
        const objectID = requireId(body);
        const slot = store.findSlot(objectID);
        if (slot !== null) removeRecord(slot, writing);
        return objectID;
      }
      case "clear":
        store.clear();
        memory.clear();
        changes.clear();
        return "";
      default:
        throw new SearchError(400, `Invalid action: ${action}`);
    }
  });
  return ids.filter(Boolean);
}

function saveRecord(record: SearchRecord, slot: number, isNew: boolean, writing: Writing): void {
  const { store, memory } = writing;
  const body = toBody(record);
  noteColumns(slot, record, writing);
  const { text, words } = toSearchText(record, memory.plan, memory.analyzer);
  store.save({ slot, objectId: record.objectID, body, text }, isNew);
  addWords(words, store, memory);
  memory.add(slot);
}

/** Notes the changed values of a record that is not saved yet; null: it is removed. */
function noteColumns(slot: number, record: SearchRecord | null, { store, memory, changes }: Writing): void {
  const before = store.read(slot);
  const toValues = (of: SearchRecord | null) => (of ? toColumns(of, memory.plan) : {});
  changes.set(slot, toValues(before), toValues(record));
}

/** Throws 400 for a record that is too long. */
function toBody(record: SearchRecord): string {
  const body = JSON.stringify(record);
  if (body.length > longestRecord)
    throw new SearchError(400, `Record ${record.objectID} is too big: at most ${longestRecord} characters`);
  return body;
}

/** Whether an update changes an attribute whose words are searched. */
function changesWords(body: WriteOperation["body"], { plan }: IndexMemory): boolean {
  const names = Object.keys(body).filter((name) => name !== "objectID");
  if (!plan.searchable) return names.length > 0;
  const roots = new Set(plan.searchable.map(({ path }) => path.split(".")[0]));
  return names.some((name) => roots.has(name));
}

/** Saves a record without its words: writing words takes most of the time of a record. */
function saveValues(record: SearchRecord, slot: number, writing: Writing): void {
  const body = toBody(record);
  noteColumns(slot, record, writing);
  writing.store.saveBody(slot, body);
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
  const writing = { store, memory, changes: new ColumnChanges() };
  for (const slot of slots) removeRecord(slot, writing);
  finish(writing);
}

function removeRecord(slot: number, writing: Writing): void {
  noteColumns(slot, null, writing);
  writing.store.remove(slot);
  writing.memory.remove([slot]);
}

/** Writes words and columns of all records again, for settings that read them differently. */
export function reindexRecords(store: RecordStore, memory: IndexMemory): void {
  store.clearWordsAndColumns();
  for (let last = 0; ; ) {
    const page = store.readBehind(last, 500);
    const changes = new ColumnChanges();
    for (const { slot, body } of page) {
      const record = parseStored(body);
      changes.set(slot, {}, toColumns(record, memory.plan));
      const { text, words } = toSearchText(record, memory.plan, memory.analyzer);
      store.saveWords(slot, text);
      store.addTerms([...words]);
    }
    store.changeColumns(changes);
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

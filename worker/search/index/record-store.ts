import type { VocabularyWord } from "../matching/vocabulary.ts";
import type { SearchRecord } from "../records/read-path.ts";
import type { ColumnValues } from "../records/to-columns.ts";
import { isRecord } from "../requests/read-body.ts";

/**
 * A record has a slot, a small increasing number. The full-text table contains only words, in the analyzer's form, so
 * SQLite has nothing to fold; its prefixes of three are the tier and two characters, the shortest input of a search
 * field.
 */
const schema = `
CREATE TABLE IF NOT EXISTS record (slot INTEGER PRIMARY KEY, object_id TEXT NOT NULL UNIQUE, body TEXT NOT NULL, columns TEXT NOT NULL);
CREATE VIRTUAL TABLE IF NOT EXISTS word USING fts5(words, content='', contentless_delete=1, tokenize='ascii', prefix='3');
CREATE TABLE IF NOT EXISTS term (key TEXT PRIMARY KEY, stem TEXT NOT NULL, tiers INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS setting (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS synonym (object_id TEXT PRIMARY KEY, body TEXT NOT NULL);
`;

export type StoredRecord = {
  readonly slot: number;
  readonly objectId: string;
  /** The record as JSON. */
  readonly body: string;
  readonly columns: ColumnValues;
  readonly text: string;
};

/** The tables of one index. */
export class RecordStore {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(schema);
    this.#addTiers();
  }

  /** An index of an older release does not store its words' tiers: they may be in any of them. */
  #addTiers(): void {
    const [{ columns } = { columns: 0 }] = this.#sql
      .exec("SELECT count(*) AS columns FROM pragma_table_info('term') WHERE name = 'tiers'")
      .toArray();
    if (Number(columns) === 0)
      this.#sql.exec("ALTER TABLE term ADD COLUMN tiers INTEGER NOT NULL DEFAULT 4095");
  }

  findSlot(objectId: string): number | null {
    const [row] = this.#sql.exec("SELECT slot FROM record WHERE object_id = ?", objectId).toArray();
    return row ? Number(row.slot) : null;
  }

  nextSlot(): number {
    return Number(this.#sql.exec("SELECT coalesce(max(slot), 0) + 1 AS next FROM record").one().next);
  }

  count(): number {
    return Number(this.#sql.exec("SELECT count(*) AS records FROM record").one().records);
  }

  get bytes(): number {
    return this.#sql.databaseSize;
  }

  save({ slot, objectId, body, columns, text }: StoredRecord, isNew: boolean): void {
    if (!isNew) this.#sql.exec("DELETE FROM word WHERE rowid = ?", slot);
    this.#sql.exec(
      "INSERT OR REPLACE INTO record VALUES (?, ?, ?, ?)",
      slot,
      objectId,
      body,
      JSON.stringify(columns),
    );
    this.#sql.exec("INSERT INTO word (rowid, words) VALUES (?, ?)", slot, text);
  }

  /** Saves a record without its words, which stay. */
  saveValues({ slot, body, columns }: Pick<StoredRecord, "slot" | "body" | "columns">): void {
    const text = JSON.stringify(columns);
    this.#sql.exec("UPDATE record SET body = ?, columns = ? WHERE slot = ?", body, text, slot);
  }

  /** Whether a slot has exactly this record already. */
  isSame(slot: number, body: string): boolean {
    return (
      this.#sql.exec("SELECT 1 FROM record WHERE slot = ? AND body = ?", slot, body).toArray().length > 0
    );
  }

  remove(slot: number): void {
    this.#sql.exec("DELETE FROM word WHERE rowid = ?", slot);
    this.#sql.exec("DELETE FROM record WHERE slot = ?", slot);
  }

  clear(): void {
    this.#sql.exec("DROP TABLE IF EXISTS word; DELETE FROM record; DELETE FROM term;");
    this.#sql.exec(schema);
  }

  /** Deletes only the words, to write them again. */
  clearWords(): void {
    this.#sql.exec("DROP TABLE IF EXISTS word; DELETE FROM term;");
    this.#sql.exec(schema);
  }

  rewrite({ slot, columns, text }: Pick<StoredRecord, "slot" | "columns" | "text">): void {
    this.#sql.exec("UPDATE record SET columns = ? WHERE slot = ?", JSON.stringify(columns), slot);
    this.#sql.exec("INSERT INTO word (rowid, words) VALUES (?, ?)", slot, text);
  }

  /** Words with their stems and tiers, all in one statement: a new catalogue brings thousands. */
  addTerms(terms: readonly (readonly [key: string, word: VocabularyWord])[]): void {
    if (terms.length === 0) return;
    this.#sql.exec(
      `INSERT INTO term SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?) WHERE true
       ON CONFLICT (key) DO UPDATE SET tiers = tiers | excluded.tiers`,
      JSON.stringify(terms.map(([key, { stem, tiers }]) => [key, stem, tiers])),
    );
  }

  *terms(): Generator<readonly [string, VocabularyWord]> {
    for (const [key, stem, tiers] of this.#sql.exec("SELECT key, stem, tiers FROM term").raw())
      yield [String(key), { stem: String(stem), tiers: Number(tiers) }];
  }

  *columns(): Generator<readonly [number, ColumnValues]> {
    for (const [slot, columns] of this.#sql.exec("SELECT slot, columns FROM record ORDER BY slot").raw())
      yield [Number(slot), JSON.parse(String(columns))];
  }

  read(slot: number): SearchRecord | null {
    const [row] = this.#sql.exec("SELECT body FROM record WHERE slot = ?", slot).toArray();
    return row ? parseStored(row.body) : null;
  }

  /** Up to `limit` records after a slot, in the order of their slots. */
  readBehind(slot: number, limit: number): readonly { readonly slot: number; readonly body: string }[] {
    const rows = this.#sql.exec(
      "SELECT slot, body FROM record WHERE slot > ? ORDER BY slot LIMIT ?",
      slot,
      limit,
    );
    return rows.toArray().map((row) => ({ slot: Number(row.slot), body: String(row.body) }));
  }

  /** The slots of a full-text expression: as one text, which is far faster to transfer than a row for each. */
  find(expression: string): Uint32Array {
    const found = this.#sql
      .exec("SELECT group_concat(rowid) AS slots FROM word WHERE word MATCH ?", expression)
      .one();
    return found.slots === null ? new Uint32Array() : parseSlots(String(found.slots));
  }

  readSetting(name: string): Readonly<Record<string, unknown>> | null {
    const [row] = this.#sql.exec("SELECT value FROM setting WHERE name = ?", name).toArray();
    const value: unknown = row ? JSON.parse(String(row.value)) : null;
    return isRecord(value) ? value : null;
  }

  writeSetting(name: string, value: Readonly<Record<string, unknown>>): void {
    this.#sql.exec("INSERT OR REPLACE INTO setting VALUES (?, ?)", name, JSON.stringify(value));
  }

  readSynonyms(): readonly Readonly<Record<string, unknown>>[] {
    const rows = this.#sql.exec("SELECT body FROM synonym ORDER BY object_id").toArray();
    return rows.map((row) => JSON.parse(String(row.body)));
  }

  saveSynonym(objectId: string, body: Readonly<Record<string, unknown>>): void {
    this.#sql.exec("INSERT OR REPLACE INTO synonym VALUES (?, ?)", objectId, JSON.stringify(body));
  }

  /** Without an id, all. */
  removeSynonyms(objectId?: string): void {
    if (objectId === undefined) this.#sql.exec("DELETE FROM synonym");
    else this.#sql.exec("DELETE FROM synonym WHERE object_id = ?", objectId);
  }
}

export function parseStored(body: unknown): SearchRecord {
  return JSON.parse(String(body));
}

function parseSlots(text: string): Uint32Array {
  let count = 1;
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) === 44) count += 1;
  const slots = new Uint32Array(count);
  let slot = 0;
  let index = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (character === 44) {
      slots[index] = slot;
      index += 1;
      slot = 0;
    } else slot = slot * 10 + character - 48;
  }
  slots[index] = slot;
  return slots;
}

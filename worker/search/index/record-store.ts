import type { VocabularyWord } from "../matching/vocabulary.ts";
import {
  ColumnChanges,
  type ColumnPart,
  mergePart,
  toPartNumber,
  toSlotRange,
} from "../records/column-parts.ts";
import type { SearchRecord } from "../records/read-path.ts";
import { isRecord } from "../requests/read-body.ts";

/**
 * A record has a slot, a small increasing number. The full-text table contains only words, in the analyzer's form, so
 * SQLite has nothing to fold; its prefixes of three are the tier and two characters, the shortest input of a search
 * field. `column_part` has the values of each attribute by runs of slots: a query loads the attributes that it reads.
 */
const schema = `
CREATE TABLE IF NOT EXISTS record (slot INTEGER PRIMARY KEY, object_id TEXT NOT NULL UNIQUE, body TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS column_part (path TEXT NOT NULL, part INTEGER NOT NULL, body TEXT NOT NULL, UNIQUE (path, part));
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
  readonly text: string;
};

/** Few statements, and texts of less than a megabyte, to read all words of an index. */
const termsAtOnce = 10_000;

/** The tables of one index. */
export class RecordStore {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(schema);
    this.#addTiers();
    this.#moveColumns();
  }

  /** An index of an older release does not store its words' tiers: they may be in any of them. */
  #addTiers(): void {
    if (!this.#hasColumn("term", "tiers"))
      this.#sql.exec("ALTER TABLE term ADD COLUMN tiers INTEGER NOT NULL DEFAULT 4095");
  }

  /** An index of an older release stores the values of each record with it. */
  #moveColumns(): void {
    if (!this.#hasColumn("record", "columns")) return;
    const last = this.nextSlot() - 1;
    for (let part = 0; part <= toPartNumber(last); part += 1) {
      const changes = new ColumnChanges();
      const { from, below } = toSlotRange(part);
      const rows = this.#sql.exec(
        "SELECT slot, columns FROM record WHERE slot >= ? AND slot < ?",
        from,
        below,
      );
      for (const { slot, columns } of rows.toArray())
        changes.set(Number(slot), {}, JSON.parse(String(columns)));
      this.changeColumns(changes);
    }
    this.#sql.exec("ALTER TABLE record DROP COLUMN columns");
  }

  #hasColumn(table: string, column: string): boolean {
    const found = this.#sql.exec("SELECT 1 FROM pragma_table_info(?) WHERE name = ?", table, column);
    return found.toArray().length > 0;
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

  save({ slot, objectId, body, text }: StoredRecord, isNew: boolean): void {
    if (!isNew) this.#sql.exec("DELETE FROM word WHERE rowid = ?", slot);
    this.#sql.exec("INSERT OR REPLACE INTO record VALUES (?, ?, ?)", slot, objectId, body);
    this.saveWords(slot, text);
  }

  /** Saves a record without its words, which stay. */
  saveBody(slot: number, body: string): void {
    this.#sql.exec("UPDATE record SET body = ? WHERE slot = ?", body, slot);
  }

  saveWords(slot: number, text: string): void {
    this.#sql.exec("INSERT INTO word (rowid, words) VALUES (?, ?)", slot, text);
  }

  /** Writes the changed parts of columns. */
  changeColumns(changes: ColumnChanges): void {
    for (const { path, part, changed } of changes.parts()) {
      const [row] = this.#sql
        .exec("SELECT body FROM column_part WHERE path = ? AND part = ?", path, part)
        .toArray();
      const merged = mergePart(row ? JSON.parse(String(row.body)) : [[], []], changed);
      if (merged)
        this.#sql.exec(
          "INSERT OR REPLACE INTO column_part VALUES (?, ?, ?)",
          path,
          part,
          JSON.stringify(merged),
        );
      else this.#sql.exec("DELETE FROM column_part WHERE path = ? AND part = ?", path, part);
    }
  }

  *columnParts(path: string): Generator<ColumnPart> {
    const rows = this.#sql.exec("SELECT body FROM column_part WHERE path = ? ORDER BY part", path);
    for (const [body] of rows.raw()) yield JSON.parse(String(body));
  }

  columnPaths(): readonly string[] {
    const rows = this.#sql.exec("SELECT DISTINCT path FROM column_part ORDER BY path");
    return rows.toArray().map(({ path }) => String(path));
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
    this.#sql.exec("DELETE FROM record;");
    this.clearWordsAndColumns();
  }

  /** Deletes what is derived from the records, to write it again. */
  clearWordsAndColumns(): void {
    this.#sql.exec("DROP TABLE IF EXISTS word; DELETE FROM term; DELETE FROM column_part;");
    this.#sql.exec(schema);
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

  /** All words, thousands as one text: far faster to transfer than a row for each. Words contain no spaces. */
  *terms(): Generator<readonly [string, VocabularyWord]> {
    for (let behind: string | null = ""; behind !== null; ) {
      const { words, last }: Record<string, SqlStorageValue> = this.#sql
        .exec(
          `SELECT group_concat(key || ' ' || stem || ' ' || tiers, char(10)) AS words, max(key) AS last
           FROM (SELECT key, stem, tiers FROM term WHERE key > ? ORDER BY key LIMIT ?)`,
          behind,
          termsAtOnce,
        )
        .one();
      for (const line of words === null ? [] : String(words).split("\n")) {
        const [key = "", stem = "", tiers] = line.split(" ");
        yield [key, { stem, tiers: Number(tiers) }];
      }
      behind = last === null ? null : String(last);
    }
  }

  /** The slots of all records. */
  slots(): Uint32Array {
    return readSlots(this.#sql.exec("SELECT group_concat(slot) AS slots FROM record").one().slots);
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
    return readSlots(
      this.#sql.exec("SELECT group_concat(rowid) AS slots FROM word WHERE word MATCH ?", expression).one()
        .slots,
    );
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

function readSlots(joined: SqlStorageValue | undefined): Uint32Array {
  return typeof joined === "string" ? parseSlots(joined) : new Uint32Array();
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

import { LRUCache } from "lru-cache";
import type { TextMatch } from "../matching/match-query.ts";
import type { TextIndex } from "../matching/match-words.ts";
import { createSynonymTable, type SynonymTable } from "../matching/synonym-table.ts";
import { Vocabulary } from "../matching/vocabulary.ts";
import { type RecordOrder, sortRecords } from "../ranking/sort-records.ts";
import { Columns } from "../records/columns.ts";
import type { IndexPlan, SortKey } from "../records/index-settings.ts";
import { type Analyzer, openAnalyzer } from "../text/analyzer.ts";
import type { RecordStore } from "./record-store.ts";

/** Cached slots of found records, and their expressions, as numbers of four bytes. */
const maxCachedSlots = 1_000_000;
/** Cached scores, and the words found, of eight bytes each: the queries of one page have the same text. */
const maxCachedScores = 500_000;
/** The overhead of an entry: many small ones take memory, too. */
const entrySize = 50;

/**
 * An index's data in memory: values to count, words for corrections, orders, and recent results.
 * Values and words are loaded when a query first needs them, so that the first response after a start need not wait
 * for the whole index.
 */
export class IndexMemory {
  readonly columns: Columns;
  readonly analyzer: Analyzer;
  /** One byte per slot: 1 if it has a record. */
  alive: Uint8Array;
  #vocabulary: Vocabulary | null = null;
  readonly #found = new LRUCache<string, Uint32Array>({
    maxSize: maxCachedSlots,
    sizeCalculation: ({ length }, expression) => length + (expression.length >> 2) + entrySize,
  });
  readonly #matches = new LRUCache<string, TextMatch>({
    maxSize: maxCachedScores,
    sizeCalculation: ({ scores, levels }) => scores.length + countKeys(levels) + entrySize,
  });
  readonly #orders = new Map<string, RecordOrder>();
  #synonyms: SynonymTable | null = null;

  readonly plan: IndexPlan;
  readonly #store: RecordStore;

  constructor(store: RecordStore, plan: IndexPlan) {
    this.#store = store;
    this.plan = plan;
    this.analyzer = openAnalyzer(plan.language);
    this.columns = new Columns(store);
    const slots = store.slots();
    this.alive = new Uint8Array(slots.reduce((most, slot) => Math.max(most, slot), 0) + 1);
    for (const slot of slots) this.alive[slot] = 1;
  }

  get vocabulary(): Vocabulary {
    this.#vocabulary ??= new Vocabulary(this.#store.terms());
    return this.#vocabulary;
  }

  add(slot: number): void {
    if (slot >= this.alive.length) this.#grow(slot);
    this.alive[slot] = 1;
  }

  remove(slots: readonly number[]): void {
    for (const slot of slots) this.alive[slot] = 0;
  }

  /** Removes all records and their words, like the store. */
  clear(): void {
    this.columns.clear();
    this.#vocabulary = null;
    this.alive = new Uint8Array(1);
    this.forgetAnswers();
  }

  /** A write invalidates all former results. */
  forgetAnswers(): void {
    this.#found.clear();
    this.#matches.clear();
    this.#orders.clear();
    this.#synonyms = null;
  }

  get synonyms(): SynonymTable {
    this.#synonyms ??= createSynonymTable(this.#store.readSynonyms(), this.analyzer);
    return this.#synonyms;
  }

  /**
   * The data for a text search, restricted to `attributes` if given. Attributes of one rank share their words: typos
   * are not allowed in a rank whose attributes are all in `exact`.
   */
  openText(attributes: readonly string[] | null, exact: readonly string[] = []): TextIndex {
    const all = this.plan.searchable?.filter(({ path }) => !attributes || attributes.includes(path));
    const tiers = all ? [...new Set(all.map(({ tier }) => tier))] : [0];
    const forgiving = new Set(all?.filter(({ path }) => !exact.includes(path)).map(({ tier }) => tier));
    const { vocabulary, analyzer, alive } = this;
    return {
      vocabulary,
      analyzer,
      tiers,
      exactTiers: new Set(all ? tiers.filter((tier) => !forgiving.has(tier)) : []),
      size: alive.length,
      find: (expression) => this.#find(expression),
    };
  }

  order(keys: readonly SortKey[]): RecordOrder {
    const name = JSON.stringify(keys);
    const known = this.#orders.get(name);
    if (known) return known;
    const order = sortRecords(keys, this.columns, this.alive, this.plan.language);
    this.#orders.set(name, order);
    return order;
  }

  match(key: string, make: () => TextMatch): TextMatch {
    const known = this.#matches.get(key);
    if (known) return known;
    const match = make();
    this.#matches.set(key, match);
    return match;
  }

  #find(expression: string): Uint32Array {
    const known = this.#found.get(expression);
    if (known) return known;
    const slots = this.#store.find(expression);
    this.#found.set(expression, slots);
    return slots;
  }

  #grow(slot: number): void {
    const larger = new Uint8Array(Math.max(slot + 1, this.alive.length + (this.alive.length >> 1)));
    larger.set(this.alive);
    this.alive = larger;
  }
}

function countKeys(levels: TextMatch["levels"]): number {
  return levels.flat().reduce((sum, { keys }) => sum + keys.length, 0);
}

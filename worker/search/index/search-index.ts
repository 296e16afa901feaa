import { DurableObject } from "cloudflare:workers";
import { everything } from "../filters/filter.ts";
import { retrieve } from "../hits/to-hit.ts";
import { Parameters, type RawParameters, readRawParameters } from "../protocol/search-parameters.ts";
import {
  defaultSettings,
  findFacetKind,
  type IndexPlan,
  type IndexSettings,
  isSortedFirst,
  listReplicas,
  planIndex,
  type Replica,
  readList,
} from "../records/index-settings.ts";
import { type Answer, toAnswer } from "../requests/search-error.ts";
import { IndexMemory } from "./index-memory.ts";
import { parseStored, RecordStore } from "./record-store.ts";
import { findRecords, type QueryContext, runQuery } from "./run-query.ts";
import { searchFacetValues } from "./search-facet-values.ts";
import {
  parseOperations,
  reindexRecords,
  removeRecords,
  type WriteOperation,
  writeRecords,
} from "./write-records.ts";

type Json = Readonly<Record<string, unknown>>;

/** A query, or with `facet` a query for that attribute's values. */
export type IndexQuery = { readonly sent: RawParameters; readonly facet: string | null };

/** Records after a slot; `last`: the slot to continue after, null at the end; `total`: of all pages. */
type BrowsedPage = { readonly records: Json[]; readonly last: number | null; readonly total: number };

/** Names of settings: the index's own under the first, a replica's under its name, the index's name under the last. */
const own = "";
const identity = "*";

/**
 * One index: its records in SQLite, its counters and orders in memory. It stores its own names, so that a caller with
 * an outdated place gets `null`.
 */
export class SearchIndex extends DurableObject {
  #store: RecordStore | null = null;
  #memory: IndexMemory | null = null;

  /** Makes this object the index of a name. */
  open(name: string): void {
    if (!this.#records.readSetting(identity)) this.#records.writeSetting(identity, { name });
  }

  /** Runs queries to one name and returns JSON texts, which are cheaper to transfer than objects; null: not here. */
  search(name: string, queries: readonly IndexQuery[]): Answer<readonly string[] | null> {
    return this.#answer(name, () => {
      const context = this.#context(name);
      return queries.map(({ sent, facet }) =>
        JSON.stringify(facet === null ? runQuery(sent, context) : searchFacetValues(facet, sent, context)),
      );
    });
  }

  readRecords(
    name: string,
    ids: readonly string[],
    attributes: readonly string[] | null,
  ): Answer<readonly (Json | null)[] | null> {
    return this.#answer(name, () =>
      ids.map((id) => {
        const slot = this.#records.findSlot(id);
        const record = slot === null ? null : this.#records.read(slot);
        return record && retrieve(record, attributes ?? ["*"]);
      }),
    );
  }

  /** Records in the order of their arrival, after a slot; `sent` has the query and filters. */
  browse(name: string, after: number, limit: number, sent: RawParameters = {}): Answer<BrowsedPage | null> {
    return this.#answer(name, () => {
      const parameters = new Parameters(sent, {});
      if (parameters.filter !== everything || parameters.query.trim() !== "")
        return this.#browseFound(name, after, limit, sent);
      const page = this.#records.readBehind(after, limit);
      const last = page.length < limit ? null : (page[page.length - 1]?.slot ?? null);
      const total = this.#records.count();
      return { records: page.map(({ body }) => parseStored(body)), last, total };
    });
  }

  #browseFound(name: string, after: number, limit: number, sent: RawParameters): BrowsedPage {
    const { mask } = findRecords(new Parameters(sent, this.#settings(name)), this.#loaded);
    const found = [...mask.keys()].filter((slot) => mask[slot]);
    const rest = found.filter((slot) => slot > after);
    const slots = rest.slice(0, limit);
    const records = slots.flatMap((slot) => this.#records.read(slot) ?? []);
    const last = rest.length > limit ? (slots[slots.length - 1] ?? null) : null;
    return { records: records.map((record) => ({ ...record })), last, total: found.length };
  }

  write(operations: readonly WriteOperation[]): Answer<readonly string[]> {
    return toAnswer(() => this.#write(() => writeRecords(operations, this.#records, this.#loaded)));
  }

  /** A batch as sent. */
  writeText(text: string): Answer<readonly string[]> {
    return toAnswer(() => {
      const operations = parseOperations(text);
      return this.#write(() => writeRecords(operations, this.#records, this.#loaded));
    });
  }

  deleteBy(sent: Json): Answer<number> {
    return toAnswer(() =>
      this.#write(() => {
        const { mask } = findRecords(new Parameters(readRawParameters(sent), {}), this.#loaded);
        const slots = [...mask.keys()].filter((slot) => mask[slot]);
        removeRecords(slots, this.#records, this.#loaded);
        return slots.length;
      }),
    );
  }

  readSettings(name: string): Answer<Json | null> {
    return this.#answer(name, () => {
      const primary = this.#name;
      return { ...this.#settings(name), version: 2, ...(name !== primary && { primary }) };
    });
  }

  /** Settings as stored, of the index and of its replicas. */
  exportSettings(): { readonly own: Json; readonly replicas: Readonly<Record<string, Json>> } {
    const names = this.#replicas.map(({ name }) => name);
    const replicas = Object.fromEntries(names.map((name) => [name, this.#records.readSetting(name) ?? {}]));
    return { own: this.#records.readSetting(own) ?? {}, replicas };
  }

  /** Changes settings; those of a replica under its name. Returns the names of the replicas. */
  writeSettings(name: string, settings: Json, toReplicas: boolean): readonly string[] {
    return this.#write(() => {
      const before = this.#plan();
      const isOwn = name === this.#name;
      const names = isOwn
        ? [own, ...(toReplicas ? this.#replicas.map((replica) => replica.name) : [])]
        : [name];
      for (const each of names) {
        const { replicas, ...rest } = settings;
        const change = each === own && replicas !== undefined ? settings : rest;
        this.#records.writeSetting(each, { ...this.#records.readSetting(each), ...change });
      }
      this.#replan(before);
      return this.#replicas.map((replica) => replica.name);
    });
  }

  /** Takes a name and the replicas that the index of that name had. */
  takeName(name: string, replicas: Readonly<Record<string, Json>>, lines: readonly string[]): void {
    this.#write(() => {
      const before = this.#plan();
      this.#records.writeSetting(identity, { name });
      this.#records.writeSetting(own, { ...this.#records.readSetting(own), replicas: lines });
      for (const [replica, settings] of Object.entries(replicas))
        this.#records.writeSetting(replica, settings);
      this.#replan(before);
    });
  }

  readSynonyms(name: string): Answer<readonly Json[] | null> {
    return this.#answer(name, () => this.#records.readSynonyms());
  }

  writeSynonyms(synonyms: readonly Json[], replacesAll: boolean): void {
    this.#write(() => {
      if (replacesAll) this.#records.removeSynonyms();
      for (const synonym of synonyms) this.#records.saveSynonym(String(synonym.objectID), synonym);
    });
  }

  removeSynonyms(objectId?: string): void {
    this.#write(() => this.#records.removeSynonyms(objectId));
  }

  describe(): { readonly entries: number; readonly bytes: number; readonly replicas: readonly string[] } {
    return {
      entries: this.#records.count(),
      bytes: this.#records.bytes,
      replicas: this.#replicas.map(({ name }) => name),
    };
  }

  /** Deletes everything. */
  async destroy(): Promise<void> {
    this.#memory = null;
    this.#store = null;
    await this.ctx.storage.deleteAll();
  }

  #answer<T>(name: string, run: () => T): Answer<T | null> {
    if (!this.#answersTo(name)) return { ok: true, value: null };
    return toAnswer(run);
  }

  #answersTo(name: string): boolean {
    return name === this.#name || this.#replicas.some((replica) => replica.name === name);
  }

  /** Writes all of a change or none; after a failure drops the memory, which may contain parts of it. */
  #write<T>(run: () => T): T {
    try {
      const value = this.ctx.storage.transactionSync(run);
      this.#memory?.forgetAnswers();
      return value;
    } catch (error) {
      this.#memory = null;
      throw error;
    }
  }

  /** Writes the records again if the settings read them differently from `before`. */
  #replan(before: IndexPlan): void {
    if (describePlan(before) === describePlan(this.#plan())) return;
    this.#memory = null;
    if (this.#records.count() === 0) return;
    reindexRecords(this.#records, this.#loaded);
    this.#memory = null;
  }

  #context(name: string): QueryContext {
    const settings = this.#settings(name);
    const replica = this.#replicas.find((each) => each.name === name);
    const sortsFirst = replica?.isVirtual === true && readList(settings, "customRanking").length > 0;
    return {
      store: this.#records,
      memory: this.#loaded,
      settings,
      isSortedFirst: sortsFirst || isSortedFirst(settings),
    };
  }

  #settings(name: string): IndexSettings {
    const settings = { ...defaultSettings, ...this.#records.readSetting(own) };
    return name === this.#name
      ? settings
      : { ...settings, replicas: undefined, ...this.#records.readSetting(name) };
  }

  #plan() {
    const replicas = this.#replicas.map(({ name }) => this.#records.readSetting(name) ?? {});
    return planIndex(this.#records.readSetting(own) ?? {}, replicas);
  }

  get #name(): string | null {
    const name = this.#records.readSetting(identity)?.name;
    return typeof name === "string" ? name : null;
  }

  get #replicas(): readonly Replica[] {
    return listReplicas(this.#records.readSetting(own) ?? {});
  }

  get #records(): RecordStore {
    this.#store ??= new RecordStore(this.ctx.storage.sql);
    return this.#store;
  }

  get #loaded(): IndexMemory {
    this.#memory ??= new IndexMemory(this.#records, this.#plan());
    return this.#memory;
  }
}

/** The settings that determine a record's rows. A sort path that is a facet has its column already. */
function describePlan(plan: IndexPlan): string {
  const sortPaths = plan.sortPaths.filter((path) => findFacetKind(plan, path) === null);
  return JSON.stringify({ ...plan, facets: [...plan.facets], sortPaths: [...new Set(sortPaths)].sort() });
}

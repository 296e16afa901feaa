import { array, boolean, create, literal, nullable, number, object, string, type } from "superstruct";
import type { PageRecord } from "./backup-run.ts";
import { hashFile } from "./page-file.ts";

const ManifestStruct = object({
  format: literal(1),
  name: string(),
  projectKey: string(),
  startedAt: string(),
  /** A restored backup has the state of this time. */
  settledAt: string(),
  /** Whether all tables have the state of that time; false if writes were faster than the backup. */
  isSettled: boolean(),
  finishedAt: string(),
  /** D1's bookmark of that time, for `wrangler d1 time-travel`. */
  bookmark: nullable(string()),
  rows: number(),
  bytes: number(),
  pages: array(
    object({ page: number(), source: string(), rows: number(), bytes: number(), sha256: string() }),
  ),
});

/** The contents of a backup; written last, after every page was verified. */
export type Manifest = ReturnType<typeof ManifestStruct.create>;

/** Permanently erased rows: the tables' names with ids. */
const ErasuresStruct = array(type({ source: string(), id: string() }));
export type Erasure = ReturnType<typeof ErasuresStruct.create>[number];

/** The limit of objects that R2 deletes in one call. */
const DELETED_AT_ONCE = 1000;

/** Stores backups at `<project>/backups/<name>/…` and later erasures at `<project>/erasures/<time>.json`. */
export class BackupStore {
  readonly #bucket: R2Bucket;
  readonly #root: string;

  constructor(bucket: R2Bucket, projectKey: string) {
    this.#bucket = bucket;
    this.#root = projectKey;
  }

  /** Writes a page; R2 refuses it if the bytes do not match the digest. */
  async putPage(name: string, page: number, file: ArrayBuffer, sha256: string): Promise<void> {
    await this.#bucket.put(this.#pageKey(name, page), file, { sha256 });
  }

  /** Throws if the page is missing or damaged. */
  async getPage(name: string, { page, sha256 }: Pick<PageRecord, "page" | "sha256">): Promise<ArrayBuffer> {
    const found = await this.#bucket.get(this.#pageKey(name, page));
    if (!found) throw new Error(`Page ${page} of the backup ${name} is missing`);
    const file = await found.arrayBuffer();
    if ((await hashFile(file)) === sha256) return file;
    throw new Error(`Page ${page} of the backup ${name} is damaged`);
  }

  async putManifest(manifest: Manifest): Promise<void> {
    await this.#bucket.put(this.#manifestKey(manifest.name), JSON.stringify(manifest));
  }

  /** null for a backup that is missing or was never finished. */
  async loadManifest(name: string): Promise<Manifest | null> {
    const found = await this.#bucket.get(this.#manifestKey(name));
    return found && create(await found.json(), ManifestStruct);
  }

  /** Names of all backups, the oldest first, with unfinished ones. */
  async listNames(): Promise<readonly string[]> {
    const prefix = `${this.#root}/backups/`;
    const names: string[] = [];
    for (let cursor: string | undefined; ; ) {
      const page = await this.#bucket.list({ prefix, delimiter: "/", ...(cursor && { cursor }) });
      names.push(...page.delimitedPrefixes.map((found) => found.slice(prefix.length, -1)));
      if (!page.truncated) return names.sort();
      cursor = page.cursor;
    }
  }

  /** Deletes up to a thousand objects of a backup, the manifest first; returns whether all are deleted. */
  async deletePart(name: string): Promise<boolean> {
    await this.#bucket.delete(this.#manifestKey(name));
    const prefix = `${this.#root}/backups/${name}/`;
    const { objects, truncated } = await this.#bucket.list({ prefix, limit: DELETED_AT_ONCE });
    if (objects.length > 0) await this.#bucket.delete(objects.map(({ key }) => key));
    return !truncated;
  }

  async putErasures(time: string, erasures: readonly Erasure[]): Promise<void> {
    await this.#bucket.put(`${this.#erasures}${time}.json`, JSON.stringify(erasures));
  }

  /** Keys of the lists of erasures from a time on, a thousand at once. */
  async listErasures(from: string, limit = DELETED_AT_ONCE): Promise<readonly string[]> {
    const prefix = this.#erasures;
    // The key just before the time: lists begin after it.
    const startAfter = `${prefix}${from.slice(0, -1)}`;
    const { objects } = await this.#bucket.list({ prefix, startAfter, limit });
    return objects.map(({ key }) => key);
  }

  async loadErasures(key: string): Promise<readonly Erasure[]> {
    const found = await this.#bucket.get(key);
    return found ? create(await found.json(), ErasuresStruct) : [];
  }

  /** Deletes lists of erasures before a time; no backup is that old. */
  async forgetErasures(before: string): Promise<void> {
    const { objects } = await this.#bucket.list({ prefix: this.#erasures, limit: 100 });
    const old = objects.map(({ key }) => key).filter((key) => key < `${this.#erasures}${before}`);
    if (old.length > 0) await this.#bucket.delete(old);
  }

  get #erasures(): string {
    return `${this.#root}/erasures/`;
  }

  #pageKey(name: string, page: number): string {
    return `${this.#root}/backups/${name}/${String(page).padStart(6, "0")}.jsonl.gz`;
  }

  #manifestKey(name: string): string {
    return `${this.#root}/backups/${name}/manifest.json`;
  }
}

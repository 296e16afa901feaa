import { catalogueTag } from "../../app/catalogue/model/page-tags";

/** Minimum time between two purges of a tag: an import must not empty the cache constantly. */
const purgeEveryMs = 60_000;
/** Longer than pages are fresh or stale (`worker/shop/page-cache/cached-page.ts`): older ones are rendered again anyway. */
const keptForMs = 15 * 60_000;
/** More tags than isolates should read every few seconds: a change of so many products purges the whole catalogue. */
const mostTags = 500;

/** The tags of pages that became outdated lately. Each is purged at most once a minute. */
export class PurgedTags {
  readonly #storage: DurableObjectStorage;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
    storage.sql.exec(
      "CREATE TABLE IF NOT EXISTS purged (tag TEXT PRIMARY KEY, at INTEGER NOT NULL, is_due INTEGER NOT NULL)",
    );
  }

  /** The time of each tag's last purge, in milliseconds since 1970. */
  list(): Map<string, number> {
    const rows = this.#storage.sql.exec("SELECT tag, at FROM purged").toArray();
    return new Map(rows.map(({ tag, at }) => [String(tag), Number(at)]));
  }

  /** Purges the tags now, or, for a tag that was purged within a minute, after that minute. */
  async purge(tags: readonly string[], nowMs: number): Promise<void> {
    const known = this.list();
    const all = new Set([...known.keys(), ...tags]);
    const wanted = all.size > mostTags ? [catalogueTag] : tags;
    const recent = wanted.filter((tag) => nowMs - (known.get(tag) ?? 0) < purgeEveryMs);
    this.#write(
      wanted.filter((tag) => !recent.includes(tag)),
      nowMs,
    );
    for (const tag of recent) this.#storage.sql.exec("UPDATE purged SET is_due = 1 WHERE tag = ?", tag);
    const dueMs = this.#findNextDue();
    const alarmMs = await this.#storage.getAlarm();
    if (dueMs !== null && (alarmMs === null || dueMs < alarmMs)) await this.#storage.setAlarm(dueMs);
  }

  /**
   * Purges the due tags and forgets old ones.
   *
   * @returns when the next tag is due, in milliseconds since 1970; null: none
   */
  purgeDue(nowMs: number): number | null {
    const due = this.#storage.sql
      .exec("SELECT tag FROM purged WHERE is_due = 1 AND at <= ?", nowMs - purgeEveryMs)
      .toArray();
    this.#write(
      due.map(({ tag }) => String(tag)),
      nowMs,
    );
    this.#storage.sql.exec("DELETE FROM purged WHERE is_due = 0 AND at < ?", nowMs - keptForMs);
    return this.#findNextDue();
  }

  /** The time is later than any written before, so that a page knows which purges preceded it. */
  #write(tags: readonly string[], nowMs: number): void {
    const lastMs = Math.max(0, ...this.list().values());
    for (const tag of tags) {
      this.#storage.sql.exec(
        "INSERT OR REPLACE INTO purged (tag, at, is_due) VALUES (?, ?, 0)",
        tag,
        Math.max(nowMs, lastMs + 1),
      );
    }
  }

  #findNextDue(): number | null {
    const [row] = this.#storage.sql.exec("SELECT min(at) AS at FROM purged WHERE is_due = 1").toArray();
    return row?.at == null ? null : Number(row.at) + purgeEveryMs;
  }
}

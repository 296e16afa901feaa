import { DurableObject } from "cloudflare:workers";
import type { AttemptLimit } from "../../worker/shop/config/attempt-limits";

/**
 * Limits a client's attempts at one kind of action in a sliding window, across all isolates.
 * The object's name contains a hash of the client. Counts neither refused attempts nor repeats of a counted attempt.
 */
export class AttemptCounter extends DurableObject {
  /** Counts an attempt. Returns 0 if it is allowed, otherwise the seconds until the next one is. */
  async count(id: string, limit: AttemptLimit): Promise<number> {
    const { windowSeconds } = limit;
    const now = Date.now();
    const windowMs = windowSeconds * 1000;
    const sql = this.#sql;
    sql.exec("DELETE FROM attempt WHERE at <= ?", now - windowMs);
    if (sql.exec("SELECT 1 FROM attempt WHERE id = ?", id).toArray().length > 0) return 0;
    const [counted] = sql
      .exec("SELECT count(*) AS made, min(at) AS oldest, max(at) AS newest FROM attempt")
      .toArray();
    const [made, oldest, newest] = [counted?.made, counted?.oldest, counted?.newest].map(Number);
    const freeAt = toFreeMs(limit, made ?? 0, oldest ?? now, newest ?? now);
    if (freeAt > now) return Math.max(1, Math.ceil((freeAt - now) / 1000));
    sql.exec("INSERT INTO attempt (id, at) VALUES (?, ?)", id, now);
    await this.ctx.storage.setAlarm(now + windowMs);
    return 0;
  }

  /** Removes an attempt from the count, because it succeeded or was not evaluated. */
  release(id: string): void {
    this.#sql.exec("DELETE FROM attempt WHERE id = ?", id);
  }

  /** Deletes all data one window after the last counted attempt, when all attempts have expired. */
  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }

  get #sql(): SqlStorage {
    const { sql } = this.ctx.storage;
    sql.exec("CREATE TABLE IF NOT EXISTS attempt (id TEXT PRIMARY KEY, at INTEGER NOT NULL)");
    return sql;
  }
}

/** Returns when the next attempt is allowed, in Unix milliseconds; 0: at once. */
function toFreeMs(
  { most, windowSeconds, pause }: AttemptLimit,
  made: number,
  oldest: number,
  newest: number,
): number {
  if (made < most) return 0;
  if (!pause) return oldest + windowSeconds * 1000;
  return newest + Math.min(pause.firstSeconds * 2 ** (made - most), pause.mostSeconds) * 1000;
}

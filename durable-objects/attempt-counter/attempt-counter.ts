import { DurableObject } from "cloudflare:workers";
import type { AttemptLimit } from "../../worker/shop/config/attempt-limits";

/**
 * Limits a client's attempts at one kind of action in a sliding window, for all isolates and locations.
 * The object's name contains a hash of the client. Refused attempts do not count, and neither do repeats of a counted
 * one.
 */
export class AttemptCounter extends DurableObject {
  /** Counts an attempt. Returns 0, or the seconds until the next attempt is allowed. */
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

  /** Takes back an attempt that succeeded, or that was never evaluated. */
  giveBack(id: string): void {
    this.#sql.exec("DELETE FROM attempt WHERE id = ?", id);
  }

  /** Deletes everything a window after the last attempt, when none counts any longer. */
  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }

  get #sql(): SqlStorage {
    const { sql } = this.ctx.storage;
    sql.exec("CREATE TABLE IF NOT EXISTS attempt (id TEXT PRIMARY KEY, at INTEGER NOT NULL)");
    return sql;
  }
}

/** Returns when the next attempt is allowed, in milliseconds since 1970. */
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

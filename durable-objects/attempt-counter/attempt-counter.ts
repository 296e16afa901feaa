import { DurableObject } from "cloudflare:workers";

export type AttemptLimit = {
  /** So many attempts are counted in any window. */
  readonly most: number;
  readonly windowSeconds: number;
};

/**
 * Attempts of one client at one kind of thing within a sliding window, for all isolates and locations (the object's name holds a hash of the
 * client). What is refused does not count, and neither does a repeat of what was counted.
 */
export class AttemptCounter extends DurableObject {
  readonly #sql: SqlStorage;

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    this.#sql = ctx.storage.sql;
    this.#sql.exec("CREATE TABLE IF NOT EXISTS attempt (id TEXT PRIMARY KEY, at INTEGER NOT NULL)");
  }

  /** Counts an attempt. Answers 0, or in how many seconds another may be made. */
  async count(id: string, { most, windowSeconds }: AttemptLimit): Promise<number> {
    const now = Date.now();
    const windowMs = windowSeconds * 1000;
    this.#sql.exec("DELETE FROM attempt WHERE at <= ?", now - windowMs);
    if (this.#sql.exec("SELECT 1 FROM attempt WHERE id = ?", id).toArray().length > 0) return 0;
    const [counted] = this.#sql.exec("SELECT count(*) AS made, min(at) AS oldest FROM attempt").toArray();
    if (Number(counted?.made) >= most) {
      const oldest = Number(counted?.oldest ?? now);
      return Math.max(1, Math.ceil((oldest + windowMs - now) / 1000));
    }
    this.#sql.exec("INSERT INTO attempt (id, at) VALUES (?, ?)", id, now);
    await this.ctx.storage.setAlarm(now + windowMs);
    return 0;
  }

  /** It succeeded, or nobody judged it. */
  giveBack(id: string): void {
    this.#sql.exec("DELETE FROM attempt WHERE id = ?", id);
  }

  /** A window after the last attempt none counts any more. */
  override alarm(): void {
    this.#sql.exec("DELETE FROM attempt");
  }
}

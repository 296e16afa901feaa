/**
 * Minimum time between two moves.
 * Each move invalidates every cached page of the catalogue, and an import must not empty the cache constantly.
 */
const moveEveryMs = 60_000;

/**
 * The time of the catalogue's last known change, in ISO 8601.
 * It moves at most once a minute.
 */
export class MovingEpoch {
  readonly #storage: DurableObjectStorage;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
    storage.sql.exec(
      "CREATE TABLE IF NOT EXISTS epoch (one INTEGER PRIMARY KEY CHECK (one = 1), moved_at INTEGER NOT NULL, is_due INTEGER NOT NULL)",
    );
  }

  /** Empty before the first move. */
  current(): string {
    const state = this.#read();
    return state ? new Date(state.movedAt).toISOString() : "";
  }

  async move(now: number): Promise<void> {
    const state = this.#read();
    if (!state || now - state.movedAt >= moveEveryMs) return this.#write(now, false);
    if (state.isDue) return;
    this.#write(state.movedAt, true);
    await this.#storage.setAlarm(state.movedAt + moveEveryMs);
  }

  moveIfDue(now: number): void {
    if (this.#read()?.isDue) this.#write(now, false);
  }

  #read(): { readonly movedAt: number; readonly isDue: boolean } | null {
    const [row] = this.#storage.sql.exec("SELECT moved_at, is_due FROM epoch").toArray();
    return row ? { movedAt: Number(row.moved_at), isDue: row.is_due === 1 } : null;
  }

  #write(movedAt: number, isDue: boolean): void {
    this.#storage.sql.exec(
      "INSERT OR REPLACE INTO epoch (one, moved_at, is_due) VALUES (1, ?, ?)",
      movedAt,
      isDue ? 1 : 0,
    );
  }
}

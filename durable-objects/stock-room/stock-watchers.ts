import { hasTable } from "../has-table";

/**
 * A watcher with the number of its registrations.
 * If it registers again during a notification, the notification's response does not remove it.
 */
export type Watcher = { readonly name: string; readonly turn: number };

/** A registration that is not renewed for this long is of a closed page; the next page registers again. */
const forgottenAfterMs = 7 * 24 * 60 * 60 * 1000;

/** The watchers, by name. An object without registrations has no table and stores nothing. */
export class StockWatchers {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  add(name: string, now: number): void {
    if (!this.#isThere()) {
      this.#sql.exec("DROP TABLE IF EXISTS watcher");
      this.#sql.exec(
        "CREATE TABLE watcher (room TEXT PRIMARY KEY, turn INTEGER NOT NULL, at INTEGER NOT NULL)",
      );
    }
    this.#sql.exec(
      `INSERT INTO watcher (room, turn, at) VALUES (?1, 1, ?2)
        ON CONFLICT (room) DO UPDATE SET turn = turn + 1, at = ?2`,
      name,
      now,
    );
  }

  /** Removes the watcher, unless it has registered again since it was listed. */
  remove({ name, turn }: Watcher): void {
    if (this.#isThere()) this.#sql.exec("DELETE FROM watcher WHERE room = ? AND turn = ?", name, turn);
  }

  forgetOld(now: number): void {
    if (this.#isThere()) this.#sql.exec("DELETE FROM watcher WHERE at <= ?", now - forgottenAfterMs);
  }

  /** When the oldest registration expires; null: none. */
  nextEnd(): number | null {
    if (!this.#isThere()) return null;
    const [row] = this.#sql.exec("SELECT min(at) AS at FROM watcher").toArray();
    return typeof row?.at === "number" ? row.at + forgottenAfterMs : null;
  }

  list(): Watcher[] {
    if (!this.#isThere()) return [];
    return this.#sql
      .exec("SELECT room, turn FROM watcher")
      .toArray()
      .map(({ room, turn }) => ({ name: String(room), turn: Number(turn) }));
  }

  #isThere(): boolean {
    return hasTable(this.#sql, "watcher", "turn");
  }
}

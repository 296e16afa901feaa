import { hasTable } from "../has-table";

/**
 * A name, and its how-manieth registration this is: one that came while it was asked counts more than what it answered.
 */
export type Watcher = { readonly name: string; readonly turn: number };

/** Whoever is registered for so long without doing it again has closed its page; the next one registers anew. */
const forgottenAfterMs = 7 * 24 * 60 * 60 * 1000;

/** Who wants to hear, by name. An object that nobody registered with has no table: it leaves nothing behind. */
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

  /** Takes the name out, unless it has registered again since it was listed. */
  remove({ name, turn }: Watcher): void {
    if (this.#isThere()) this.#sql.exec("DELETE FROM watcher WHERE room = ? AND turn = ?", name, turn);
  }

  forgetOld(now: number): void {
    if (this.#isThere()) this.#sql.exec("DELETE FROM watcher WHERE at <= ?", now - forgottenAfterMs);
  }

  /** When the oldest registration is forgotten; null: there is none. */
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

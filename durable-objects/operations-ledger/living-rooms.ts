/** Who said nothing for so long counts no more. */
const livingMs = 5 * 60_000;

/** Rooms of carts that said something lately: one row each, which the room writes anew at most once a minute. */
export class LivingRooms {
  readonly #sql: SqlStorage;
  #prunedAt = 0;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(
      "CREATE TABLE IF NOT EXISTS living_room (name TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID",
    );
  }

  note(name: string, now: number): void {
    this.#sql.exec("INSERT OR REPLACE INTO living_room (name, at) VALUES (?, ?)", name, now);
    if (now - this.#prunedAt < livingMs) return;
    this.#sql.exec("DELETE FROM living_room WHERE at <= ?", now - livingMs);
    this.#prunedAt = now;
  }

  /** How many said something in the last five minutes. */
  count(now: number): number {
    const asked = "SELECT count(*) AS rooms FROM living_room WHERE at > ?";
    return Number(this.#sql.exec(asked, now - livingMs).one().rooms);
  }
}

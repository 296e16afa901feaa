/** A message that a queue dropped after its last attempt, unchanged: ids, never personal data. */
export type DeadLetter = {
  readonly id: string;
  readonly queue: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly reason: string;
  /** JSON, as it returns to the queue. */
  readonly body: string;
};

const lifetimeMs = 30 * 24 * 60 * 60_000;
/** More than an operator reads; the oldest are deleted first. */
const maxDeadLetters = 5_000;

/** Stores dead letters until they are sent again, discarded, or a month old. */
export class DeadLetters {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(
      "CREATE TABLE IF NOT EXISTS letter (id TEXT PRIMARY KEY, queue TEXT NOT NULL, at INTEGER NOT NULL, reason TEXT NOT NULL, body TEXT NOT NULL)",
    );
  }

  /** Stores the same letter once. */
  keep(letter: DeadLetter, now: number): void {
    const { id, queue, at, reason, body } = letter;
    this.#sql.exec(
      "INSERT OR REPLACE INTO letter (id, queue, at, reason, body) VALUES (?, ?, ?, ?, ?)",
      ...[id, queue, at, reason, body],
    );
    this.#sql.exec("DELETE FROM letter WHERE at < ?", now - lifetimeMs);
    this.#sql.exec(
      "DELETE FROM letter WHERE id NOT IN (SELECT id FROM letter ORDER BY at DESC LIMIT ?)",
      maxDeadLetters,
    );
  }

  /** Newest first; `queue`: only of that queue. */
  list(most: number, queue?: string): DeadLetter[] {
    const rows = queue
      ? this.#sql.exec("SELECT * FROM letter WHERE queue = ? ORDER BY at DESC LIMIT ?", queue, most)
      : this.#sql.exec("SELECT * FROM letter ORDER BY at DESC LIMIT ?", most);
    return rows.toArray().map(toLetter);
  }

  count(): number {
    return Number(this.#sql.exec("SELECT count(*) AS letters FROM letter").one().letters);
  }

  find(id: string): DeadLetter | null {
    const [row] = this.#sql.exec("SELECT * FROM letter WHERE id = ?", id).toArray();
    return row ? toLetter(row) : null;
  }

  drop(id: string): void {
    this.#sql.exec("DELETE FROM letter WHERE id = ?", id);
  }
}

function toLetter(row: Record<string, SqlStorageValue>): DeadLetter {
  return {
    id: String(row.id),
    queue: String(row.queue),
    at: Number(row.at),
    reason: String(row.reason),
    body: String(row.body),
  };
}

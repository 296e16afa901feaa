/** A numbered message: `line` is the sequence of one resource, `number` the position in it. */
export type MessageMark = { readonly line: string; readonly number: number };

/** The platform drops undelivered messages in half that time. */
const lifetimeMs = 30 * 24 * 60 * 60_000;

/** The last number of each line. */
export class RecordedMessages {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(
      "CREATE TABLE IF NOT EXISTS heard (line TEXT PRIMARY KEY, number INTEGER NOT NULL, at INTEGER NOT NULL)",
    );
  }

  pickNews(messages: readonly MessageMark[]): MessageMark[] {
    const last = new Map<string, number>();
    return messages.filter(({ line, number }) => {
      const known = last.get(line) ?? this.#last(line);
      if (number > known) last.set(line, number);
      return number > known;
    });
  }

  record(messages: readonly MessageMark[], now: number): void {
    for (const { line, number } of messages) {
      this.#sql.exec(
        `INSERT INTO heard (line, number, at) VALUES (?1, ?2, ?3)
          ON CONFLICT (line) DO UPDATE SET number = max(number, excluded.number), at = excluded.at`,
        line,
        number,
        now,
      );
    }
  }

  /** Returns true while rows remain. */
  forgetOld(now: number): boolean {
    this.#sql.exec("DELETE FROM heard WHERE at < ?", now - lifetimeMs);
    return this.#sql.exec("SELECT 1 FROM heard LIMIT 1").toArray().length > 0;
  }

  #last(line: string): number {
    const [row] = this.#sql.exec("SELECT number FROM heard WHERE line = ?", line).toArray();
    return row ? Number(row.number) : 0;
  }
}

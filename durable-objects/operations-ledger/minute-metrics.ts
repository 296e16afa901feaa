import { array, create, integer, record, string, type } from "superstruct";
import { type Metrics, Tally } from "./metrics";

const minuteMs = 60_000;
/** A day: the monitoring service stores longer periods. */
const storedMinutes = 24 * 60;
/** What an object may lose when it is moved. */
const writeEveryMs = 10_000;

const StoredMetrics = record(
  string(),
  type({ count: integer(), failed: integer(), buckets: array(integer()) }),
);

/** Metrics by the minute in which they arrived, one row each, for a day. */
export class MinuteMetrics {
  readonly #sql: SqlStorage;
  #minute = 0;
  #tally = new Tally();
  #writtenAt = 0;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec("CREATE TABLE IF NOT EXISTS figures (minute INTEGER PRIMARY KEY, content TEXT NOT NULL)");
  }

  add(metrics: Metrics, now: number): void {
    const minute = Math.floor(now / minuteMs);
    if (minute !== this.#minute) this.#turnTo(minute);
    this.#tally.add(metrics);
    if (now - this.#writtenAt < writeEveryMs) return;
    this.#write();
    this.#writtenAt = now;
  }

  /** The sum of the last minutes, including the current one. */
  sum(minutes: number, now: number): Metrics {
    const from = Math.floor(now / minuteMs) - minutes + 1;
    const sum = new Tally();
    const rows = this.#sql.exec(
      "SELECT content FROM figures WHERE minute >= ? AND minute <> ?",
      from,
      this.#minute,
    );
    for (const { content } of rows) sum.add(parse(content));
    if (this.#minute >= from) sum.add(this.#tally.read());
    return sum.read();
  }

  #turnTo(minute: number): void {
    this.#write();
    this.#minute = minute;
    this.#tally = new Tally();
    const [row] = this.#sql.exec("SELECT content FROM figures WHERE minute = ?", minute).toArray();
    if (row) this.#tally.add(parse(row.content));
    this.#sql.exec("DELETE FROM figures WHERE minute <= ?", minute - storedMinutes);
  }

  #write(): void {
    if (this.#tally.isEmpty) return;
    this.#sql.exec(
      "INSERT OR REPLACE INTO figures (minute, content) VALUES (?, ?)",
      this.#minute,
      JSON.stringify(this.#tally.read()),
    );
  }
}

function parse(content: SqlStorageValue | undefined): Metrics {
  return create(JSON.parse(String(content)), StoredMetrics);
}

import { DurableObject } from "cloudflare:workers";
import { type DeadLetter, DeadLetters } from "./dead-letters";
import type { Metrics } from "./metrics";
import { MinuteMetrics } from "./minute-metrics";

/** A room without a report for this long no longer counts. */
const livingMs = 5 * 60_000;

class LivingRooms {
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

  /** Number of rooms with a report in the last five minutes. */
  count(now: number): number {
    const query = "SELECT count(*) AS rooms FROM living_room WHERE at > ?";
    return Number(this.#sql.exec(query, now - livingMs).one().rooms);
  }
}

/**
 * Stores data for operators.
 * These are one day of metrics from all isolates, active cart rooms, and dead letters of the queues.
 */
export class OperationsLedger extends DurableObject {
  readonly #metrics: MinuteMetrics;
  readonly #letters: DeadLetters;
  readonly #rooms: LivingRooms;

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    this.#metrics = new MinuteMetrics(ctx.storage.sql);
    this.#letters = new DeadLetters(ctx.storage.sql);
    this.#rooms = new LivingRooms(ctx.storage.sql);
  }

  /** Adds what an isolate counted since its last report. */
  add(metrics: Metrics): void {
    this.#metrics.add(metrics, Date.now());
  }

  /** The sum of the last minutes. */
  sum(minutes: number): Metrics {
    return this.#metrics.sum(minutes, Date.now());
  }

  /** Records that a cart's room is active. */
  noteRoom(name: string): void {
    this.#rooms.note(name, Date.now());
  }

  /** Rooms of carts with a report in the last five minutes. */
  countRooms(): number {
    return this.#rooms.count(Date.now());
  }

  keepLetter(letter: DeadLetter): void {
    this.#letters.keep(letter, Date.now());
  }

  listLetters(most: number, queue?: string): { readonly letters: DeadLetter[]; readonly total: number } {
    return { letters: this.#letters.list(most, queue), total: this.#letters.count() };
  }

  findLetter(id: string): DeadLetter | null {
    return this.#letters.find(id);
  }

  dropLetter(id: string): void {
    this.#letters.drop(id);
  }
}

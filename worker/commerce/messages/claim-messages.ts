import type { Database } from "../database/database.ts";
import { MESSAGE_COLUMNS, type MessageRow } from "./message-row.ts";

export interface ClaimedMessage extends MessageRow {
  /** The number of tries, this one included. */
  readonly attempts: number;
  /** Until when no other run takes it, in milliseconds; it also distinguishes this claim from a later one. */
  readonly heldUntil: number;
}

/** A run that dies releases its messages after this time; a round must be settled within it. */
export const LEASE_MS = 60_000;

/**
 * Claims the oldest due messages, so that no other run takes them; none of a resource whose earlier message still
 * waits, which preserves the order per resource.
 */
const CLAIM = `UPDATE message AS m SET attempts = m.attempts + 1, due_at = ?2
  WHERE m.seq IN (
    SELECT w.seq FROM message w WHERE w.pending = 1 AND w.due_at <= ?1 AND NOT EXISTS (
      SELECT 1 FROM message e
      WHERE e.resource_id = w.resource_id AND e.pending = 1 AND e.due_at > ?1 AND e.seq < w.seq)
    ORDER BY w.seq LIMIT ?3)
  RETURNING ${MESSAGE_COLUMNS.replaceAll("m.", "")}, attempts, due_at AS heldUntil`;

export async function claimMessages(
  database: Database,
  now: number,
  limit: number,
): Promise<readonly ClaimedMessage[]> {
  const { results } = await database
    .prepare(CLAIM)
    .bind(now, now + LEASE_MS, limit)
    .all<ClaimedMessage>();
  return results.toSorted((one, other) => one.seq - other.seq);
}

const SHORTEST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 10 * 60_000;

/** The pause before the next try doubles with each failure, up to ten minutes. */
function pauseAfter(attempts: number): number {
  return Math.min(SHORTEST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
}

export interface Settled {
  readonly delivered: readonly ClaimedMessage[];
  readonly failed: readonly ClaimedMessage[];
  /** Claimed, but not tried: an earlier one of the resource failed, or the round's time was over. */
  readonly untried: readonly ClaimedMessage[];
}

/**
 * Deletes delivered messages from the outbox and schedules the rest again. If this run returns too late, it leaves
 * messages that another run has claimed.
 */
export async function settleMessages(database: Database, now: number, settled: Settled): Promise<void> {
  const done = database
    .prepare("UPDATE message SET pending = 0 WHERE seq IN (SELECT value FROM json_each(?))")
    .bind(JSON.stringify(settled.delivered.map(({ seq }) => seq)));
  const again = database
    .prepare(
      `UPDATE message AS m SET due_at = w.value ->> 1, attempts = w.value ->> 2
        FROM json_each(?) w WHERE m.seq = w.value ->> 0 AND m.due_at = w.value ->> 3`,
    )
    .bind(
      JSON.stringify([
        ...settled.failed.map(({ seq, attempts, heldUntil }) => [
          seq,
          now + pauseAfter(attempts),
          attempts,
          heldUntil,
        ]),
        ...settled.untried.map(({ seq, attempts, heldUntil }) => [seq, now, attempts - 1, heldUntil]),
      ]),
    );
  await database.batch([done, again]);
}

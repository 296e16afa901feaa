import type { Database } from "../database/database.ts";
import { MESSAGE_COLUMNS, type MessageRow } from "./message-row.ts";

export interface ClaimedMessage extends MessageRow {
  /** How often it was tried, this time included. */
  readonly attempts: number;
  /** Until when no other run takes it, in milliseconds; it also tells this claim from a later one. */
  readonly heldUntil: number;
}

/** A run that dies gives its messages back after this time; a round has to be settled within it. */
export const LEASE_MS = 60_000;

/**
 * Takes the oldest messages that are due, so that no other run takes them too; none of a resource whose earlier message still
 * waits, which keeps the order per resource.
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

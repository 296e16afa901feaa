import type { Database } from "../database/database.ts";

const DAY_MS = 24 * 60 * 60_000;
/** Unless the project sets another. */
const DELIVERED_RETENTION_DAYS = 7;
/** Days until an undelivered message is given up, and the project's default setting. */
export const MESSAGE_DAYS = 15;
/** One statement must not block the database for long; the next run deletes more. */
const FORGOTTEN_AT_ONCE = 5000;

/**
 * Deletes old messages. A resource's newest stays, because the next number is counted from it, but its contents are
 * deleted: they may contain personal data. `days` is the project's setting. Returns the number of changed rows.
 */
export async function forgetOldMessages(database: Database, now: number, days?: number): Promise<number> {
  const before = (count: number) => new Date(now - count * DAY_MS).toISOString();
  const undelivered = before(Math.max(days ?? 0, MESSAGE_DAYS));
  const forget = database
    .prepare(
      `DELETE FROM message WHERE seq IN (
        SELECT m.seq FROM message m
        WHERE m.created_at < ?1 AND (m.pending = 0 OR m.created_at < ?2)
          AND (m.sequence_number IS NULL OR EXISTS (
            SELECT 1 FROM message n
            WHERE n.resource_id = m.resource_id AND n.sequence_number > m.sequence_number))
        ORDER BY m.created_at LIMIT ${FORGOTTEN_AT_ONCE})`,
    )
    .bind(before(days ?? DELIVERED_RETENTION_DAYS), undelivered);
  const empty = database
    .prepare(
      `UPDATE message SET data = '{}' WHERE seq IN (
        SELECT seq FROM message
        WHERE data <> '{}' AND created_at < ?1 AND (pending = 0 OR created_at < ?2) LIMIT ${FORGOTTEN_AT_ONCE})`,
    )
    .bind(before(days ?? MESSAGE_DAYS), undelivered);
  const [forgotten, emptied] = await database.batch([forget, empty]);
  return (forgotten?.meta.changes ?? 0) + (emptied?.meta.changes ?? 0);
}

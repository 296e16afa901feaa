import { forgetOldCarts } from "./carts/storage/cart-table.ts";
import { SIGN_IN_WINDOW_MS } from "./customers/credentials/limit-sign-ins.ts";
import type { Database } from "./database/database.ts";
import { forgetOldMessages } from "./messages/forget-old-messages.ts";
import { loadProjectSettings } from "./settings/project-settings.ts";

interface ExpiringRows {
  readonly table: string;
  readonly key: string;
  /** Rows that match this condition are deleted; ?1 is now in ms since 1970. */
  readonly isOver: string;
}

const isoTime = (modifiers = "") => `strftime('%Y-%m-%dT%H:%M:%fZ', ?1 / 1000.0, 'unixepoch'${modifiers})`;

/** New rows also delete such rows; this handles those that no new row follows. */
const expiringRows: readonly ExpiringRows[] = [
  { table: "token", key: "hash", isOver: "expires_at < ?1 / 1000" },
  // A late caller learns that the proof has expired, not that it never existed.
  {
    table: "customer_token",
    key: "hash",
    isOver: `expires_at < ${isoTime(", '-30 days'")}`,
  },
  { table: "sign_in_attempt", key: "account, id", isOver: `at <= ?1 - ${SIGN_IN_WINDOW_MS}` },
  { table: "import_operation", key: "id", isOver: `expires_at < ${isoTime()}` },
  { table: "import_container", key: "key", isOver: `expires_at < ${isoTime()}` },
];

/** Bounds one run; the next one deletes more. */
const AT_ONCE = 1000;

/** Deletes rows that are no longer needed, in bounded batches, and logs the count. `now` in ms since 1970. */
export async function forgetOldRows(database: Database, now: number): Promise<void> {
  const { messages } = await loadProjectSettings(database);
  const counts: Record<string, number> = {
    messages: await forgetOldMessages(database, now, messages?.deleteDaysAfterCreation),
    carts: await forgetOldCarts(database, now),
  };
  const answers = await database.batch(
    expiringRows.map(({ table, key, isOver }) =>
      database
        .prepare(
          `DELETE FROM ${table} WHERE (${key}) IN (SELECT ${key} FROM ${table} WHERE ${isOver} LIMIT ${AT_ONCE})`,
        )
        .bind(now),
    ),
  );
  for (const [at, { table }] of expiringRows.entries()) counts[table] = answers[at]?.meta.changes ?? 0;
  const forgotten = Object.entries(counts).filter(([, count]) => count > 0);
  if (forgotten.length === 0) return;
  console.info(JSON.stringify({ level: "info", event: "rows-forgotten", ...Object.fromEntries(forgotten) }));
}

import { forgetOldCarts } from "./carts/storage/cart-table.ts";
import { SIGN_IN_WINDOW_MS } from "./customers/credentials/limit-sign-ins.ts";
import type { Database } from "./database/database.ts";
import { forgetOldMessages } from "./messages/forget-old-messages.ts";
import { loadProjectSettings } from "./settings/project-settings.ts";

interface ExpiringRows {
  readonly table: string;
  readonly key: string;
  /** Rows for which this holds go; ?1 is now in ms since 1970. */
  readonly isOver: string;
}

const isoTime = (modifiers = "") => `strftime('%Y-%m-%dT%H:%M:%fZ', ?1 / 1000.0, 'unixepoch'${modifiers})`;

/** Such rows go along with new ones, too; this is for those that no new one comes after. */
const expiringRows: readonly ExpiringRows[] = [
  { table: "token", key: "hash", isOver: "expires_at < ?1 / 1000" },
  // Whoever comes late is told that the proof is over, not that it never was.
  {
    table: "customer_token",
    key: "hash",
    isOver: `expires_at < ${isoTime(", '-30 days'")}`,
  },
  { table: "sign_in_attempt", key: "account, id", isOver: `at <= ?1 - ${SIGN_IN_WINDOW_MS}` },
  { table: "import_operation", key: "id", isOver: `expires_at < ${isoTime()}` },
  { table: "import_container", key: "key", isOver: `expires_at < ${isoTime()}` },
];

/** So that one run stays short; the next one takes more. */
const AT_ONCE = 1000;

/** Deletes what nobody needs any more, in bounded batches, and says in the log how much that was. `now` in ms since 1970. */
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

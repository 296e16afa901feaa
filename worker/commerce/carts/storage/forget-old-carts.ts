import type { Database } from "../../database/database.ts";

/** So that one run stays short however many carts expire at once; the next run takes more. */
const AT_ONCE = 500;

/**
 * Deletes carts whose time is over, and snapshots that no cart needs any more. `now` in milliseconds since 1970. Reads
 * leave expired carts out by themselves; this only frees the space.
 */
export async function forgetOldCarts(database: Database, now: number): Promise<void> {
  const time = new Date(now).toISOString();
  const forget = (table: string, column: string) =>
    database
      .prepare(
        `DELETE FROM ${table} WHERE id IN (SELECT id FROM ${table} WHERE ${column} <= ? LIMIT ${AT_ONCE})`,
      )
      .bind(time);
  await database.batch([forget("cart", "expires_at"), forget("variant_snapshot", "used_until")]);
}

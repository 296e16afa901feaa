import type { Database } from "../database/database.ts";
import { REFRESH_SECONDS } from "./token-lifetimes.ts";

/** More than one sign-in leaves behind, so that what is old always gets less. */
const SWEPT_AT_ONCE = 100;

/**
 * Statements that take old tokens and used-up anonymous sessions away; they go along with each new token, so that the tables
 * do not grow without a schedule. A session counts as used up when it can no longer have a token and nothing is its own.
 */
export function sweepTokens(database: Pick<Database, "prepare">, now: Date): D1PreparedStatement[] {
  const seconds = Math.floor(now.getTime() / 1000);
  const oldest = new Date((seconds - REFRESH_SECONDS) * 1000).toISOString();
  const unused = ["token", "cart", "orders", "payment"]
    .map((table) => `NOT EXISTS (SELECT 1 FROM ${table} WHERE anonymous_id = s.id)`)
    .join(" AND ");
  return [
    database
      .prepare(
        `DELETE FROM token WHERE hash IN (SELECT hash FROM token WHERE expires_at < ? LIMIT ${SWEPT_AT_ONCE})`,
      )
      .bind(seconds),
    database
      .prepare(
        `DELETE FROM anonymous_session WHERE id IN (SELECT s.id FROM (
          SELECT id FROM anonymous_session WHERE created_at < ? ORDER BY created_at LIMIT ${SWEPT_AT_ONCE}) s WHERE ${unused})`,
      )
      .bind(oldest),
  ];
}

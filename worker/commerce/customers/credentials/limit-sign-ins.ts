import type { Database } from "../../database/database.ts";
import { hashSecret } from "../../oauth/secret.ts";
import { foldEmail } from "../customer.ts";

/** Failed tries within the window after which an account refuses further ones. */
export const MAX_FAILED_SIGN_INS = 10;
/** Each try counts for this long, so that the right password works again without support. */
export const SIGN_IN_WINDOW_MS = 15 * 60 * 1000;
/** Old tries deleted with a new one; more than one, so that the table shrinks by itself. */
const SWEPT_AT_ONCE = 50;

const SWEEP = `DELETE FROM sign_in_attempt WHERE (account, id) IN
  (SELECT account, id FROM sign_in_attempt WHERE at <= ? LIMIT ${SWEPT_AT_ONCE})`;

/** Counting and recording are one statement, so that simultaneous tries are counted too. */
const RECORD = `INSERT INTO sign_in_attempt (account, id, at) SELECT ?1, ?2, ?3
  WHERE (SELECT count(*) FROM sign_in_attempt WHERE account = ?1 AND at > ?4) < ?5`;

/** An e-mail address in one store or in the project. Addresses without a customer count alike. */
export function toAccount(email: string, storeKey: string | null | undefined): Promise<string> {
  return hashSecret(JSON.stringify([storeKey ?? "", foldEmail(email)]));
}

/**
 * Records a try before its password is checked; false if the account has had too many: ten within fifteen minutes,
 * sliding; refused tries do not count. A success deletes the account's tries (see `clearTries`).
 */
export async function recordTry(database: Database, account: string, now: Date): Promise<boolean> {
  const oldest = now.getTime() - SIGN_IN_WINDOW_MS;
  const [, recorded] = await database.batch([
    database.prepare(SWEEP).bind(oldest),
    database.prepare(RECORD).bind(account, crypto.randomUUID(), now.getTime(), oldest, MAX_FAILED_SIGN_INS),
  ]);
  return (recorded?.meta.changes ?? 0) > 0;
}

export async function clearTries(database: Database, account: string): Promise<void> {
  await database.prepare("DELETE FROM sign_in_attempt WHERE account = ?").bind(account).run();
}

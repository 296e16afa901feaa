import type { Database } from "../../database/database.ts";
import { parseDocument } from "../../resources/document-store.ts";
import { type Customer, foldEmail } from "../customer.ts";
import { verifyPassword } from "./hash-password.ts";
import { clearTries, recordTry, toAccount } from "./limit-sign-ins.ts";

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Where the customer signs in: a customer of stores in one of them, one without stores in the project. */
  readonly storeKey?: string | null | undefined;
}

const FIND = `SELECT c.data, c.password_hash AS passwordHash FROM customer_email e JOIN customer c ON c.id = e.customer_id
  WHERE e.store_key = ? AND e.email = ?`;

interface Found {
  readonly data: string;
  readonly passwordHash: string | null;
}

/**
 * The customer of an e-mail address and a password; null for a wrong password, an unknown address and an account with
 * too many tries alike, in a time that tells no account from none.
 */
export async function authenticate(
  database: Database,
  { email, password, storeKey }: Credentials,
  now: Date,
): Promise<Customer | null> {
  const account = await toAccount(email, storeKey);
  if (!(await recordTry(database, account, now))) return null;
  const row = await database
    .prepare(FIND)
    .bind(storeKey ?? "", foldEmail(email))
    .first<Found>();
  const matches = await verifyPassword(password, row?.passwordHash ?? null);
  if (!row || !matches) return null;
  await clearTries(database, account);
  return parseDocument(row);
}

import type { Database } from "../../database/database.ts";
import type { PasswordCost } from "../../requests/environment.ts";
import { parseDocument } from "../../resources/document-store.ts";
import { type Customer, foldEmail } from "../customer.ts";
import { hashPassword, isHashOutdated, verifyPassword } from "./hash-password.ts";
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
 * The customer of an e-mail address and a password; null alike for a wrong password, an unknown address and an account
 * with too many tries, in a time that does not reveal whether the account exists.
 */
export async function authenticate(
  database: Database,
  { email, password, storeKey }: Credentials,
  { now, passwordCost }: { readonly now: Date; readonly passwordCost: PasswordCost },
): Promise<Customer | null> {
  const account = await toAccount(email, storeKey);
  if (!(await recordTry(database, account, now))) return null;
  const row = await database
    .prepare(FIND)
    .bind(storeKey ?? "", foldEmail(email))
    .first<Found>();
  const matches = await verifyPassword(password, row?.passwordHash ?? null, passwordCost);
  if (!row || !matches) return null;
  await clearTries(database, account);
  const customer: Customer = parseDocument(row);
  await renewHash(database, customer.id, { password, stored: row.passwordHash, cost: passwordCost });
  return customer;
}

/**
 * Renews the hash at the current cost after a correct password. The password is the same, so the version and sign-ins
 * stay; a password that was changed meanwhile is not touched.
 */
async function renewHash(
  database: Database,
  id: string,
  { password, stored, cost }: { password: string; stored: string | null; cost: PasswordCost },
): Promise<void> {
  if (stored === null || !isHashOutdated(stored, cost)) return;
  const renewed = await hashPassword(password, cost);
  await database
    .prepare("UPDATE customer SET password_hash = ? WHERE id = ? AND password_hash = ?")
    .bind(renewed, id, stored)
    .run();
}

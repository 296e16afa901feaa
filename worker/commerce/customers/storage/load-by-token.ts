import { hashSecret } from "../../oauth/secret.ts";
import type { RequestContext } from "../../requests/request-context.ts";
import type { Customer } from "../customer.ts";
import { customerTokenNotFound, expiredCustomerToken } from "../customer-errors.ts";
import type { CustomerTokenKind } from "../customer-token.ts";
import { type CustomerRow, parseCustomerRow } from "./customer-row.ts";
import { isOfStore } from "./load-customer.ts";

interface TokenRow extends CustomerRow {
  readonly expiresAt: string;
}

async function read(
  context: RequestContext,
  kind: CustomerTokenKind,
  value: string,
): Promise<TokenRow | null> {
  return context.db
    .prepare(
      `SELECT c.data, t.expires_at AS expiresAt FROM customer_token t JOIN customer c ON c.id = t.customer_id
        WHERE t.hash = ? AND t.kind = ?`,
    )
    .bind(await hashSecret(value), kind)
    .first<TokenRow>();
}

/** The customer that a proof was made for; null when it is unknown or over. */
export async function loadByToken(
  context: RequestContext,
  kind: CustomerTokenKind,
  value: string,
  storeKey?: string | null,
): Promise<Customer | null> {
  const row = await read(context, kind, value);
  if (!row || row.expiresAt <= context.now.toISOString()) return null;
  const customer = parseCustomerRow(row);
  return storeKey && !isOfStore(customer, storeKey) ? null : customer;
}

/** The same for one who redeems it. Throws InvalidSubject, or ExpiredCustomer…Token for one that was right once. */
export async function requireByToken(
  context: RequestContext,
  kind: CustomerTokenKind,
  value: string,
  storeKey?: string | null,
): Promise<Customer> {
  const row = await read(context, kind, value);
  const customer = row && parseCustomerRow(row);
  if (!customer || (storeKey && !isOfStore(customer, storeKey))) throw customerTokenNotFound();
  if (row.expiresAt <= context.now.toISOString()) throw expiredCustomerToken(kind);
  return customer;
}

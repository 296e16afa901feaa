import { commit } from "../../database/commit.ts";
import { invalidField } from "../../errors/platform-errors.ts";
import { writeMessages } from "../../messages/write-messages.ts";
import { createSecret, hashSecret } from "../../oauth/secret.ts";
import type { RequestContext } from "../../requests/request-context.ts";
import type { Customer } from "../customer.ts";
import { toCustomerMessage } from "../customer-messages.ts";
import type { CustomerToken, CustomerTokenKind } from "../customer-token.ts";

/** The platform's bounds: 30 days at most, and a password token lives a day when nothing is said. */
const MAX_MINUTES = 43_200;
export const DEFAULT_MINUTES = 1440;
/** Up to this life the message carries the proof itself, so that a mail can be sent from it. */
const TOLD_MINUTES = 60;
/** A proof that is over is told from an unknown one for as long as a new one may live. */
const KEPT_MS = MAX_MINUTES * 60_000;
const SWEPT_AT_ONCE = 50;

export interface TokenOptions {
  readonly ttlMinutes: number;
  readonly invalidateOlderTokens: boolean;
}

function requireMinutes(minutes: number): number {
  if (Number.isInteger(minutes) && minutes >= 1 && minutes <= MAX_MINUTES) return minutes;
  throw invalidField("ttlMinutes", minutes);
}

/** Makes a proof for a customer, kept as a hash. Throws InvalidField for a life out of bounds. */
export async function createCustomerToken(
  context: RequestContext,
  kind: CustomerTokenKind,
  customer: Customer,
  { ttlMinutes, invalidateOlderTokens }: TokenOptions,
): Promise<CustomerToken> {
  const { db, now } = context;
  const value = createSecret();
  const expiresAt = new Date(now.getTime() + requireMinutes(ttlMinutes) * 60_000).toISOString();
  const told = ttlMinutes <= TOLD_MINUTES ? { value } : {};
  const payload = { customerId: customer.id, expiresAt, ...told, invalidateOlderTokens };
  const type = kind === "password" ? "CustomerPasswordTokenCreated" : "CustomerEmailTokenCreated";
  const sweep = `DELETE FROM customer_token WHERE hash IN
    (SELECT hash FROM customer_token WHERE expires_at < ? LIMIT ${SWEPT_AT_ONCE})`;
  const older = db
    .prepare("DELETE FROM customer_token WHERE customer_id = ? AND kind = ?")
    .bind(customer.id, kind);
  await commit(db, [
    db.prepare(sweep).bind(new Date(now.getTime() - KEPT_MS).toISOString()),
    ...(invalidateOlderTokens ? [older] : []),
    db
      .prepare("INSERT INTO customer_token (hash, kind, customer_id, expires_at) VALUES (?, ?, ?, ?)")
      .bind(await hashSecret(value), kind, customer.id, expiresAt),
    ...writeMessages(db, now, [toCustomerMessage(customer, type, payload)]),
  ]);
  const time = now.toISOString();
  const head = { id: crypto.randomUUID(), version: 1, createdAt: time, lastModifiedAt: time };
  return { ...head, customerId: customer.id, expiresAt, value, invalidateOlderTokens };
}

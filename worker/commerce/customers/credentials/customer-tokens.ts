import { commit } from "../../database/commit.ts";
import { invalidField } from "../../errors/platform-errors.ts";
import { writeMessages } from "../../messages/write-messages.ts";
import { createSecret, hashSecret } from "../../oauth/secret.ts";
import { requireClientToken } from "../../requests/access.ts";
import type { RequestContext } from "../../requests/request-context.ts";
import { parseDocument, requireDocument, requireVersion } from "../../resources/document-store.ts";
import type { Customer } from "../customer.ts";
import { customerEmailNotFound, customerTokenNotFound, expiredCustomerToken } from "../customer-errors.ts";
import { toCustomerMessage } from "../customer-messages.ts";
import { customerStore, loadByEmail } from "../customer-storage.ts";
import { saveCustomer } from "../save-customer.ts";

/** The purpose of a proof: a new password, or a verified e-mail address. */
type CustomerTokenKind = "password" | "email";

/** A new proof; `value` is mailed, and is not stored. */
interface CustomerToken {
  readonly id: string;
  readonly version: number;
  readonly createdAt: string;
  readonly lastModifiedAt: string;
  readonly customerId: string;
  readonly expiresAt: string;
  readonly value: string;
  readonly invalidateOlderTokens: boolean;
}

/** The platform's bounds: at most 30 days; by default a password token lives a day. */
const MAX_MINUTES = 43_200;
const DEFAULT_MINUTES = 1440;
/** Up to this lifetime the message contains the proof itself, so that a mail can be sent from it. */
const MESSAGE_TOKEN_MINUTES = 60;
/** An expired proof is distinguished from an unknown one for as long as a new one may live. */
const RETENTION_MS = MAX_MINUTES * 60_000;
const SWEPT_AT_ONCE = 50;

interface TokenArguments {
  readonly storeKey?: string | null;
  readonly ttlMinutes?: number | null;
  readonly invalidateOlderTokens?: boolean | null;
}

function requireMinutes(minutes: number): number {
  if (Number.isInteger(minutes) && minutes >= 1 && minutes <= MAX_MINUTES) return minutes;
  throw invalidField("ttlMinutes", minutes);
}

/** Creates a proof for a customer, stored as a hash. Throws InvalidField for a lifetime out of bounds. */
async function createCustomerToken(
  context: RequestContext,
  kind: CustomerTokenKind,
  customer: Customer,
  args: TokenArguments,
): Promise<CustomerToken> {
  const ttlMinutes = args.ttlMinutes ?? DEFAULT_MINUTES;
  const invalidateOlderTokens = args.invalidateOlderTokens ?? false;
  const { db, now } = context;
  const value = createSecret();
  const expiresAt = new Date(now.getTime() + requireMinutes(ttlMinutes) * 60_000).toISOString();
  const secret = ttlMinutes <= MESSAGE_TOKEN_MINUTES ? { value } : {};
  const payload = { customerId: customer.id, expiresAt, ...secret, invalidateOlderTokens };
  const type = kind === "password" ? "CustomerPasswordTokenCreated" : "CustomerEmailTokenCreated";
  const sweep = `DELETE FROM customer_token WHERE hash IN
    (SELECT hash FROM customer_token WHERE expires_at < ? LIMIT ${SWEPT_AT_ONCE})`;
  const older = db
    .prepare("DELETE FROM customer_token WHERE customer_id = ? AND kind = ?")
    .bind(customer.id, kind);
  await commit(db, [
    db.prepare(sweep).bind(new Date(now.getTime() - RETENTION_MS).toISOString()),
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

interface TokenRow {
  readonly data: string;
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

/** The customer of a proof; null if it is unknown or expired. */
export async function loadByToken(
  context: RequestContext,
  kind: CustomerTokenKind,
  value: string,
  storeKey?: string | null,
): Promise<Customer | null> {
  const row = await read(context, kind, value);
  if (!row || row.expiresAt <= context.now.toISOString()) return null;
  const customer = parseDocument<Customer>(row);
  return storeKey && !customerStore.isOfStore?.(customer, storeKey) ? null : customer;
}

/** The arguments that redeem a proof. */
export interface RedeemArguments {
  readonly tokenValue: string;
  readonly version?: number | null | undefined;
  readonly storeKey?: string | null | undefined;
}

/**
 * The customer of a proof that is redeemed. Throws InvalidSubject, ExpiredCustomer…Token for a formerly valid one, or
 * ConcurrentModification.
 */
export async function requireByToken(
  context: RequestContext,
  kind: CustomerTokenKind,
  { tokenValue, version, storeKey }: RedeemArguments,
): Promise<Customer> {
  const row = await read(context, kind, tokenValue);
  const customer = row && parseDocument<Customer>(row);
  if (!customer || (storeKey && !customerStore.isOfStore?.(customer, storeKey)))
    throw customerTokenNotFound();
  if (row.expiresAt <= context.now.toISOString()) throw expiredCustomerToken(kind);
  return requireVersion(customer, version);
}

export interface PasswordTokenArguments extends TokenArguments {
  readonly email: string;
}

export interface EmailTokenArguments extends TokenArguments {
  readonly id: string;
  readonly version?: number | null;
}

/** Creates a proof for the customer of an e-mail address, who forgot the password. Throws InvalidSubject. */
export async function createPasswordToken(
  context: RequestContext,
  args: PasswordTokenArguments,
): Promise<CustomerToken> {
  requireClientToken(context.access);
  const customer = await loadByEmail(context, args.email, args.storeKey);
  if (!customer) throw customerEmailNotFound(args.email);
  return createCustomerToken(context, "password", customer, args);
}

/** Creates a proof that an address is the customer's. Throws InvalidSubject or ConcurrentModification. */
export async function createEmailToken(
  context: RequestContext,
  args: EmailTokenArguments,
): Promise<CustomerToken> {
  requireClientToken(context.access);
  const customer = await requireDocument(context, customerStore, args, args.version);
  return createCustomerToken(context, "email", customer, args);
}

/**
 * Marks the address as verified by the proof that was mailed to it; invalidates all e-mail tokens. Throws
 * InvalidSubject, ExpiredCustomerEmailToken or ConcurrentModification.
 */
export async function confirmEmail(context: RequestContext, args: RedeemArguments): Promise<Customer> {
  const customer = await requireByToken(context, "email", args);
  const spend = context.db
    .prepare("DELETE FROM customer_token WHERE customer_id = ? AND kind = 'email'")
    .bind(customer.id);
  return saveCustomer(context, customer, { ...customer, isEmailVerified: true }, { statements: [spend] });
}

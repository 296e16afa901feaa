import type { Environment } from "../requests/environment.ts";
import type { Grant } from "./grant.ts";
import { hashSecret } from "./secret.ts";

interface StoredToken extends Grant {
  readonly hash: string;
  /** Seconds since 1970. */
  readonly expiresAt: number;
}

interface TokenRow {
  readonly hash: string;
  readonly clientId: string;
  readonly scope: string;
  readonly anonymousId: string | null;
  readonly customerId: string | null;
  readonly family: string | null;
  readonly expiresAt: number;
}

const SELECT = `SELECT hash, client_id AS clientId, scope, anonymous_id AS anonymousId, customer_id AS customerId, family,
    expires_at AS expiresAt
  FROM token WHERE hash = ? AND kind = ? AND expires_at > ?`;

/** The token's grant, or null if it is unknown or expired. */
export async function loadToken(
  environment: Environment,
  kind: "access" | "refresh",
  token: string,
): Promise<StoredToken | null> {
  const row = await environment.database
    .prepare(SELECT)
    .bind(await hashSecret(token), kind, Math.floor(Date.now() / 1000))
    .first<TokenRow>();
  return row ? { ...row, scopes: row.scope.split(" ") } : null;
}

/** A shop sends its own token with every request. Short, so that a revoked token soon stops working. */
const REMEMBERED_MS = 10_000;
const CAPACITY = 1_000;

interface Remembered {
  readonly token: StoredToken;
  readonly until: number;
}

const memos = new WeakMap<Environment, Map<string, Remembered>>();

function memoOf(environment: Environment): Map<string, Remembered> {
  const found = memos.get(environment);
  if (found) return found;
  const memo = new Map<string, Remembered>();
  memos.set(environment, memo);
  return memo;
}

/** Revoked tokens stop working here at once, and elsewhere at their next read. */
export function forgetTokens(environment: Environment, isGone: (token: StoredToken) => boolean): void {
  const memo = memos.get(environment);
  for (const [text, { token }] of memo ?? []) if (isGone(token)) memo?.delete(text);
}

/** Shoppers' tokens are not cached: a sign-out or a new password takes effect everywhere at once. */
function isClients({ customerId, anonymousId }: StoredToken): boolean {
  return customerId === null && anonymousId === null;
}

/** The access token's grant, a client's read at most every ten seconds; null if it is unknown or expired. */
export async function recallToken(environment: Environment, token: string): Promise<StoredToken | null> {
  const memo = memoOf(environment);
  const now = Date.now();
  const known = memo.get(token);
  if (known && now < known.until && now < known.token.expiresAt * 1000) return known.token;
  const stored = await loadToken(environment, "access", token);
  if (memo.size >= CAPACITY) memo.clear();
  if (stored && isClients(stored)) memo.set(token, { token: stored, until: now + REMEMBERED_MS });
  else memo.delete(token);
  return stored;
}

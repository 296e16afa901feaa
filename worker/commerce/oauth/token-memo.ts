import type { Environment } from "../requests/environment.ts";
import { loadToken, type StoredToken } from "./stored-token.ts";

/** A shop sends its own token with every request. Short, so that a token that is taken away soon stops working. */
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

/** What is taken away stops working here at once, and elsewhere when it is read again. */
export function forgetTokens(environment: Environment, isGone: (token: StoredToken) => boolean): void {
  const memo = memos.get(environment);
  for (const [text, { token }] of memo ?? []) if (isGone(token)) memo?.delete(text);
}

/** Shoppers' tokens are not remembered: who signs out, or changes a password, is out at once and everywhere. */
function isClients({ customerId, anonymousId }: StoredToken): boolean {
  return customerId === null && anonymousId === null;
}

/** The access token's grant, a client's read at most every ten seconds; null when it is unknown or expired. */
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

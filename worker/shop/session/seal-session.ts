import { defaults, seal, unseal } from "iron-webcrypto";
import { LRUCache } from "lru-cache";
import { array, assert, type Infer, nullable, number, optional, string, type } from "superstruct";
import { toSessionLifetime } from "../../../app/accounts/model/session-lifetime";
import type { Session } from "../../../app/request/session";

const SealedSession = type({
  id: string(),
  /** Cookies from before customers could sign in do not have it. */
  customerId: optional(nullable(string())),
  /** Cookies from before sign-ins could be ended have neither of these. */
  signInId: optional(nullable(string())),
  startedAtMs: optional(number()),
  cartId: nullable(string()),
  orderIds: array(string()),
  /** Cookies from before payments were stored do not have it. */
  payments: optional(array(type({ sessionId: string(), cartId: string() }))),
  flash: nullable(string()),
  sealedAtMs: number(),
});

export type OpenedSession = {
  readonly session: Session;
  readonly sealedAtMs: number;
  /** When the session began, or its customer signed in. */
  readonly startedAtMs: number;
};

/** Encrypts and signs a session for its cookie, which lives as long as the session without being used. */
export async function sealSession(
  session: Session,
  secret: string,
  now: Date,
  startedAtMs = now.getTime(),
): Promise<{ readonly sealed: string; readonly lifetimeSeconds: number }> {
  const { slidingSeconds, absoluteSeconds } = toSessionLifetime(session);
  const leftSeconds = absoluteSeconds - Math.floor((now.getTime() - startedAtMs) / 1000);
  const lifetimeSeconds = Math.max(1, Math.min(slidingSeconds, leftSeconds));
  const content = { ...session, startedAtMs, sealedAtMs: now.getTime() };
  return {
    sealed: await seal(content, secret, { ...defaults, ttl: lifetimeSeconds * 1000 }),
    lifetimeSeconds,
  };
}

type Unsealed = { readonly content: Infer<typeof SealedSession>; readonly expiresAtMs: number };

/** Sessions in use, by secret and sealed text: opening one again on each request takes six cryptographic operations. */
const unsealed = new LRUCache<string, Unsealed>({ max: 500 });
/** The position of the expiry among a sealed text's parts. */
const expiryPart = 5;

/**
 * Opens the cookie; null if it was changed, sealed with another secret, of another form, or the session has expired.
 */
export async function openSession(sealed: string, secret: string, now: Date): Promise<OpenedSession | null> {
  try {
    const { content } = recallUnsealed(sealed, secret) ?? (await unsealSession(sealed, secret));
    const { id, customerId = null, signInId = null, cartId, orderIds, payments = [], flash } = content;
    const session = { id, customerId, signInId, cartId, orderIds, payments, flash };
    const { sealedAtMs, startedAtMs = sealedAtMs } = content;
    const isOver = now.getTime() - startedAtMs >= toSessionLifetime(session).absoluteSeconds * 1000;
    return isOver ? null : { session, sealedAtMs, startedAtMs };
  } catch {
    return null;
  }
}

/** The same text as one opened before, if it has not expired. */
function recallUnsealed(sealed: string, secret: string): Unsealed | null {
  const known = unsealed.get(`${secret} ${sealed}`);
  return known && known.expiresAtMs > Date.now() ? known : null;
}

/** Throws if it is not a valid session. */
async function unsealSession(sealed: string, secret: string): Promise<Unsealed> {
  const content: unknown = await unseal(sealed, secret, defaults);
  assert(content, SealedSession);
  const opened = { content, expiresAtMs: Number(sealed.split("*")[expiryPart]) };
  unsealed.set(`${secret} ${sealed}`, opened);
  return opened;
}

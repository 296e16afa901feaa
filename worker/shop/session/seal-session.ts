import { defaults, seal, unseal } from "iron-webcrypto";
import { array, is, nullable, number, optional, string, type } from "superstruct";
import type { Session } from "../../../app/request/session";
import { toLifetimeSeconds } from "./session-cookie";

const SealedSession = type({
  id: string(),
  /** Cookies from before customers could sign in do not have it. */
  customerId: optional(nullable(string())),
  cartId: nullable(string()),
  orderIds: array(string()),
  /** Cookies from before payments were kept do not have it. */
  payments: optional(array(type({ sessionId: string(), cartId: string() }))),
  flash: nullable(string()),
  sealedAtMs: number(),
});

export type OpenedSession = { readonly session: Session; readonly sealedAtMs: number };

/** Encrypts and signs a session for its cookie. */
export function sealSession(session: Session, secret: string, now: Date): Promise<string> {
  const options = { ...defaults, ttl: toLifetimeSeconds(session) * 1000 };
  return seal({ ...session, sealedAtMs: now.getTime() }, secret, options);
}

/** What the cookie holds; null when it was changed, sealed with another secret, of another form, or expired. */
export async function openSession(sealed: string, secret: string): Promise<OpenedSession | null> {
  try {
    const content = await unseal(sealed, secret, defaults);
    if (!is(content, SealedSession)) return null;
    const { id, customerId = null, cartId, orderIds, payments = [], flash, sealedAtMs } = content;
    return { session: { id, customerId, cartId, orderIds, payments, flash }, sealedAtMs };
  } catch {
    return null;
  }
}

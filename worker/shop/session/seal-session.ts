import { defaults, seal, unseal } from "iron-webcrypto";
import { array, is, nullable, number, string, type } from "superstruct";
import type { Session } from "../../../app/request/session";
import { sessionLifetimeSeconds } from "./session-cookie";

const SealedSession = type({
  id: string(),
  cartId: nullable(string()),
  orderIds: array(string()),
  flash: nullable(string()),
  sealedAtMs: number(),
});

export type OpenedSession = { readonly session: Session; readonly sealedAtMs: number };

const options = { ...defaults, ttl: sessionLifetimeSeconds * 1000 };

/** Encrypts and signs a session for its cookie. */
export function sealSession(session: Session, secret: string, now: Date): Promise<string> {
  return seal({ ...session, sealedAtMs: now.getTime() }, secret, options);
}

/** What the cookie holds; null when it was changed, sealed with another secret, of another form, or expired. */
export async function openSession(sealed: string, secret: string): Promise<OpenedSession | null> {
  try {
    const content = await unseal(sealed, secret, options);
    if (!is(content, SealedSession)) return null;
    const { id, cartId, orderIds, flash, sealedAtMs } = content;
    return { session: { id, cartId, orderIds, flash }, sealedAtMs };
  } catch {
    return null;
  }
}

import { localSecrets } from "../../../scripts/house/local-secrets.mjs";
import { sealSession } from "../../../worker/shop/session/seal-session.ts";

/** The cookie of a session that has no cart yet, a guest's unless a customer is named: several tabs of one browser. */
export async function sealGuest(sessionId: string, customerId: string | null = null): Promise<string> {
  const session = { id: sessionId, customerId, cartId: null, orderIds: [], payments: [], flash: null };
  return `session=${await sealSession(session, localSecrets().shop.SESSION_SECRET, new Date())}`;
}

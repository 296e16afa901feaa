import { localSecrets } from "../../../scripts/house/local-secrets.mjs";
import { sealSession } from "../../../worker/shop/session/seal-session.ts";

/** The cookie of a guest's session that has no cart yet: several tabs of one browser. */
export async function sealGuest(sessionId: string): Promise<string> {
  const session = { id: sessionId, customerId: null, cartId: null, orderIds: [], flash: null };
  return `session=${await sealSession(session, localSecrets().shop.SESSION_SECRET, new Date())}`;
}

import { localSecrets } from "../../../scripts/house/local-secrets.mjs";
import { sealSession } from "../../../worker/shop/session/seal-session.ts";

/** Creates the cookie of a guest's session without a cart, for several tabs of one browser. */
export async function sealGuest(sessionId: string): Promise<string> {
  const nothing = { customerId: null, signInId: null, cartId: null, orderIds: [], payments: [], flash: null };
  const secret = localSecrets().shop.SESSION_SECRET;
  const { sealed } = await sealSession({ id: sessionId, ...nothing }, secret, new Date());
  return `session=${sealed}`;
}

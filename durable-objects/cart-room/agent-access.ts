import type { CartError } from "../../app/cart/model/cart-command";
import { ok, type Result } from "../../app/foundation/result";
import type { CartAddress } from "../../app/gateways/cart-room/cart-room-gateway";
import { admitOwner } from "./cart-owner";
import type { Room } from "./room";

/** Sessions of software agents; a shopper's session is a UUID. */
const agentSession = /^agent-/;

/**
 * Ends the access of the agent that created the cart, because a shopper took it over.
 * From then on it can only learn whether the cart was ordered: it must not change an address that the shopper entered.
 */
export async function endAgentAccess(room: Room, address: CartAddress): Promise<Result<null, CartError>> {
  const admitted = await admitOwner(room, address);
  if (!admitted.ok) return admitted;
  return room.inTurn(async () => {
    room.storage.setNote("agent-ended", String(room.now()));
    return ok(null);
  });
}

/** Whether the session is an agent's that has no access to the cart any more. */
export function isEndedAgent(
  { storage }: Pick<Room, "storage">,
  { sessionId }: Pick<CartAddress, "sessionId">,
): boolean {
  return agentSession.test(sessionId) && storage.note("agent-ended") !== null;
}

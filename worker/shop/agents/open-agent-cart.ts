import type { Cart } from "../../../app/cart/model/cart";
import type { CartAccess } from "../../../app/cart/operations/cart-access.server";
import { err, ok, type Result } from "../../../app/foundation/result";
import type { AgentCall, AgentFailure } from "./agent-call";
import { readAgentCartId, toAgentCartId, toCreationSession } from "./agent-cart-id";
import { createAgentSession } from "./agent-session";
import { toCartFailure } from "./ucp-messages";

/** An agent's cart, with the access that the shop's own cart operations take. */
export type AgentCart = { readonly cart: Cart; readonly access: CartAccess };

/** Returns the access of a call that creates a cart. A repeat with the same key finds the same cart. */
export async function accessNewCart(call: AgentCall): Promise<CartAccess> {
  const { country, gateways } = call.scope;
  const id = await toCreationSession(call.key, country.code, call.secret);
  return { country, session: createAgentSession(id, null), cartRoom: gateways.cartRoom };
}

/** Returns the access to the cart with this id; null: the shop did not give out the id. */
export async function accessCart(id: string, call: AgentCall): Promise<CartAccess | null> {
  const { country, gateways } = call.scope;
  const cartId = await readAgentCartId(id, country.code, call.secret);
  if (cartId === null) return null;
  const session = createAgentSession(`agent-${cartId}`, cartId);
  return { country, session, cartRoom: gateways.cartRoom };
}

/** Loads the active cart with this id; `not_found` if it is unknown, ordered, or a customer's by now. */
export async function loadAgentCart(id: string, call: AgentCall): Promise<Result<AgentCart, AgentFailure>> {
  const { translate } = call.scope;
  const access = await accessCart(id, call);
  if (!access) return err(toCartFailure({ code: "cart-not-found" }, translate));
  const session = await access.session.require();
  const address = { ...session, sessionId: session.id, country: access.country.code };
  const read = await access.cartRoom.read(address);
  if (!read.ok) return err(toCartFailure(read.error, translate));
  return read.value
    ? ok({ cart: read.value, access })
    : err(toCartFailure({ code: "cart-not-found" }, translate));
}

/** The id under which the agent knows the cart. */
export function toOwnId(cart: Cart, { scope, secret }: AgentCall): Promise<string> {
  return toAgentCartId(cart.id, scope.country.code, secret);
}

import type { Cart } from "../../../app/cart/model/cart";
import type { CartAccess } from "../../../app/cart/operations/cart-access.server";
import { err, ok, type Result } from "../../../app/foundation/result";
import type { CartRoomGateway } from "../../../app/gateways/cart-room/cart-room-gateway";
import type { AgentCall, AgentFailure } from "./agent-call";
import { readAgentCartId, readSharedCartId, toAgentCartId, toCreationSession } from "./agent-cart-id";
import { createAgentSession } from "./agent-session";
import { toCartFailure } from "./ucp-messages";

/**
 * A cart that an agent may change, with the access that the shop's own cart operations take.
 * `sharedId`: the shopper's own cart, under the id of the shared access; null: a cart that the agent created.
 */
export type AgentCart = {
  readonly cart: Cart;
  readonly access: CartAccess;
  readonly sharedId: string | null;
};

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
    ? ok({ cart: read.value, access, sharedId: null })
    : err(toCartFailure({ code: "cart-not-found" }, translate));
}

/** Loads a cart that the agent created, or the shopper's cart by its shared access. */
export async function loadSharedOrOwn(id: string, call: AgentCall): Promise<Result<AgentCart, AgentFailure>> {
  const { country, gateways, translate } = call.scope;
  const shared = readSharedCartId(id);
  if (!shared) return loadAgentCart(id, call);
  const { cartId, secret } = shared;
  const session = createAgentSession(`assistant-${cartId}`, cartId);
  const access = { country, session, cartRoom: withGrant(gateways.cartRoom, secret) };
  const address = { sessionId: `assistant-${cartId}`, cartId, country: country.code };
  const read = await access.cartRoom.read(address);
  if (!read.ok) return err(toCartFailure(read.error, translate));
  return read.value
    ? ok({ cart: read.value, access, sharedId: id })
    : err(toCartFailure({ code: "cart-not-found" }, translate));
}

/** Sends the secret of a shared access with each request; everything but reads and commands is refused. */
function withGrant(cartRoom: CartRoomGateway, grant: string): CartRoomGateway {
  const refused = async () => err({ code: "cart-not-found" } as const);
  return {
    ...cartRoom,
    read: (address, from) => cartRoom.read({ ...address, grant }, from),
    execute: (address, ...order) => cartRoom.execute({ ...address, grant }, ...order),
    recallAgentView: (address) => cartRoom.recallAgentView({ ...address, grant }),
    noteAgentView: (address, ...view) => cartRoom.noteAgentView({ ...address, grant }, ...view),
    findOrder: refused,
    deleteCart: refused,
  };
}

/** The id under which the agent knows the cart. */
export async function toOwnId(
  { cart, sharedId }: Pick<AgentCart, "cart" | "sharedId">,
  { scope, secret }: AgentCall,
): Promise<string> {
  return sharedId ?? toAgentCartId(cart.id, scope.country.code, secret);
}

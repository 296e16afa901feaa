import { ok, type Result } from "../../foundation/result";
import type { CartSource } from "../../gateways/cart-room/cart-room-gateway";
import type { Session } from "../../request/session";
import type { Cart } from "../model/cart";
import type { CartError } from "../model/cart-command";
import { type CartAccess, toCartAddress } from "./cart-access.server";
import { forgetLostCart, keepOrderOfCart } from "./forget-lost-cart.server";

/**
 * Loads the session's cart; null when it has none.
 * `through` rereads the platform first (checkout, payment, reconnect); `known` reads only the room's storage. A lost
 * cart is released: the error gives the reason once, and the next read returns null.
 */
export async function loadCart(
  access: CartAccess,
  from: CartSource = "snapshot",
): Promise<Result<Cart | null, CartError>> {
  const session = await access.session.read();
  if (!session) return ok(null);
  const named = session.cartId ? await loadNamedCart(access, session, from) : ok(null);
  return named.ok && named.value === null && from !== "known" ? findCart(access, session, from) : named;
}

async function loadNamedCart(
  access: CartAccess,
  session: Session,
  from: CartSource,
): Promise<Result<Cart | null, CartError>> {
  const answer = await access.cartRoom.read(toCartAddress(access, session), from);
  if (!answer.ok) return forgetLostCart(access, answer.error);
  return answer.value === null && from !== "known" ? leaveCart(access, session) : answer;
}

/**
 * Finds a cart that the cookie does not name.
 * The customer's other device made it, or of two concurrent responses the older cookie arrived last. The session takes
 * it only if it is active.
 */
async function findCart(
  access: CartAccess,
  { cartId }: Session,
  from: CartSource,
): Promise<Result<Cart | null, CartError>> {
  const address = toCartAddress(access, await access.session.require());
  const found = await access.cartRoom.findCart(address);
  if (!found.ok) return found;
  if (found.value === null || found.value === cartId) return ok(null);
  const read = await access.cartRoom.read({ ...address, cartId: found.value }, from);
  if (!read.ok) return read.error.code === "platform-unavailable" ? read : ok(null);
  if (read.value) await access.session.update({ cartId: read.value.id });
  return read;
}

/**
 * Releases a completed cart.
 * Adds its order to the session: another device may have placed it, or the platform's response was lost. Until the
 * order is known, the session retains the cart. A guest's cart without an order was merged at a sign-in. The cookie
 * of that sign-in may be in transit, and a new cookie could replace it.
 */
async function leaveCart(access: CartAccess, session: Session): Promise<Result<null, CartError>> {
  const isOrdered = await keepOrderOfCart(access);
  if (!isOrdered.ok) return isOrdered;
  if (isOrdered.value || session.customerId) await access.session.update({ cartId: null });
  return ok(null);
}

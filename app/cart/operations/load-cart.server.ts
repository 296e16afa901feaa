import { ok, type Result } from "../../foundation/result";
import type { CartSource } from "../../gateways/cart-room/cart-room-gateway";
import type { Session } from "../../request/session";
import type { Cart } from "../model/cart";
import type { CartError } from "../model/cart-command";
import { type CartAccess, toCartAddress } from "./cart-access.server";
import { forgetLostCart, keepOrderOfCart } from "./forget-lost-cart.server";

/**
 * The session's cart; null when it has none. `through` rereads the platform first (checkout, payment, reconnect);
 * `known` asks only what the room remembers. A cart that is gone is forgotten: the error says why, once, and the next
 * read answers null.
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
 * A cart that the cookie does not name: a customer's other device made it, or of two answers at once the older cookie
 * came last. The session takes it up only when it is one to go on with.
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
 * The cart is done. The session may see the order that it became: made on another device, or unseen until now because
 * the platform's answer was lost. Until that is known the cart stays the session's. A guest's that became no order was
 * merged at a sign-in, whose cookie may be on its way to this browser: one from here could take its place.
 */
async function leaveCart(access: CartAccess, session: Session): Promise<Result<null, CartError>> {
  const isOrdered = await keepOrderOfCart(access);
  if (!isOrdered.ok) return isOrdered;
  if (isOrdered.value || session.customerId) await access.session.update({ cartId: null });
  return ok(null);
}

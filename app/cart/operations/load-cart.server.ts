import { ok, type Result } from "../../foundation/result";
import type { CartSource } from "../../gateways/cart-room/cart-room-gateway";
import type { Session } from "../../request/session";
import type { Cart } from "../model/cart";
import type { CartError } from "../model/cart-command";
import { type CartAccess, toCartAddress } from "./cart-access.server";
import { forgetLostCart } from "./forget-lost-cart.server";

/**
 * The session's cart; null when it has none. `through` rereads the platform first (checkout, payment, reconnect); `known`
 * asks only what the room remembers. A cart that is gone is forgotten: the error says why, once, and the next read answers null.
 */
export async function loadCart(
  access: CartAccess,
  from: CartSource = "snapshot",
): Promise<Result<Cart | null, CartError>> {
  const known = await access.session.read();
  const found = known && !known.cartId && from !== "known" ? await findCart(access, known) : ok(known);
  if (!found.ok) return found;
  const session = found.value;
  if (!session?.cartId) return ok(null);
  const answer = await access.cartRoom.read(toCartAddress(access, session), from);
  if (!answer.ok) return forgetLostCart(access, answer.error);
  return answer.value === null && from !== "known" ? leaveCart(access, session) : answer;
}

/** A customer's other device may have made a cart meanwhile. */
async function findCart(access: CartAccess, session: Session): Promise<Result<Session, CartError>> {
  const found = await access.cartRoom.findCart(toCartAddress(access, session));
  if (!found.ok) return found;
  return ok(found.value ? await access.session.update({ cartId: found.value }) : session);
}

/**
 * The cart is done. The session may see the order that it became: made on another device, or unseen until now because the
 * platform's answer was lost. Until that is known the cart stays the session's. A guest's that became no order was merged at a
 * sign-in, whose cookie may be on its way to this browser: one from here could take its place.
 */
async function leaveCart(access: CartAccess, session: Session): Promise<Result<null, CartError>> {
  const order = await access.cartRoom.findOrder(toCartAddress(access, session));
  if (!order.ok) return order;
  if (!order.value && !session.customerId) return ok(null);
  const known = session.orderIds;
  const isNew = order.value !== null && !known.includes(order.value.id);
  const orderIds = isNew && order.value ? [order.value.id, ...known] : known;
  await access.session.update({ cartId: null, orderIds });
  return ok(null);
}

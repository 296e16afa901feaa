import { err, ok, type Result } from "../../foundation/result";
import type { CartError, CartErrorCode } from "../model/cart-command";
import { type CartAccess, toCartAddress } from "./cart-access.server";

const lostCart: ReadonlySet<CartErrorCode> = new Set([
  "cart-not-found",
  "cart-expired",
  "cart-of-another-store",
]);

export function isLostCart(error: CartError): boolean {
  return lostCart.has(error.code);
}

/**
 * Releases a cart of the session that the platform no longer has.
 * If it became an order, in another tab or with a lost response, adds the order to the session. Otherwise the next
 * page explains the loss once. While the state is unknown, the session retains the cart.
 */
export async function forgetLostCart(
  access: CartAccess,
  error: CartError,
): Promise<Result<never, CartError>> {
  if (!isLostCart(error)) return err(error);
  const isOrdered = await keepOrderOfCart(access);
  if (!isOrdered.ok) return isOrdered;
  await access.session.update({ cartId: null, ...(!isOrdered.value && { flash: error.code }) });
  return err(error);
}

/** Whether the session's cart became an order; the session may then view it. */
export async function keepOrderOfCart(access: CartAccess): Promise<Result<boolean, CartError>> {
  const session = await access.session.read();
  if (!session?.cartId) return ok(false);
  const order = await access.cartRoom.findOrder(toCartAddress(access, session));
  if (!order.ok) return isLostCart(order.error) ? ok(false) : order;
  if (!order.value) return ok(false);
  const { id } = order.value;
  const { orderIds } = session;
  if (!orderIds.includes(id)) await access.session.update({ orderIds: [id, ...orderIds] });
  return ok(true);
}

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
 * The session releases a cart that the platform no longer has for it. The order that it became, in another tab or
 * with an answer that was lost, is the session's from now on; where there is none the next page says once why the cart
 * is gone. While nobody knows, the cart stays.
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

/** Whether the session's cart became an order; the session may look at it then. */
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

import type { CartError } from "../../cart/model/cart-command";
import { type CartAccess, toCartAddress } from "../../cart/operations/cart-access.server";
import type { GatewayError } from "../../foundation/gateway-error";
import { err, ok, type Result } from "../../foundation/result";
import type { OrdersGateway } from "../../gateways/commerce/orders-gateway";
import type { SessionAccess } from "../../request/session";
import type { Order } from "../model/order";

/**
 * Returns the orders of the session's last carts, newest first.
 * Includes those that its cookie does not name, because a response was lost or of two concurrent responses the older
 * cookie arrived last. The cookie names them from now on.
 */
export async function recallOrders(access: CartAccess): Promise<Result<readonly Order[], CartError>> {
  const session = await access.session.read();
  if (!session) return ok([]);
  const found = await access.cartRoom.findOrders(toCartAddress(access, session));
  if (!found.ok) return found;
  const ids = found.value.map(({ id }) => id);
  const orderIds = [...ids, ...session.orderIds.filter((id) => !ids.includes(id))];
  if (orderIds.some((id, index) => id !== session.orderIds[index])) await access.session.update({ orderIds });
  return found;
}

/** Orders that a session may view again on the thank-you page. */
const rememberedOrders = 5;

/** Grants the session access to its order and releases the completed cart. */
export async function rememberOrder(session: SessionAccess, order: Order): Promise<void> {
  const current = await session.require();
  const orderIds = [order.id, ...current.orderIds.filter((id) => id !== order.id)].slice(0, rememberedOrders);
  const cartId = current.cartId === order.cartId ? null : current.cartId;
  await session.update({ orderIds, cartId });
}

const unknown: GatewayError = {
  system: "cart-room",
  kind: "unavailable",
  retryable: true,
  message: "Nobody knows whose order it is",
};

/** Loads an order for the thank-you page; null if it is missing or another session placed it. */
export async function loadOrder(
  access: CartAccess,
  orders: OrdersGateway,
  orderId: string,
): Promise<Result<Order | null, GatewayError>> {
  const session = await access.session.read();
  if (!session || orderId === "") return ok(null);
  if (!session.orderIds.includes(orderId)) {
    const recalled = await recallOrders(access);
    if (!recalled.ok) return err(unknown);
    if (!recalled.value.some(({ id }) => id === orderId)) return ok(null);
  }
  return orders.loadOrder(orderId);
}

import type { OrdersGateway } from "../../gateways/commerce/orders-gateway";
import { loadOrder } from "../../orders/operations/load-order.server";
import type { SessionAccess } from "../../request/session";

/** The id of the order that this session placed with a cart: the answer to an order button that was pressed again. */
export async function findOwnOrder(
  session: SessionAccess,
  orders: OrdersGateway,
  cartId: string | null,
): Promise<string | null> {
  if (cartId === null) return null;
  const known = (await session.read())?.orderIds ?? [];
  for (const orderId of known) {
    const order = await loadOrder(session, orders, orderId);
    if (order.ok && order.value?.cartId === cartId) return orderId;
  }
  return null;
}

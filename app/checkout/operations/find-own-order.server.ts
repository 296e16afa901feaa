import type { CartAccess } from "../../cart/operations/cart-access.server";
import type { OrdersGateway } from "../../gateways/commerce/orders-gateway";
import { loadOrder } from "../../orders/operations/load-order.server";
import { recallOrders } from "../../orders/operations/recall-orders.server";

/** Returns the id of the session's order from a cart: the response to a repeated press of the order button. */
export async function findOwnOrder(
  access: CartAccess,
  orders: OrdersGateway,
  cartId: string | null,
): Promise<string | null> {
  if (cartId === null) return null;
  const recalled = await recallOrders(access);
  const placed = recalled.ok ? recalled.value.find((order) => order.cartId === cartId) : null;
  if (placed) return placed.id;
  const known = (await access.session.read())?.orderIds ?? [];
  for (const orderId of known) {
    const order = await loadOrder(access, orders, orderId);
    if (order.ok && order.value?.cartId === cartId) return orderId;
  }
  return null;
}

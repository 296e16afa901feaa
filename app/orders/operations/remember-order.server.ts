import type { SessionAccess } from "../../request/session";
import type { Order } from "../model/order";

/** Orders that a session may view again on the thank-you page. */
const rememberedOrders = 5;

/** Grants the session access to its order and releases the completed cart. */
export async function rememberOrder(session: SessionAccess, order: Order): Promise<void> {
  const current = await session.require();
  const orderIds = [order.id, ...current.orderIds.filter((id) => id !== order.id)].slice(0, rememberedOrders);
  const cartId = current.cartId === order.cartId ? null : current.cartId;
  await session.update({ orderIds, cartId });
}

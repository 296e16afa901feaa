import type { CartAccess } from "../../cart/operations/cart-access.server";
import type { GatewayError } from "../../foundation/gateway-error";
import { err, ok, type Result } from "../../foundation/result";
import type { OrdersGateway } from "../../gateways/commerce/orders-gateway";
import type { Order } from "../model/order";
import { recallOrders } from "./session-orders.server";

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

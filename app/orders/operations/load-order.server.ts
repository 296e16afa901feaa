import type { GatewayError } from "../../foundation/gateway-error";
import { ok, type Result } from "../../foundation/result";
import type { OrdersGateway } from "../../gateways/commerce/orders-gateway";
import type { SessionAccess } from "../../request/session";
import type { Order } from "../model/order";

/** An order for the thank-you page; null when there is none or this session did not place it. */
export async function loadOrder(
  session: SessionAccess,
  orders: OrdersGateway,
  orderId: string,
): Promise<Result<Order | null, GatewayError>> {
  const current = await session.read();
  if (!current?.orderIds.includes(orderId)) return ok(null);
  return orders.loadOrder(orderId);
}

import type { GatewayError } from "../../foundation/gateway-error";
import type { Result } from "../../foundation/result";
import type { Order } from "../../orders/model/order";

/** Reads of placed orders. The caller has proved that the session placed them. */
export interface OrdersGateway {
  /** null: no such order in this shop's store. */
  loadOrder(orderId: string): Promise<Result<Order | null, GatewayError>>;
}

import type { GatewayError } from "../../foundation/gateway-error";
import type { Result } from "../../foundation/result";
import type { CustomerOrder, Delivery, OrderPage, OrderQuery } from "../../orders/model/customer-order";
import type { Order } from "../../orders/model/order";

type Answer<Value> = Promise<Result<Value, GatewayError>>;

/** Reads of placed orders in this shop's store; an order of another store is none. */
export interface OrdersGateway {
  /** null: no such order. The caller has proved that the session placed it. */
  loadOrder(orderId: string): Answer<Order | null>;
  /** null: not known at the moment. The caller has proved that the order may be seen. */
  loadDeliveries(orderNumber: string): Promise<readonly Delivery[] | null>;
  /** A page of the customer's own orders; nobody else's is ever among them. */
  listOrders(customerId: string, query: OrderQuery): Answer<OrderPage>;
  /** null: there is none of that number, or it is somebody else's. */
  loadOwnOrder(customerId: string, orderNumber: string): Answer<CustomerOrder | null>;
  /**
   * Cancels a customer's order whose payment failed, because it is paid by another one; `changed`: it is another version
   * by now, or it is not such an order any more.
   */
  replaceUnpaid(order: Pick<CustomerOrder, "id" | "version">): Answer<"replaced" | "changed">;
}

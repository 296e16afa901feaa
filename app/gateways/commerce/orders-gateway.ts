import type { Recall } from "../../catalogue/model/recall";
import type { GatewayError } from "../../foundation/gateway-error";
import type { Result } from "../../foundation/result";
import type { CustomerOrder, OrderPage, OrderQuery } from "../../orders/model/customer-order";
import type { Machine } from "../../orders/model/machine";
import type { Order } from "../../orders/model/order";
import type { ReturnShipment } from "../../orders/model/return-shipment";

type Answer<Value> = Promise<Result<Value, GatewayError>>;

/** Reads placed orders in this shop's store; an order of another store is not found. */
export interface OrdersGateway {
  /** null: no such order. The caller has proved that the session placed it. */
  loadOrder(orderId: string): Answer<Order | null>;
  /** The same with delivery and invoice. null: no such order. The caller has proved access to the order. */
  loadPlacedOrder(orderId: string): Answer<CustomerOrder | null>;
  /** Id of the order with this number and this e-mail address; null: no order has both. */
  findOrderId(orderNumber: string, email: string): Answer<string | null>;
  /** A page of the customer's own orders, and only those. */
  listOrders(customerId: string, query: OrderQuery): Answer<OrderPage>;
  /** null: unknown number, or another customer's order. */
  loadOwnOrder(customerId: string, orderNumber: string): Answer<CustomerOrder | null>;
  /**
   * Cancels a customer's order whose payment failed, as another order replaces it; `changed`: it has another version
   * by now, or its payment no longer counts as failed.
   */
  replaceUnpaid(order: Pick<CustomerOrder, "id" | "version">): Answer<"replaced" | "changed">;
  /**
   * Records an announced return and returns the ids of its items; `changed`: the order has another version by now, for example by the same form.
   * The caller has proved access to the order.
   */
  announceReturn(
    order: Pick<CustomerOrder, "id" | "version">,
    items: readonly { readonly lineId: string; readonly quantity: number; readonly comment: string }[],
  ): Answer<readonly string[] | "changed">;
  /** The machines that the customer bought, the latest first. */
  listMachines(customerId: string): Answer<readonly Machine[]>;
  /** The merchant's recalls as they are now; pages of the catalogue have them from a cache (`loadRecalls`). */
  listRecalls(): Answer<readonly Recall[]>;
  /**
   * Replaces the serial numbers of a line of the customer's order; `unknown`: another customer's order, no such line,
   * or more numbers than pieces.
   */
  saveSerials(
    customerId: string,
    line: Pick<Machine, "orderId" | "lineId">,
    serials: readonly string[],
  ): Answer<"saved" | "unknown">;
  /** Stores how a carrier brings an announced return back; null: stored, or no such order. */
  addReturnShipment(orderId: string, shipment: ReturnShipment): Answer<null>;
}

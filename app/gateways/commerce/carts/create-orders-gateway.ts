import { nullable, type } from "superstruct";
import { ok } from "../../../foundation/result";
import type { CommerceClient } from "../commerce-client";
import type { OrdersGateway } from "../orders-gateway";
import { loadOrderDocument } from "./cart-documents";
import { PlatformOrder } from "./cart-shape";
import { toOrder } from "./to-cart";

/** Reads of placed orders in one shop: an order of another store is none. */
export function createOrdersGateway(client: CommerceClient, storeKey: string): OrdersGateway {
  return {
    async loadOrder(orderId) {
      const answer = await client.query(
        loadOrderDocument,
        { id: orderId },
        type({ order: nullable(PlatformOrder) }),
      );
      if (!answer.ok) return answer;
      const order = answer.value.order && toOrder(answer.value.order);
      return ok(order?.storeKey === storeKey ? order : null);
    },
  };
}

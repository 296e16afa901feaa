import type { Database } from "../../database/database.ts";
import type { Order } from "../order.ts";

export interface OrderRow {
  readonly id: string;
  readonly data: string;
}

/** The platform wrote the column itself, so it is read back as what it was. */
export function parseOrderRow({ data }: Pick<OrderRow, "data">): Order {
  return JSON.parse(data) as Order;
}

/** Writes an order, new or its next version; a batch's guard has seen to it that the former one is still there. */
export function writeOrder(database: Database, order: Order): D1PreparedStatement {
  return database
    .prepare(
      `INSERT INTO orders (id, version, order_number, cart_id, anonymous_id, customer_id, store_key, order_state,
          created_at, last_modified_at, data) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET version = excluded.version, order_number = excluded.order_number,
          anonymous_id = excluded.anonymous_id, customer_id = excluded.customer_id,
          order_state = excluded.order_state, last_modified_at = excluded.last_modified_at, data = excluded.data`,
    )
    .bind(
      order.id,
      order.version,
      order.orderNumber ?? null,
      order.cart?.id ?? null,
      order.anonymousId ?? null,
      order.customerId ?? null,
      order.store?.key ?? null,
      order.orderState,
      order.createdAt,
      order.lastModifiedAt,
      JSON.stringify(order),
    );
}

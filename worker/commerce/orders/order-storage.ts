import { contentWhereFields } from "../carts/storage/content-where-fields.ts";
import type { Database } from "../database/database.ts";
import {
  concurrentModification,
  duplicateField,
  invalidInput,
  invalidSubject,
} from "../errors/platform-errors.ts";
import type { QueryResult } from "../paging/query-result.ts";
import type { RequestContext } from "../requests/request-context.ts";
import {
  type DocumentTable,
  type FindArguments,
  findDocuments,
  ofOwner,
  ofStore,
} from "../resources/find-documents.ts";
import { isOwn, type Owner, readOwner } from "../resources/owner.ts";
import { column, jsonValue } from "../where/where-fields.ts";
import type { Order } from "./order.ts";

interface OrderRow {
  readonly id: string;
  readonly data: string;
}

/** The platform wrote the column itself, so it is read back as what it was. */
function parseOrderRow({ data }: Pick<OrderRow, "data">): Order {
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

export interface OrderName {
  readonly id?: string | null;
  readonly orderNumber?: string | null;
  /** Only an order of this store. */
  readonly storeKey?: string | null;
}

/** An order by id or number, unless it is of another store or not the token's. */
export async function loadOrder(context: RequestContext, name: OrderName): Promise<Order | null> {
  const nameColumn = name.id ? "id" : "order_number";
  const row = await context.db
    .prepare(`SELECT id, data FROM orders WHERE ${nameColumn} = ?`)
    .bind(name.id ?? name.orderNumber ?? "")
    .first<OrderRow>();
  const order = row && parseOrderRow(row);
  if (!order || !isOwn(readOwner(context.access), order)) return null;
  return name.storeKey && order.store?.key !== name.storeKey ? null : order;
}

/** The order that a mutation names, at the version it names. Throws InvalidSubject or ConcurrentModification. */
export async function requireOrder(
  context: RequestContext,
  name: OrderName,
  version: number,
): Promise<Order> {
  if (!name.id && !name.orderNumber)
    throw invalidInput("Either 'id' or 'orderNumber' of the order is required.");
  const order = await loadOrder(context, name);
  if (!order) throw invalidSubject("Order", name.id ?? name.orderNumber ?? "");
  if (order.version !== version) throw concurrentModification(order.id, version, order.version);
  return order;
}

const orders: DocumentTable<Order> = {
  table: "orders",
  fields: {
    ...contentWhereFields,
    orderNumber: column("text", "d.order_number"),
    orderState: column("text", "d.order_state"),
    paymentState: jsonValue("text", "d.data", "$.paymentState"),
    shipmentState: jsonValue("text", "d.data", "$.shipmentState"),
    cart: { kind: "object", fields: { id: column("text", "d.cart_id") } },
  },
  parse: parseOrderRow,
};

/** A page of orders. Throws InvalidInput. */
export function findOrders(
  context: RequestContext,
  args: FindArguments,
  owner: Owner | null,
  storeKey?: string | null,
): Promise<QueryResult<Order>> {
  return findDocuments(context, orders, args, [...ofOwner(owner), ...ofStore(storeKey)]);
}

/** Throws DuplicateField when an order has the number already. */
export async function requireFreeOrderNumber(
  context: RequestContext,
  orderNumber: string | null | undefined,
): Promise<void> {
  if (!orderNumber) return;
  const taken = await context.db
    .prepare("SELECT 1 AS taken FROM orders WHERE order_number = ?")
    .bind(orderNumber)
    .first("taken");
  if (taken) throw duplicateField("orderNumber", orderNumber);
}

import { contentWhereFields } from "../carts/storage/content-where-fields.ts";
import { duplicateField } from "../errors/platform-errors.ts";
import type { QueryArguments } from "../paging/page.ts";
import type { QueryResult } from "../paging/query-result.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { type DocumentStore, loadDocument, parseDocument } from "../resources/document-store.ts";
import { findDocuments, ofOwner, ofStore } from "../resources/find-documents.ts";
import type { Owner } from "../resources/owner.ts";
import { column, jsonValue } from "../where/where-fields.ts";
import type { Order } from "./order.ts";

export const orderStore: DocumentStore<Order> = {
  table: "orders",
  noun: "Order",
  named: ["orderNumber", "order_number"],
  fields: {
    ...contentWhereFields,
    orderNumber: column("text", "d.order_number"),
    orderState: column("text", "d.order_state"),
    paymentState: jsonValue("text", "d.data", "$.paymentState"),
    shipmentState: jsonValue("text", "d.data", "$.shipmentState"),
    cart: { kind: "object", fields: { id: column("text", "d.cart_id") } },
  },
  parse: parseDocument,
  toColumns: (order) => ({
    order_number: order.orderNumber,
    cart_id: order.cart?.id,
    anonymous_id: order.anonymousId,
    customer_id: order.customerId,
    store_key: order.store?.key,
    order_state: order.orderState,
  }),
  toOwner: (order) => order,
  isOfStore: ({ store }, storeKey) => store?.key === storeKey,
  toDuplicates: ({ orderNumber }) => ({
    "orders.order_number": () => duplicateField("orderNumber", orderNumber),
  }),
};

/** Identifies an order in a request. */
export interface OrderName {
  readonly id?: string | null;
  readonly orderNumber?: string | null;
  /** Only an order of this store. */
  readonly storeKey?: string | null;
}

/** An order by id or number, unless it is of another store or not the token's. */
export function loadOrder(context: RequestContext, name: OrderName): Promise<Order | null> {
  return loadDocument(context, orderStore, name);
}

/** A page of orders. Throws InvalidInput. */
export function findOrders(
  context: RequestContext,
  args: QueryArguments,
  owner: Owner | null,
  storeKey?: string | null,
): Promise<QueryResult<Order>> {
  return findDocuments(context, orderStore, args, [...ofOwner(owner), ...ofStore(storeKey)]);
}

/** Throws DuplicateField if an order has the number already. */
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

import { contentWhereFields } from "../../carts/storage/content-where-fields.ts";
import type { QueryResult } from "../../graphql/query-result.ts";
import type { RequestContext } from "../../graphql/request-context.ts";
import {
  type DocumentTable,
  type FindArguments,
  findDocuments,
  ofOwner,
  ofStore,
} from "../../resources/find-documents.ts";
import type { Owner } from "../../resources/owner.ts";
import { column, jsonValue } from "../../where/where-fields.ts";
import type { Order } from "../order.ts";
import { parseOrderRow } from "./order-row.ts";

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

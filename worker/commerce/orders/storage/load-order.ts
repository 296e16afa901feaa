import { concurrentModification, invalidInput, invalidSubject } from "../../errors/platform-errors.ts";
import type { RequestContext } from "../../graphql/request-context.ts";
import { isOwn, readOwner } from "../../resources/owner.ts";
import type { Order } from "../order.ts";
import { type OrderRow, parseOrderRow } from "./order-row.ts";

export interface OrderName {
  readonly id?: string | null;
  readonly orderNumber?: string | null;
  /** Only an order of this store. */
  readonly storeKey?: string | null;
}

/** An order by id or number, unless it is of another store or not the token's. */
export async function loadOrder(context: RequestContext, name: OrderName): Promise<Order | null> {
  const column = name.id ? "id" : "order_number";
  const row = await context.db
    .prepare(`SELECT id, data FROM orders WHERE ${column} = ?`)
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

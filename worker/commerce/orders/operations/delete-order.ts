import { commitVersioned } from "../../database/commit.ts";
import { invalidSubject } from "../../errors/platform-errors.ts";
import type { RequestContext } from "../../graphql/request-context.ts";
import { writeMessages } from "../../messages/write-messages.ts";
import type { Order } from "../order.ts";
import { toOrderDeleted } from "../order-messages.ts";
import { type OrderName, requireOrder } from "../storage/load-order.ts";

/**
 * Deletes an order and answers what it was; its codes are no longer counted for it, its stock stays taken. Throws
 * InvalidSubject or ConcurrentModification.
 */
export async function deleteOrder(context: RequestContext, name: OrderName, version: number): Promise<Order> {
  const order = await requireOrder(context, name, version);
  const { id } = order;
  const guard = { table: "orders", id, expected: version, missing: invalidSubject("Order", id) };
  await commitVersioned(context.db, guard, [
    context.db.prepare("DELETE FROM discount_code_application WHERE order_id = ?").bind(id),
    context.db.prepare("DELETE FROM orders WHERE id = ?").bind(id),
    ...writeMessages(context.db, context.now, [toOrderDeleted(order)]),
  ]);
  return order;
}

import { readOwnTypes } from "../carts/read-own-types.ts";
import { commitVersioned } from "../database/commit.ts";
import { duplicateField, invalidSubject } from "../errors/platform-errors.ts";
import { writeMessages } from "../messages/write-messages.ts";
import { loadPaymentIds } from "../payments/payment-storage.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { readActions } from "../resources/apply-actions.ts";
import { loadCustomTypes } from "../resources/custom-types.ts";
import { applyActions } from "../resources/document-action.ts";
import { requireStillOwn } from "../resources/owner.ts";
import { resolveReferences } from "../resources/resolve-references.ts";
import type { Order } from "./order.ts";
import type { OrderFacts, OrderNeeds } from "./order-action.ts";
import { orderActions } from "./order-actions.ts";
import { toOrderDeleted, toOrderUpdateMessages } from "./order-messages.ts";
import { type OrderName, requireOrder, writeOrder } from "./order-storage.ts";

export interface UpdateOrderArguments extends OrderName {
  readonly version: number;
  readonly actions: readonly object[];
}

/** Applies all actions or none; an update that changes nothing keeps the version. Throws ReferencedResourceNotFound. */
export async function updateOrder(context: RequestContext, command: UpdateOrderArguments): Promise<Order> {
  const given = { list: readActions(command.actions) };
  const { list: actions } = await resolveReferences(context.db, given);
  const former = await requireOrder(context, command, command.version);
  const changed = await applyActions(orderActions, former, actions, (needs) =>
    loadFacts(context, former, needs),
  );
  requireStillOwn(context.access, former, changed);
  if (changed.customerId && changed.customerId !== former.customerId)
    await resolveReferences(context.db, { customer: { id: changed.customerId } });
  if (JSON.stringify(changed) === JSON.stringify(former)) return former;
  const next = { ...changed, version: former.version + 1, lastModifiedAt: context.now.toISOString() };
  const { id, version } = former;
  const guard = { table: "orders", id, expected: version, missing: invalidSubject("Order", id) };
  const told = writeMessages(context.db, context.now, toOrderUpdateMessages(former, next));
  await commitVersioned(context.db, guard, [writeOrder(context.db, next), ...told], {
    "orders.order_number": () => duplicateField("orderNumber", next.orderNumber),
  });
  return next;
}

async function loadFacts(
  context: RequestContext,
  order: Order,
  needs: readonly OrderNeeds[],
): Promise<OrderFacts> {
  const own = needs.some(({ ownTypes }) => ownTypes) ? readOwnTypes(order) : [];
  return {
    now: context.now,
    types: await loadCustomTypes(context, [...own, ...needs.flatMap(({ types }) => types ?? [])]),
    paymentIds: await loadPaymentIds(
      context,
      needs.flatMap(({ payments }) => payments ?? []),
    ),
  };
}

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

import { readOwnTypes } from "../carts/read-own-types.ts";
import { loadPaymentIds } from "../payments/payment-storage.ts";
import type { RequestContext } from "../requests/request-context.ts";
import type { OrderUpdateAction } from "../requests/schema-inputs.ts";
import { readActions } from "../resources/apply-actions.ts";
import { applyActions, loadNeededTypes } from "../resources/document-action.ts";
import { deleteDocument, requireDocument, saveDocument } from "../resources/document-store.ts";
import { requireStillOwn } from "../resources/owner.ts";
import { resolveReferences } from "../resources/resolve-references.ts";
import type { Order } from "./order.ts";
import type { OrderFacts, OrderNeeds } from "./order-action.ts";
import { orderActions } from "./order-actions.ts";
import { toOrderDeleted, toOrderUpdateMessages } from "./order-messages.ts";
import { type OrderName, orderStore } from "./order-storage.ts";

export interface UpdateOrderArguments extends OrderName {
  readonly version: number;
  readonly actions: readonly OrderUpdateAction[];
}

/** Applies all actions or none; an update without changes leaves the version. Throws ReferencedResourceNotFound. */
export async function updateOrder(context: RequestContext, command: UpdateOrderArguments): Promise<Order> {
  const given = { list: readActions(command.actions) };
  const { list: actions } = await resolveReferences(context.db, given);
  const former = await requireDocument(context, orderStore, command, command.version);
  const changed = await applyActions(orderActions, former, actions, (needs) =>
    loadFacts(context, former, needs),
  );
  requireStillOwn(context.access, former, changed);
  if (changed.customerId && changed.customerId !== former.customerId)
    await resolveReferences(context.db, { customer: { id: changed.customerId } });
  return saveDocument(context, orderStore, former, changed, toOrderUpdateMessages);
}

async function loadFacts(
  context: RequestContext,
  order: Order,
  needs: readonly OrderNeeds[],
): Promise<OrderFacts> {
  return {
    now: context.now,
    types: await loadNeededTypes(context, needs, () => readOwnTypes(order)),
    paymentIds: await loadPaymentIds(
      context,
      needs.flatMap(({ payments }) => payments ?? []),
    ),
  };
}

/**
 * Deletes an order and returns its last state; its codes are no longer counted for it, its stock stays deducted.
 * Throws InvalidSubject or ConcurrentModification.
 */
export async function deleteOrder(context: RequestContext, name: OrderName, version: number): Promise<Order> {
  const order = await requireDocument(context, orderStore, name, version);
  const uncount = context.db
    .prepare("DELETE FROM discount_code_application WHERE order_id = ?")
    .bind(order.id);
  return deleteDocument(context, orderStore, order, toOrderDeleted(order), [uncount]);
}

import { commitVersioned } from "../../database/commit.ts";
import { duplicateField, invalidSubject } from "../../errors/platform-errors.ts";
import type { RequestContext } from "../../graphql/request-context.ts";
import { writeMessages } from "../../messages/write-messages.ts";
import { loadPaymentIds } from "../../payments/storage/load-payment-ids.ts";
import { applyInTurn, readActions, requireAction } from "../../resources/apply-actions.ts";
import { loadCustomTypes } from "../../resources/custom-types.ts";
import { requireStillOwn } from "../../resources/owner.ts";
import { resolveReferences } from "../../resources/resolve-references.ts";
import type { Order } from "../order.ts";
import { orderActions } from "../order-actions.ts";
import { toOrderUpdateMessages } from "../order-messages.ts";
import { type OrderName, requireOrder } from "../storage/load-order.ts";
import { writeOrder } from "../storage/order-row.ts";

export interface UpdateOrderArguments extends OrderName {
  readonly version: number;
  readonly actions: readonly object[];
}

/** Applies all actions or none; an update that changes nothing keeps the version. Throws ReferencedResourceNotFound. */
export async function updateOrder(context: RequestContext, command: UpdateOrderArguments): Promise<Order> {
  const given = { list: readActions(command.actions) };
  const { list: actions } = await resolveReferences(context.db, given);
  const former = await requireOrder(context, command, command.version);
  const facts = {
    now: context.now,
    types: await loadCustomTypes(
      context,
      actions.flatMap(
        ({ name, input }) => requireAction(orderActions, name).readTypes?.(input, former) ?? [],
      ),
    ),
    paymentIds: await loadPaymentIds(
      context,
      actions.flatMap(({ name, input }) => requireAction(orderActions, name).readPayments?.(input) ?? []),
    ),
  };
  const changed = applyInTurn(former, actions, (order, { name, input }) =>
    requireAction(orderActions, name).apply(order, input, facts),
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

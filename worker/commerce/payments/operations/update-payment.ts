import { commitVersioned } from "../../database/commit.ts";
import { duplicateField, invalidSubject } from "../../errors/platform-errors.ts";
import type { RequestContext } from "../../graphql/request-context.ts";
import { writeMessages } from "../../messages/write-messages.ts";
import { applyInTurn, readActions, requireAction } from "../../resources/apply-actions.ts";
import { loadCustomTypes } from "../../resources/custom-types.ts";
import { requireStillOwn } from "../../resources/owner.ts";
import { resolveReferences } from "../../resources/resolve-references.ts";
import type { Payment } from "../payment.ts";
import { paymentActions } from "../payment-actions.ts";
import { toPaymentUpdateMessages } from "../payment-messages.ts";
import { type PaymentName, requirePayment, toPaymentOwner } from "../storage/load-payment.ts";
import { writePayment } from "../storage/payment-row.ts";

export interface UpdatePaymentArguments extends PaymentName {
  readonly version: number;
  readonly actions: readonly object[];
}

/** Applies all actions or none; an update that changes nothing keeps the version. Throws ReferencedResourceNotFound. */
export async function updatePayment(
  context: RequestContext,
  command: UpdatePaymentArguments,
): Promise<Payment> {
  const given = { list: readActions(command.actions) };
  const { list: actions } = await resolveReferences(context.db, given);
  const former = await requirePayment(context, command, command.version);
  const names = actions.flatMap(
    ({ name, input }) => requireAction(paymentActions, name).readTypes?.(input, former) ?? [],
  );
  const types = await loadCustomTypes(context, names);
  const changed = applyInTurn(former, actions, (payment, { name, input }) =>
    requireAction(paymentActions, name).apply(payment, input, types),
  );
  requireStillOwn(context.access, toPaymentOwner(former), toPaymentOwner(changed));
  if (JSON.stringify(changed) === JSON.stringify(former)) return former;
  const next = { ...changed, version: former.version + 1, lastModifiedAt: context.now.toISOString() };
  const { id, version } = former;
  const guard = { table: "payment", id, expected: version, missing: invalidSubject("payment", id) };
  const told = writeMessages(context.db, context.now, toPaymentUpdateMessages(former, next));
  await commitVersioned(context.db, guard, [writePayment(context.db, next), ...told], {
    "payment.key": () => duplicateField("key", next.key),
  });
  return next;
}

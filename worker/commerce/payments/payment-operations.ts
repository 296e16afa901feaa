import { commit, commitVersioned } from "../database/commit.ts";
import { duplicateField, invalidSubject } from "../errors/platform-errors.ts";
import { toNotice } from "../messages/notice.ts";
import { writeMessages } from "../messages/write-messages.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { readActions } from "../resources/apply-actions.ts";
import { loadCustomTypes } from "../resources/custom-types.ts";
import { applyActions } from "../resources/document-action.ts";
import { type Owner, requireStillOwn } from "../resources/owner.ts";
import { resolveReferences } from "../resources/resolve-references.ts";
import type { Payment } from "./payment.ts";
import { paymentActions } from "./payment-actions.ts";
import {
  type PaymentDraft,
  readDraftTypes,
  requireMyTransaction,
  type TransactionDraft,
  toPayment,
} from "./payment-draft.ts";
import { toPaymentCreated, toPaymentUpdateMessages } from "./payment-messages.ts";
import { type PaymentName, requirePayment, toPaymentOwner, writePayment } from "./payment-storage.ts";

/** Creates a payment. Throws DuplicateField when its key is taken, ReferencedResourceNotFound. */
export async function createPayment(
  context: RequestContext,
  draft: PaymentDraft,
  owner: Owner,
): Promise<Payment> {
  if (draft.customer) await resolveReferences(context.db, { customer: draft.customer });
  const types = await loadCustomTypes(context, readDraftTypes(draft));
  const payment = toPayment(draft, owner, types, context.now);
  const told = writeMessages(context.db, context.now, [toPaymentCreated(payment)]);
  await commit(context.db, [writePayment(context.db, payment), ...told], {
    "payment.key": () => duplicateField("key", payment.key),
  });
  return payment;
}

export interface MyPaymentDraft extends Pick<PaymentDraft, "amountPlanned" | "paymentMethodInfo" | "custom"> {
  readonly transaction?: TransactionDraft | null;
}

/** A shopper's own payment, with at most one transaction of the kinds that shoppers may start. */
export function createMyPayment(
  context: RequestContext,
  { transaction, ...draft }: MyPaymentDraft,
  owner: Owner,
): Promise<Payment> {
  const transactions = transaction ? [requireMyTransaction(transaction)] : [];
  return createPayment(context, { ...draft, transactions }, owner);
}

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
  const changed = await applyActions(paymentActions, former, actions, async (needs) => {
    const own = needs.some(({ ownTypes }) => ownTypes) ? readOwnTypes(former) : [];
    return { types: await loadCustomTypes(context, [...own, ...needs.flatMap(({ types }) => types ?? [])]) };
  });
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

function readOwnTypes({ custom, paymentMethodInfo, transactions }: Payment): (string | undefined)[] {
  return [custom, paymentMethodInfo.custom, ...transactions.map((transaction) => transaction.custom)].map(
    (fields) => fields?.type.id,
  );
}

/** As updatePayment, for a shopper: new transactions are only of the kinds that shoppers may start. */
export function updateMyPayment(
  context: RequestContext,
  command: UpdatePaymentArguments & {
    readonly actions: readonly {
      readonly addTransaction?: { readonly transaction: TransactionDraft } | null;
    }[];
  },
): Promise<Payment> {
  readActions(command.actions);
  for (const { addTransaction } of command.actions) {
    if (addTransaction) requireMyTransaction(addTransaction.transaction);
  }
  return updatePayment(context, command);
}

/** Deletes a payment and answers what it was. Throws InvalidSubject or ConcurrentModification. */
export async function deletePayment(
  context: RequestContext,
  name: PaymentName,
  version: number,
): Promise<Payment> {
  const payment = await requirePayment(context, name, version);
  const { id, key } = payment;
  const guard = { table: "payment", id, expected: version, missing: invalidSubject("payment", id) };
  const resource = { typeId: "payment", id, version, userProvidedIdentifiers: { key } };
  await commitVersioned(context.db, guard, [
    context.db.prepare("DELETE FROM payment WHERE id = ?").bind(id),
    ...writeMessages(context.db, context.now, [toNotice("ResourceDeleted", resource)]),
  ]);
  return payment;
}

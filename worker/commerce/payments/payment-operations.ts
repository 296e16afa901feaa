import { commit } from "../database/commit.ts";
import { writeMessages } from "../messages/write-messages.ts";
import { toCreation } from "../requests/initiator.ts";
import type { RequestContext } from "../requests/request-context.ts";
import type {
  MyPaymentDraft,
  MyPaymentUpdateAction,
  PaymentDraft,
  PaymentUpdateAction,
} from "../requests/schema-inputs.ts";
import { readActions } from "../resources/apply-actions.ts";
import { loadCustomTypes } from "../resources/custom-types.ts";
import { applyActions, loadNeededTypes } from "../resources/document-action.ts";
import { deleteDocument, requireDocument, saveDocument, writeDocument } from "../resources/document-store.ts";
import type { Owner } from "../resources/owner.ts";
import { resolveReferences } from "../resources/resolve-references.ts";
import type { Payment } from "./payment.ts";
import { paymentActions } from "./payment-actions.ts";
import { readDraftTypes, requireMyTransaction, toPayment } from "./payment-draft.ts";
import { toPaymentCreated, toPaymentDeleted, toPaymentUpdateMessages } from "./payment-messages.ts";
import { type PaymentName, paymentStore } from "./payment-storage.ts";

/** Creates a payment. Throws DuplicateField if its key is taken, ReferencedResourceNotFound. */
export async function createPayment(
  context: RequestContext,
  draft: PaymentDraft,
  owner: Owner,
): Promise<Payment> {
  if (draft.customer) await resolveReferences(context.db, { customer: draft.customer });
  const types = await loadCustomTypes(context, readDraftTypes(draft));
  const payment = toPayment(draft, owner, types, toCreation(context));
  const messageStatements = writeMessages(context.db, context.now, [toPaymentCreated(payment)]);
  const statements = [writeDocument(context.db, paymentStore, payment), ...messageStatements];
  await commit(context.db, statements, paymentStore.toDuplicates(payment));
  return payment;
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
  readonly actions: readonly PaymentUpdateAction[];
}

/** Applies all actions or none; an update without changes leaves the version. Throws ReferencedResourceNotFound. */
export async function updatePayment(
  context: RequestContext,
  command: UpdatePaymentArguments,
): Promise<Payment> {
  const given = { list: readActions(command.actions) };
  const { list: actions } = await resolveReferences(context.db, given);
  const former = await requireDocument(context, paymentStore, command, command.version);
  const changed = await applyActions(paymentActions, former, actions, async (needs) => ({
    types: await loadNeededTypes(context, needs, () => readOwnTypes(former)),
  }));
  return saveDocument(context, paymentStore, former, changed, toPaymentUpdateMessages);
}

function readOwnTypes({ custom, paymentMethodInfo, transactions }: Payment): (string | undefined)[] {
  return [custom, paymentMethodInfo.custom, ...transactions.map((transaction) => transaction.custom)].map(
    (fields) => fields?.type.id,
  );
}

/** Like updatePayment, for a shopper: new transactions are only of the kinds that shoppers may start. */
export function updateMyPayment(
  context: RequestContext,
  command: UpdatePaymentArguments & { readonly actions: readonly MyPaymentUpdateAction[] },
): Promise<Payment> {
  readActions(command.actions);
  for (const { addTransaction } of command.actions) {
    if (addTransaction) requireMyTransaction(addTransaction.transaction);
  }
  return updatePayment(context, command);
}

/** Deletes a payment and returns its last state. Throws InvalidSubject or ConcurrentModification. */
export async function deletePayment(
  context: RequestContext,
  name: PaymentName,
  version: number,
): Promise<Payment> {
  const payment = await requireDocument(context, paymentStore, name, version);
  return deleteDocument(context, paymentStore, payment, toPaymentDeleted(payment));
}

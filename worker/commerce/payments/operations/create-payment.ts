import { commit } from "../../database/commit.ts";
import { duplicateField } from "../../errors/platform-errors.ts";
import type { RequestContext } from "../../graphql/request-context.ts";
import { writeMessages } from "../../messages/write-messages.ts";
import { loadCustomTypes } from "../../resources/custom-types.ts";
import type { Owner } from "../../resources/owner.ts";
import { resolveReferences } from "../../resources/resolve-references.ts";
import type { Payment } from "../payment.ts";
import { type PaymentDraft, readDraftTypes, toPayment } from "../payment-draft.ts";
import { toPaymentCreated } from "../payment-messages.ts";
import { writePayment } from "../storage/payment-row.ts";

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

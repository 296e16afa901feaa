import { loadTypeIds } from "../../carts/facts/load-type-ids.ts";
import type { Owner } from "../../carts/owner.ts";
import { commit } from "../../database/commit.ts";
import { duplicateField } from "../../errors/platform-errors.ts";
import type { RequestContext } from "../../graphql/request-context.ts";
import type { Payment } from "../payment.ts";
import { type PaymentDraft, readDraftTypes, toPayment } from "../payment-draft.ts";
import { writePayment } from "../storage/payment-row.ts";

/** Creates a payment. Throws DuplicateField when its key is taken. */
export async function createPayment(
  context: RequestContext,
  draft: PaymentDraft,
  owner: Owner,
): Promise<Payment> {
  const types = await loadTypeIds(context, readDraftTypes(draft));
  const payment = toPayment(draft, owner, types, context.now);
  await commit(context.db, [writePayment(context.db, payment)], {
    "payment.key": () => duplicateField("key", payment.key),
  });
  return payment;
}

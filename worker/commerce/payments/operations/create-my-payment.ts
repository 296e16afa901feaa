import type { RequestContext } from "../../graphql/request-context.ts";
import type { Owner } from "../../resources/owner.ts";
import type { Payment } from "../payment.ts";
import type { PaymentDraft } from "../payment-draft.ts";
import { requireMyTransaction } from "../require-my-transaction.ts";
import type { TransactionDraft } from "../transaction.ts";
import { createPayment } from "./create-payment.ts";

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

import type { PaymentAction } from "../payment-action.ts";
import { changeTransaction } from "../transaction.ts";

export interface ChangeTransactionInteractionIdInput {
  readonly transactionId: string;
  readonly interactionId: string;
}

export const changeTransactionInteractionId: PaymentAction = {
  apply: (payment, { transactionId, interactionId }: ChangeTransactionInteractionIdInput) =>
    changeTransaction(payment, transactionId, (transaction) => ({ ...transaction, interactionId })),
};

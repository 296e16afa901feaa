import type { PaymentAction } from "../payment-action.ts";
import { changeTransaction, type TransactionState } from "../transaction.ts";

interface ChangeTransactionStateInput {
  readonly transactionId: string;
  readonly state: TransactionState;
}

export const changeTransactionState: PaymentAction = {
  apply: (payment, { transactionId, state }: ChangeTransactionStateInput) =>
    changeTransaction(payment, transactionId, (transaction) => ({ ...transaction, state })),
};

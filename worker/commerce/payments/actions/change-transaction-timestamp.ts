import type { PaymentAction } from "../payment-action.ts";
import { changeTransaction } from "../transaction.ts";

interface ChangeTransactionTimestampInput {
  readonly transactionId: string;
  readonly timestamp: string;
}

export const changeTransactionTimestamp: PaymentAction = {
  apply: (payment, { transactionId, timestamp }: ChangeTransactionTimestampInput) =>
    changeTransaction(payment, transactionId, (transaction) => ({ ...transaction, timestamp })),
};

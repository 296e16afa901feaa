import { readTypeName } from "../../resources/custom-fields.ts";
import type { PaymentAction } from "../payment-action.ts";
import { type TransactionDraft, toTransaction } from "../transaction.ts";

export interface AddTransactionInput {
  readonly transaction: TransactionDraft;
}

export const addTransaction: PaymentAction = {
  readTypes: ({ transaction }: AddTransactionInput) => [readTypeName(transaction.custom ?? {})],
  apply: (payment, { transaction }: AddTransactionInput, types) => ({
    ...payment,
    transactions: [...payment.transactions, toTransaction(transaction, types)],
  }),
};

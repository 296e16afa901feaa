import { type CustomFieldInput, setCustomField } from "../../resources/custom-fields.ts";
import type { PaymentAction } from "../payment-action.ts";
import { changeTransaction } from "../transaction.ts";

interface SetTransactionCustomFieldInput extends CustomFieldInput {
  readonly transactionId: string;
}

export const setTransactionCustomField: PaymentAction = {
  readTypes: (_field, { transactions }) => transactions.map(({ custom }) => custom?.type.id),
  apply: (payment, input: SetTransactionCustomFieldInput, types) =>
    changeTransaction(payment, input.transactionId, (transaction) => ({
      ...transaction,
      custom: setCustomField(transaction.custom, input, types),
    })),
};

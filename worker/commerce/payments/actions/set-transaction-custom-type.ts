import { type CustomFieldsInput, readTypeName, toCustomFields } from "../../resources/custom-fields.ts";
import type { PaymentAction } from "../payment-action.ts";
import { changeTransaction } from "../transaction.ts";

interface SetTransactionCustomTypeInput extends CustomFieldsInput {
  readonly transactionId: string;
}

export const setTransactionCustomType: PaymentAction = {
  readTypes: (input: SetTransactionCustomTypeInput) => [readTypeName(input)],
  apply: (payment, input: SetTransactionCustomTypeInput, types) =>
    changeTransaction(payment, input.transactionId, (transaction) => ({
      ...transaction,
      custom: toCustomFields(input, types),
    })),
};

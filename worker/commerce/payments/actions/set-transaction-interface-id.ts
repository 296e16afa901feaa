import type { PaymentAction } from "../payment-action.ts";
import { changeTransaction } from "../transaction.ts";

interface SetTransactionInterfaceIdInput {
  readonly transactionId: string;
  readonly interfaceId?: string | null;
}

export const setTransactionInterfaceId: PaymentAction = {
  apply: (payment, { transactionId, interfaceId }: SetTransactionInterfaceIdInput) =>
    changeTransaction(payment, transactionId, (transaction) => ({
      ...transaction,
      interfaceId: interfaceId ?? undefined,
    })),
};

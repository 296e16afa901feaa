import { invalidOperation } from "../errors/platform-errors.ts";
import type { Money } from "../money/money.ts";
import { type CustomFields, type CustomFieldsInput, toCustomFields } from "../resources/custom-fields.ts";
import type { CustomTypes } from "../resources/custom-types.ts";
import type { Payment } from "./payment.ts";

export type TransactionType = "Authorization" | "CancelAuthorization" | "Charge" | "Chargeback" | "Refund";
export type TransactionState = "Failure" | "Initial" | "Pending" | "Success";

export interface Transaction {
  readonly id: string;
  readonly timestamp?: string;
  readonly type: TransactionType;
  readonly amount: Money;
  readonly interactionId?: string;
  readonly interfaceId?: string;
  readonly state: TransactionState;
  readonly custom?: CustomFields;
}

export interface TransactionDraft {
  readonly timestamp?: string | null;
  readonly type: TransactionType;
  readonly amount: Money;
  readonly interactionId?: string | null;
  readonly interfaceId?: string | null;
  readonly state?: TransactionState | null;
  readonly custom?: CustomFieldsInput | null;
}

/** A transaction from its draft; one without a state is Initial. */
export function toTransaction(draft: TransactionDraft, types: CustomTypes): Transaction {
  const { currencyCode, centAmount } = draft.amount;
  return {
    id: crypto.randomUUID(),
    timestamp: draft.timestamp ?? undefined,
    type: draft.type,
    amount: { currencyCode, centAmount },
    interactionId: draft.interactionId ?? undefined,
    interfaceId: draft.interfaceId ?? undefined,
    state: draft.state ?? "Initial",
    custom: toCustomFields(draft.custom, types),
  };
}

/** The payment with one transaction changed. Throws InvalidOperation when it has none such. */
export function changeTransaction(
  payment: Payment,
  id: string,
  change: (transaction: Transaction) => Transaction,
): Payment {
  if (!payment.transactions.some((transaction) => transaction.id === id)) {
    throw invalidOperation(`The payment does not contain a transaction with ID '${id}'.`);
  }
  const transactions = payment.transactions.map((transaction) =>
    transaction.id === id ? change(transaction) : transaction,
  );
  return { ...payment, transactions };
}

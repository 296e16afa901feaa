import { refusal } from "./fake-cart-actions.ts";

export type FakePayment = {
  id: string;
  key: string;
  version: number;
  transactions: unknown[];
  paymentMethodInfo: unknown;
  fields: Map<string, unknown>;
};

type Payments = Map<string, FakePayment>;
type Variables = Readonly<Record<string, unknown>>;

/** The scripted platform's payments: keys and versions are real, every write is stored. */
export function resolvePayment(payments: Payments, operation: string, variables: Variables): unknown {
  if (operation === "CreatePayment") return { createPayment: create(payments, variables) };
  const payment =
    payments.get(String(variables.id)) ?? [...payments.values()].find(({ key }) => key === variables.key);
  if (operation === "LoadPayment" || !payment) return { payment: payment ?? null };
  if (payment.version !== variables.version) {
    throw refusal("ConcurrentModification", "different version", { currentVersion: payment.version });
  }
  for (const action of variables.actions as Action[]) apply(payment, action);
  payment.version += 1;
  return { updatePayment: payment };
}

function create(payments: Payments, { draft }: Variables): FakePayment {
  const { key, transactions, paymentMethodInfo, custom } = draft as {
    key: string;
    paymentMethodInfo: unknown;
    transactions: { type: string; state: string }[];
    custom: { fields: { name: string; value: string }[] };
  };
  if ([...payments.values()].some((payment) => payment.key === key)) {
    throw refusal("DuplicateField", "A duplicate key", { field: "key", duplicateValue: key });
  }
  const payment: FakePayment = {
    id: `payment-${payments.size + 1}`,
    key,
    version: 1,
    transactions: transactions.map((transaction, index) => ({
      id: `t${index}`,
      interactionId: null,
      ...transaction,
    })),
    paymentMethodInfo,
    fields: new Map(custom.fields.map(({ name, value }) => [name, JSON.parse(value) as unknown])),
  };
  payments.set(payment.id, payment);
  return payment;
}

type Action = Record<string, Record<string, unknown>>;

function apply(
  payment: FakePayment,
  { addTransaction, changeTransactionState, setCustomField }: Action,
): void {
  if (addTransaction) {
    const id = `t${payment.transactions.length}`;
    payment.transactions.push({ id, ...(addTransaction.transaction as object) });
  }
  if (setCustomField)
    payment.fields.set(String(setCustomField.name), JSON.parse(String(setCustomField.value)));
  if (!changeTransactionState) return;
  const { transactionId, state } = changeTransactionState;
  payment.transactions = payment.transactions.map((transaction) =>
    (transaction as { id: string }).id === transactionId
      ? { ...(transaction as object), state }
      : transaction,
  );
}

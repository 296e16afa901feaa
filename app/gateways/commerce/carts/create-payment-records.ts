import type { GatewayError } from "../../../foundation/gateway-error";
import { err, ok, type Result } from "../../../foundation/result";
import type { CommerceClient } from "../commerce-client";
import { graphql, type PlatformInput } from "../graphql";
import {
  isOutdated,
  isSameTransaction,
  type NewPaymentRecord,
  type PaymentFields,
  type PaymentRecord,
  type PaymentRecords,
  type TransactionChange,
} from "./payment-records";
import { toMoneyInput } from "./to-update-actions";

const paymentParts = graphql(
  `fragment PaymentParts on Payment {
    id version transactions { id type state interactionId } paymentMethodInfo { method }
  }`,
);

const createPaymentDocument = graphql(
  `mutation CreatePayment($draft: PaymentDraft!) { createPayment(draft: $draft) { ...PaymentParts } }`,
  paymentParts,
);

const loadPaymentDocument = graphql(
  `query LoadPayment($id: String, $key: String) { payment(id: $id, key: $key) { ...PaymentParts } }`,
  paymentParts,
);

const updatePaymentDocument = graphql(
  `mutation UpdatePayment($id: String!, $version: Long!, $actions: [PaymentUpdateAction!]!) {
    updatePayment(id: $id, version: $version, actions: $actions) { ...PaymentParts }
  }`,
  paymentParts,
);

/** Key of the platform's type that holds the shop's fields of a payment. */
const paymentFieldsKey = "payment-fields";

type PaymentActions = readonly PlatformInput<"PaymentUpdateAction">[];

export function createPaymentRecords(client: CommerceClient): PaymentRecords {
  async function load(which: { id: string } | { key: string }): Promise<Result<PaymentRecord, GatewayError>> {
    const answer = await client.query(loadPaymentDocument, which);
    if (!answer.ok) return answer;
    const { payment } = answer.value;
    const message = "The payment is gone";
    return payment ? ok(payment) : err({ system: "commerce", kind: "rejected", retryable: false, message });
  }

  async function change(paymentId: string, toChanges: (current: PaymentRecord) => PaymentActions) {
    const current = await load({ id: paymentId });
    if (!current.ok) return current;
    const actions = toChanges(current.value);
    if (actions.length === 0) return current;
    const variables = { id: paymentId, version: current.value.version, actions };
    const answer = await client.query(updatePaymentDocument, variables);
    return answer.ok ? ok<PaymentRecord>(answer.value.updatePayment) : answer;
  }

  /** Retries once after a concurrent change. */
  async function changeSurely(paymentId: string, toChanges: (current: PaymentRecord) => PaymentActions) {
    const first = await change(paymentId, toChanges);
    const isStale = !first.ok && (first.error.code === "ConcurrentModification" || first.error.retryable);
    return isStale ? change(paymentId, toChanges) : first;
  }

  return {
    async create(payment) {
      const answer = await client.query(createPaymentDocument, { draft: toDraft(payment) });
      if (!answer.ok && answer.error.code === "DuplicateField") return load({ key: payment.key });
      return answer.ok ? ok<PaymentRecord>(answer.value.createPayment) : answer;
    },
    async find(key) {
      const answer = await client.query(loadPaymentDocument, { key });
      if (!answer.ok) return answer;
      const { payment } = answer.value;
      return ok(payment && { ...payment, method: payment.paymentMethodInfo.method ?? "" });
    },
    recordTransaction: (paymentId, transaction) =>
      changeSurely(paymentId, (current) => toActions(current, transaction)),
    setFields: (paymentId, fields) =>
      changeSurely(paymentId, () => toFieldInputs(fields).map((field) => ({ setCustomField: field }))),
  };
}

function toFieldInputs(fields: PaymentFields & { readonly attemptId?: string }) {
  return Object.entries(fields).map(([name, value]) => ({ name, value: JSON.stringify(value) }));
}

function toDraft(payment: NewPaymentRecord): PlatformInput<"PaymentDraft"> {
  const amount = toMoneyInput(payment.amount);
  return {
    key: payment.key,
    amountPlanned: amount,
    ...(payment.sessionId && { anonymousId: payment.sessionId }),
    ...(payment.interfaceId && { interfaceId: payment.interfaceId }),
    paymentMethodInfo: {
      paymentInterface: payment.paymentInterface,
      method: payment.method,
      name: [{ locale: "EN", value: payment.method }],
    },
    transactions: [{ type: payment.firstTransaction, amount, state: "Initial" }],
    custom: {
      typeKey: paymentFieldsKey,
      fields: toFieldInputs({
        ...(payment.attemptId && { attemptId: payment.attemptId }),
        ...payment.fields,
      }),
    },
  };
}

function toActions(payment: PaymentRecord, change: TransactionChange): PaymentActions {
  const { type: kind, state, amount, interactionId } = change;
  const known = payment.transactions.find((transaction) => isSameTransaction(transaction, change));
  if (!known) {
    const transaction = { type: kind, state, amount: toMoneyInput(amount), interactionId };
    return [{ addTransaction: { transaction } }];
  }
  if (known.state === state || isOutdated(known.state, state, kind)) return [];
  return [
    { changeTransactionInteractionId: { transactionId: known.id, interactionId } },
    { changeTransactionState: { transactionId: known.id, state } },
  ];
}

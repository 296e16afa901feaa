import { array, enums, nullable, number, string, type } from "superstruct";
import type { GatewayError } from "../../../foundation/gateway-error";
import { err, ok, type Result } from "../../../foundation/result";
import type { CommerceClient } from "../commerce-client";
import { graphql, type PlatformInput } from "../graphql";
import type { NewPaymentRecord, PaymentRecord, PaymentRecords, TransactionChange } from "./payment-records";
import { toMoneyInput } from "./to-update-actions";

const paymentParts = graphql(
  `fragment PaymentParts on Payment { id version transactions { id type state } }`,
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

const PlatformPayment = type({
  id: string(),
  version: number(),
  transactions: array(
    type({
      id: string(),
      type: enums(["Authorization", "CancelAuthorization", "Charge"]),
      state: enums(["Initial", "Pending", "Success", "Failure"]),
    }),
  ),
});

export function createPaymentRecords(client: CommerceClient): PaymentRecords {
  async function load(which: { id: string } | { key: string }): Promise<Result<PaymentRecord, GatewayError>> {
    const answer = await client.query(
      loadPaymentDocument,
      which,
      type({ payment: nullable(PlatformPayment) }),
    );
    if (!answer.ok) return answer;
    const { payment } = answer.value;
    const message = "The payment is gone";
    return payment ? ok(payment) : err({ system: "commerce", kind: "rejected", retryable: false, message });
  }

  async function recordTransaction(paymentId: string, change: TransactionChange) {
    const current = await load({ id: paymentId });
    if (!current.ok) return current;
    const actions = toActions(current.value, change);
    if (actions.length === 0) return current;
    const variables = { id: paymentId, version: current.value.version, actions };
    const shape = type({ updatePayment: PlatformPayment });
    const answer = await client.query(updatePaymentDocument, variables, shape);
    return answer.ok ? ok<PaymentRecord>(answer.value.updatePayment) : answer;
  }

  return {
    async create(payment) {
      const shape = type({ createPayment: PlatformPayment });
      const answer = await client.query(createPaymentDocument, { draft: toDraft(payment) }, shape);
      if (!answer.ok && answer.error.code === "DuplicateField") return load({ key: payment.key });
      return answer.ok ? ok<PaymentRecord>(answer.value.createPayment) : answer;
    },
    async recordTransaction(paymentId, change) {
      const first = await recordTransaction(paymentId, change);
      const isStale = !first.ok && (first.error.code === "ConcurrentModification" || first.error.retryable);
      return isStale ? recordTransaction(paymentId, change) : first;
    },
  };
}

function toDraft(payment: NewPaymentRecord): PlatformInput<"PaymentDraft"> {
  const amount = toMoneyInput(payment.amount);
  return {
    key: payment.key,
    amountPlanned: amount,
    anonymousId: payment.sessionId,
    ...(payment.interfaceId && { interfaceId: payment.interfaceId }),
    paymentMethodInfo: {
      paymentInterface: payment.paymentInterface,
      method: payment.method,
      name: [{ locale: "EN", value: payment.method }],
    },
    transactions: [{ type: payment.firstTransaction, amount, state: "Initial" }],
  };
}

function toActions(
  payment: PaymentRecord,
  change: TransactionChange,
): readonly PlatformInput<"PaymentUpdateAction">[] {
  const { type: kind, state, amount, interactionId } = change;
  const known = payment.transactions.find((transaction) => transaction.type === kind);
  if (!known) {
    const transaction = { type: kind, state, amount: toMoneyInput(amount), interactionId };
    return [{ addTransaction: { transaction } }];
  }
  if (known.state === state) return [];
  return [
    { changeTransactionInteractionId: { transactionId: known.id, interactionId } },
    { changeTransactionState: { transactionId: known.id, state } },
  ];
}

import { type Change, type Message, toNotice, toUpdateMessages } from "../messages/message.ts";
import type { Payment } from "./payment.ts";

function toResource({ id, version, key }: Payment) {
  return { typeId: "payment", id, version, userProvidedIdentifiers: { key } };
}

export function toPaymentCreated(payment: Payment): Message {
  return { type: "PaymentCreated", resource: toResource(payment), payload: { payment } };
}

/** The platform has no message type for it, so this is a notice. */
export function toPaymentDeleted(payment: Payment): Message {
  return toNotice("ResourceDeleted", toResource(payment));
}

/** The messages of a payment's update; a change without a message type gets a notice. */
export function toPaymentUpdateMessages(before: Payment, after: Payment): Message[] {
  return toUpdateMessages(toResource(after), [
    ...compareTransactions(before, after),
    ...compareInteractions(before, after),
    ...compareStatus(before, after),
  ]);
}

function compareTransactions(before: Payment, after: Payment): Change[] {
  const former = new Map(before.transactions.map((transaction) => [transaction.id, transaction]));
  return after.transactions.flatMap((transaction): Change[] => {
    const old = former.get(transaction.id);
    if (!old) return [["PaymentTransactionAdded", { transaction }]];
    if (old.state === transaction.state) return [];
    const { id: transactionId, state } = transaction;
    return [["PaymentTransactionStateChanged", { transactionId, state }]];
  });
}

function compareInteractions(before: Payment, after: Payment): Change[] {
  return after.interfaceInteractions
    .slice(before.interfaceInteractions.length)
    .map((interaction) => ["PaymentStatusInteractionAdded", { interaction }]);
}

function compareStatus(before: Payment, after: Payment): Change[] {
  const { interfaceCode } = after.paymentStatus;
  if (interfaceCode === before.paymentStatus.interfaceCode) return [];
  return [["PaymentStatusInterfaceCodeSet", { paymentId: after.id, interfaceCode }]];
}

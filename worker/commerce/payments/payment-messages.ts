import { type Change, type Message, toNotice, toUpdateMessages } from "../messages/message.ts";
import type { Payment } from "./payment.ts";

function toResource({ id, version, key }: Payment) {
  return { typeId: "payment", id, version, userProvidedIdentifiers: { key } };
}

export function toPaymentCreated(payment: Payment): Message {
  return { type: "PaymentCreated", resource: toResource(payment), payload: { payment } };
}

/** The platform has no message type for it: it is noted. */
export function toPaymentDeleted(payment: Payment): Message {
  return toNotice("ResourceDeleted", toResource(payment));
}

/** What an update of a payment says; a change without a message type of its own is noted. */
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

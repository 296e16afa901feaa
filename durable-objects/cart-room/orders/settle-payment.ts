import type { GatewayError } from "../../../app/foundation/gateway-error";
import type { Result } from "../../../app/foundation/result";
import {
  isOutdated,
  isSameTransaction,
  type PaymentFields,
  type TransactionChange,
} from "../../../app/gateways/commerce/carts/payment-records";
import type { Order, PlaceOrderError } from "../../../app/orders/model/order";
import type { Room } from "../room";
import { isCapturedAtOnce, type PaymentAttempt } from "./payment-attempts";
import { findPlacedOrder } from "./placed-order";

/** Captures the money of an attempt whose order exists. The alarm retries a failure. */
export async function capturePayment(room: Room, attempt: PaymentAttempt): Promise<void> {
  const { pspReference, reference, amount, round = 0 } = attempt;
  if (attempt.state !== "ordered" || !pspReference) return;
  if (!isCapturedAtOnce(attempt)) {
    const answer = await room.provider.capture({ pspReference, reference, amount, round });
    if (!answer.ok) {
      return room.log("capture-failed", { kind: answer.error.kind, code: answer.error.code ?? "" });
    }
  }
  room.attempts.change(attempt, { state: "captured" });
  const state = isCapturedAtOnce(attempt) ? "Success" : "Pending";
  await record(room, attempt, { type: "Charge", state, amount, interactionId: pspReference });
}

/** Returns an authorisation that will have no order; returns the same error again for repeats. */
export async function voidPayment(
  room: Room,
  attempt: PaymentAttempt,
  cause: PlaceOrderError,
): Promise<PlaceOrderError> {
  const { pspReference, reference, amount } = attempt;
  const failure = attempt.hasMoney && isCapturedAtOnce(attempt) ? toCharged(cause) : cause;
  if (!pspReference) {
    room.attempts.change(attempt, { state: "failed", failure });
    await note(room, attempt, { attemptState: "failed", endReason: toReason(attempt, cause) });
    return failure;
  }
  const due = room.attempts.change(attempt, { state: "void-due", failure });
  const { round = 0 } = due;
  // An accepted void failed afterwards: the money may be captured by now.
  const isRefund = isCapturedAtOnce(attempt) || round > 0;
  const change = { pspReference, reference, amount, round };
  const answer = await (isRefund ? room.provider.reverse(change) : room.provider.cancel(change));
  if (!answer.ok) {
    room.log("void-failed", { kind: answer.error.kind, code: answer.error.code ?? "" });
    return failure;
  }
  room.attempts.change(due, { state: "voided" });
  await record(room, attempt, {
    type: isRefund ? "Refund" : "CancelAuthorization",
    state: isRefund ? "Pending" : "Success",
    amount,
    interactionId: pspReference,
  });
  await note(room, attempt, { attemptState: "voided", endReason: toReason(attempt, cause) });
  return failure;
}

/** The reason as a code, for an operator. */
function toReason({ reason }: PaymentAttempt, failure: PlaceOrderError): string {
  return reason ?? (failure.code === "payment" ? failure.kind : failure.code);
}

/** The money was charged and is being refunded. */
function toCharged(cause: PlaceOrderError): PlaceOrderError {
  if (cause.code === "payment") return { ...cause, charged: true };
  const kind = cause.code === "amount-changed" ? "malformed-price" : "creating-order-failed";
  return { code: "payment", kind, charged: true };
}

/**
 * Writes a transaction into the platform's payment record.
 * Money movements do not wait for it: the alarm writes what fails now. Of one transaction only the newest state is
 * written.
 */
export async function record(room: Room, attempt: PaymentAttempt, change: TransactionChange): Promise<void> {
  const due = storedOf(room, attempt).recordsDue ?? [];
  const earlier = due.find((one) => isSameTransaction(one, change));
  if (!earlier || !isOutdated(earlier.state, change.state, change.type)) {
    room.attempts.change(attempt, { recordsDue: [...due.filter((one) => one !== earlier), change] });
  }
  await writeDue(room, attempt);
}

/** Writes an attempt's state and its reason to the platform's payment record, for an operator to read. */
export async function note(room: Room, attempt: PaymentAttempt, fields: PaymentFields): Promise<void> {
  const { fieldsDue } = storedOf(room, attempt);
  room.attempts.change(attempt, { fieldsDue: { ...fieldsDue, ...fields } });
  await writeDue(room, attempt);
}

/** Sets the payment state of the placed order; updates the room's copy immediately. */
export async function settleOrder(
  room: Room,
  attempt: PaymentAttempt,
  paymentState: Order["paymentState"],
): Promise<void> {
  const order = findPlacedOrder(room);
  if (!order || order.paymentState === paymentState) return;
  const settled = { ...order, paymentState, payment: { ...order.payment, state: paymentState } };
  room.storage.atomically(() => {
    room.storage.setNote("order", JSON.stringify(settled));
    room.attempts.change(attempt, { orderStateDue: paymentState });
  });
  await writeDue(room, attempt);
}

/** Writes all pending changes in order; stops at a failure until the next time. */
export async function writeDue(room: Room, attempt: PaymentAttempt): Promise<void> {
  for (const change of storedOf(room, attempt).recordsDue ?? []) {
    const answer = await room.records.recordTransaction(attempt.recordId, change);
    if (!isDone(room, change.type, answer)) return;
    const rest = (storedOf(room, attempt).recordsDue ?? []).filter(
      (one) => !isSameTransaction(one, change) || one.state !== change.state,
    );
    room.attempts.change(attempt, { recordsDue: rest });
  }
  await writeFieldsDue(room, attempt);
  await writeOrderStateDue(room, attempt);
}

async function writeFieldsDue(room: Room, attempt: PaymentAttempt): Promise<void> {
  const { fieldsDue = {} } = storedOf(room, attempt);
  if (Object.keys(fieldsDue).length === 0) return;
  const answer = await room.records.setFields(attempt.recordId, fieldsDue);
  if (!isDone(room, "fields", answer)) return;
  const left = Object.entries(storedOf(room, attempt).fieldsDue ?? {}).filter(
    ([name, value]) => fieldsDue[name as keyof PaymentFields] !== value,
  );
  room.attempts.change(attempt, { fieldsDue: Object.fromEntries(left) });
}

async function writeOrderStateDue(room: Room, attempt: PaymentAttempt): Promise<void> {
  const { orderStateDue } = storedOf(room, attempt);
  const order = findPlacedOrder(room);
  if (!orderStateDue || !order) return;
  const answer = await room.carts.setPaymentState(order.id, orderStateDue);
  if (!isDone(room, "order-state", answer)) return;
  if (storedOf(room, attempt).orderStateDue === orderStateDue) {
    room.attempts.change(attempt, { orderStateDue: null });
  }
}

/** Whether it was written, or refused for good. */
function isDone(room: Room, what: string, answer: Result<unknown, GatewayError>): boolean {
  if (answer.ok) return true;
  const { code, kind, retryable } = answer.error;
  room.log("payment-record-failed", { transaction: what, code: code ?? kind });
  return kind === "rejected" && !retryable && code !== "ConcurrentModification";
}

function storedOf(room: Room, attempt: PaymentAttempt): PaymentAttempt {
  return room.attempts.find(attempt.sessionId) ?? attempt;
}

/**
 * Ends all attempts: an operator settles the money.
 * Logged once, and recorded on the platform's payment record with the failed transaction.
 */
export async function giveUp(room: Room, attempt: PaymentAttempt, reason: string): Promise<void> {
  const { state, amount, reference, pspReference } = attempt;
  room.attempts.change(attempt, { state: "given-up", nextTryAt: 0 });
  room.log("payment-given-up", { state, reason, reference, pspReference: pspReference ?? "" });
  await note(room, attempt, { attemptState: "given-up", endReason: reason });
  if (pspReference === null || (state !== "ordered" && state !== "void-due")) return;
  const type = state === "ordered" ? "Charge" : isCapturedAtOnce(attempt) ? "Refund" : "CancelAuthorization";
  await record(room, attempt, { type, state: "Failure", amount, interactionId: pspReference });
  if (state === "ordered") await settleOrder(room, attempt, "Failed");
}

import type { PlaceOrderError } from "../../../app/orders/model/order";
import type { Room } from "../room";
import { isCapturedAtOnce, type PaymentAttempt } from "./payment-attempts";
import { note, record } from "./record-payment";

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

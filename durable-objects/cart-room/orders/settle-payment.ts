import type { TransactionChange } from "../../../app/gateways/commerce/carts/payment-records";
import type { PlaceOrderError } from "../../../app/orders/model/order";
import type { Room } from "../room";
import type { PaymentAttempt, PaymentAttempts } from "./payment-attempts";

/** Takes the money of an attempt whose order exists. What fails is tried again by the alarm. */
export async function capturePayment(
  room: Room,
  attempts: PaymentAttempts,
  attempt: PaymentAttempt,
): Promise<void> {
  if (attempt.state !== "ordered" || !attempt.pspReference) return;
  const { pspReference, reference, amount } = attempt;
  const answer = await room.provider.capture({ pspReference, reference, amount });
  if (!answer.ok) {
    room.log("capture-failed", { kind: answer.error.kind, code: answer.error.code ?? "" });
    return;
  }
  attempts.change(attempt, { state: "captured" });
  await record(room, attempt, { type: "Charge", state: "Pending", amount, interactionId: pspReference });
}

/** Gives an authorisation back, because it will have no order; says again why when asked again. */
export async function voidPayment(
  room: Room,
  attempts: PaymentAttempts,
  attempt: PaymentAttempt,
  failure: PlaceOrderError,
): Promise<PlaceOrderError> {
  const { pspReference, reference, amount } = attempt;
  if (!pspReference) {
    attempts.change(attempt, { state: "failed", failure });
    return failure;
  }
  const due = attempts.change(attempt, { state: "void-due", failure });
  const answer = await room.provider.cancel({ pspReference, reference, amount });
  if (!answer.ok) {
    room.log("void-failed", { kind: answer.error.kind, code: answer.error.code ?? "" });
    return failure;
  }
  attempts.change(due, { state: "voided" });
  await record(room, attempt, {
    type: "CancelAuthorization",
    state: "Success",
    amount,
    interactionId: pspReference,
  });
  return failure;
}

/** Writes a transaction into the platform's payment record; the money does not wait for it. */
export async function record(room: Room, attempt: PaymentAttempt, change: TransactionChange): Promise<void> {
  const answer = await room.records.recordTransaction(attempt.recordId, change);
  if (!answer.ok) {
    room.log("payment-record-failed", {
      transaction: change.type,
      code: answer.error.code ?? answer.error.kind,
    });
  }
}

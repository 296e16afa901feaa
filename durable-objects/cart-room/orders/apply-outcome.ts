import { err, type Result } from "../../../app/foundation/result";
import type { PaymentOutcome } from "../../../app/gateways/payment/payment-gateway";
import type { Order, PaymentErrorKind, PlaceOrderError } from "../../../app/orders/model/order";
import type { Room } from "../room";
import type { PaymentAttempt } from "./payment-attempts";
import { placePaidOrder } from "./place-order";
import { findPlacedOrder } from "./placed-order";
import { note, record, settleOrder } from "./record-payment";

/**
 * Applies the outcome of a payment attempt: a paid order, an order that waits for its payment, or no order.
 */
export async function applyOutcome(
  room: Room,
  attempt: PaymentAttempt,
  outcome: PaymentOutcome,
): Promise<Result<Order, PlaceOrderError>> {
  switch (outcome.status) {
    case "authorised":
      return applyAuthorised(room, attempt, outcome);
    case "pending":
      return applyPending(room, attempt, outcome);
    case "cancelled":
      return endAttempt(room, attempt, "cancelled-transaction", outcome.reason);
    case "refused":
      return endAttempt(room, attempt, "payment-error", outcome.reason);
    default:
      return err({ code: "platform-unavailable" });
  }
}

async function applyAuthorised(
  room: Room,
  attempt: PaymentAttempt,
  { pspReference, amount }: Extract<PaymentOutcome, { status: "authorised" }>,
): Promise<Result<Order, PlaceOrderError>> {
  const authorised = room.attempts.change(attempt, {
    state: "authorised",
    hasMoney: true,
    pspReference,
    amount,
    failure: null,
    // Attempts in another state do not count for this one.
    tries: 0,
    nextTryAt: 0,
  });
  await record(room, authorised, {
    type: "Authorization",
    state: "Success",
    amount,
    interactionId: pspReference,
  });
  return placePaidOrder(room, authorised);
}

/** Places the order now, to be paid later; the shopper's remaining step is stored with the payment. */
async function applyPending(
  room: Room,
  attempt: PaymentAttempt,
  { pspReference, action }: Extract<PaymentOutcome, { status: "pending" }>,
): Promise<Result<Order, PlaceOrderError>> {
  const pending = room.attempts.change(attempt, { state: "pending", pspReference });
  const { amount, sessionId } = pending;
  // Before the order: a reader of the order finds the remaining step.
  if (action) await note(room, pending, { paymentAction: JSON.stringify(action) });
  await record(room, pending, {
    type: "Authorization",
    state: "Pending",
    amount,
    interactionId: pspReference ?? sessionId,
  });
  return placePaidOrder(room, pending);
}

/** Ends an attempt without money. An order that waited for it becomes failed. */
export async function endAttempt(
  room: Room,
  attempt: PaymentAttempt,
  kind: PaymentErrorKind,
  reason: string,
): Promise<Result<never, PlaceOrderError>> {
  const failure: PlaceOrderError = { code: "payment", kind, charged: false };
  room.attempts.change(attempt, { state: "failed", failure });
  const { amount, pspReference, sessionId } = attempt;
  await record(room, attempt, {
    type: "Authorization",
    state: "Failure",
    amount,
    interactionId: pspReference ?? sessionId,
  });
  await note(room, attempt, { attemptState: "failed", endReason: reason });
  if (isOfOrder(room, attempt)) await settleOrder(room, attempt, "Failed");
  return err(failure);
}

/** Whether the placed order was created for this attempt. */
export function isOfOrder(room: Room, { sessionId }: PaymentAttempt): boolean {
  return findPlacedOrder(room) !== null && room.storage.note("settled-by") === sessionId;
}

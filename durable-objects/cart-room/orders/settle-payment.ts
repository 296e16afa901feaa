import type { Money } from "../../../app/foundation/money";
import type { TransactionChange } from "../../../app/gateways/commerce/carts/payment-records";
import type { PlaceOrderError } from "../../../app/orders/model/order";
import type { Room } from "../room";
import type { PaymentAttempt } from "./payment-attempts";

/** Takes the money of an attempt whose order exists. What fails is tried again by the alarm. */
export async function capturePayment(room: Room, attempt: PaymentAttempt): Promise<void> {
  if (attempt.state !== "ordered" || !attempt.pspReference) return;
  const { pspReference, reference, amount } = attempt;
  const answer = await room.provider.capture({ pspReference, reference, amount });
  if (!answer.ok) {
    room.log("capture-failed", { kind: answer.error.kind, code: answer.error.code ?? "" });
    return;
  }
  room.attempts.change(attempt, { state: "captured" });
  await record(room, attempt, {
    type: "Charge",
    state: "Pending",
    amount,
    interactionId: pspReference,
  });
}

/** Gives an authorisation back, because it will have no order; says again why when asked again. */
export async function voidPayment(
  room: Room,
  attempt: PaymentAttempt,
  failure: PlaceOrderError,
): Promise<PlaceOrderError> {
  const { pspReference, reference, amount } = attempt;
  if (!pspReference) {
    room.attempts.change(attempt, { state: "failed", failure });
    return failure;
  }
  const due = room.attempts.change(attempt, { state: "void-due", failure });
  const answer = await room.provider.cancel({ pspReference, reference, amount });
  if (!answer.ok) {
    room.log("void-failed", { kind: answer.error.kind, code: answer.error.code ?? "" });
    return failure;
  }
  room.attempts.change(due, { state: "voided" });
  await record(room, attempt, {
    type: "CancelAuthorization",
    state: "Success",
    amount,
    interactionId: pspReference,
  });
  return failure;
}

/**
 * Writes a transaction into the platform's payment record. The money does not wait for it: what cannot be written now
 * is kept and written by the alarm. Of one kind of transaction only the newest state is still to be written.
 */
export async function record(room: Room, attempt: PaymentAttempt, change: TransactionChange): Promise<void> {
  const others = recordsDueOf(room, attempt).filter(({ type }) => type !== change.type);
  room.attempts.change(attempt, { recordsDue: [...others, change] });
  await writeRecordsDue(room, attempt);
}

/** Writes what is still to be written, in order; the rest stays for the next time. */
export async function writeRecordsDue(room: Room, attempt: PaymentAttempt): Promise<void> {
  for (const change of recordsDueOf(room, attempt)) {
    const answer = await room.records.recordTransaction(attempt.recordId, change);
    if (!answer.ok) {
      const { code, kind } = answer.error;
      room.log("payment-record-failed", { transaction: change.type, code: code ?? kind });
      // Refused for good, it would be refused each time.
      const isFinal = kind === "rejected" && !answer.error.retryable && code !== "ConcurrentModification";
      if (!isFinal) return;
    }
    const rest = recordsDueOf(room, attempt).filter(
      ({ type, state }) => type !== change.type || state !== change.state,
    );
    room.attempts.change(attempt, { recordsDue: rest });
  }
}

function recordsDueOf(room: Room, { sessionId }: PaymentAttempt): readonly TransactionChange[] {
  return room.attempts.find(sessionId)?.recordsDue ?? [];
}

/** What the provider says about a capture or a cancellation that the room asked for. */
export type ModificationNews = {
  readonly kind: "CAPTURE" | "CANCELLATION";
  readonly isSuccess: boolean;
  /** The authorisation that was captured or cancelled. */
  readonly pspReference: string;
  readonly amount: Money;
};

/** Writes the end of a capture or cancellation into the platform's payment record. Repeats change nothing. */
export async function recordModificationNow(room: Room, news: ModificationNews): Promise<void> {
  const attempt = room.attempts.findPaid(news.pspReference);
  if (!attempt) return room.log("payment-unknown", { kind: news.kind, pspReference: news.pspReference });
  if (!news.isSuccess) room.log("payment-modification-refused", { kind: news.kind });
  await record(room, attempt, {
    type: news.kind === "CAPTURE" ? "Charge" : "CancelAuthorization",
    state: news.isSuccess ? "Success" : "Failure",
    amount: news.amount,
    interactionId: news.pspReference,
  });
}

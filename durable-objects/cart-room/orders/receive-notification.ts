import { assertNever } from "../../../app/foundation/assert-never";
import type { TransactionChange } from "../../../app/gateways/commerce/carts/payment-records";
import type { PaymentNotice } from "../../../app/gateways/payment/payment-notification";
import type { Room } from "../room";
import { applyOutcome, endAttempt, findAttempt, finishInTurn, isOfOrder } from "./finish-payment";
import { directAttemptPrefix, type PaymentAttempt } from "./payment-attempts";
import { giveUp, record, settleOrder } from "./settle-payment";

/** More than any payment has. */
const maxEvents = 50;
/** Limit for captures or voids that are accepted and fail afterwards. */
const maxRounds = 3;

/**
 * Processes the provider's signed notification of a payment; true: the provider need not repeat it.
 * Idempotent.
 */
export async function receiveNotice(room: Room, notice: PaymentNotice): Promise<boolean> {
  const { event, isSuccess, pspReference, attemptId: sessionId, amount, reference, method } = notice;
  const news = { from: "provider", sessionId, pspReference, amount, reference, method } as const;
  switch (event) {
    case "AUTHORISATION": {
      if (!isSuccess) return endRefused(room, notice, "payment-error");
      const answer = await finishInTurn(room, news);
      return answer.ok || answer.error.code !== "platform-unavailable";
    }
    case "PENDING": {
      const attempt = findAttempt(room, news);
      if (attempt?.state !== "started") return true;
      const outcome = { status: "pending", pspReference, action: null } as const;
      const answer = await applyOutcome(room, attempt, outcome);
      return answer.ok || answer.error.code !== "platform-unavailable";
    }
    case "EXPIRE":
    case "OFFER_CLOSED":
      return isSuccess ? endRefused(room, notice, "cancelled-transaction") : true;
    default:
      return recordModification(room, notice);
  }
}

/**
 * Ends a payment without money: the bank refused it, or it expired.
 * A hosted page offers another attempt, so one refusal there is not final. Captured or returned money stays so.
 */
async function endRefused(
  room: Room,
  { event, pspReference, originalReference, attemptId, reason }: PaymentNotice,
  kind: "payment-error" | "cancelled-transaction",
): Promise<boolean> {
  const attempt =
    room.attempts.findPaid(pspReference) ??
    room.attempts.findPaid(originalReference) ??
    (attemptId === null ? null : room.attempts.find(attemptId));
  if (!attempt) return true;
  const isOther =
    attempt.pspReference !== null && ![pspReference, originalReference].includes(attempt.pspReference);
  // When an authorisation expires before its capture, the capture itself reports it.
  if (isOther || attempt.hasMoney) return true;
  const mayTryAgain = event === "AUTHORISATION" && !attempt.sessionId.startsWith(directAttemptPrefix);
  const isOpen = attempt.state === "started" ? !mayTryAgain : ["pending", "awaited"].includes(attempt.state);
  if (isOpen) await endAttempt(room, attempt, kind, `${event.toLowerCase()}: ${reason}`);
  return true;
}

type ModificationEvent = Exclude<
  PaymentNotice["event"],
  "AUTHORISATION" | "PENDING" | "EXPIRE" | "OFFER_CLOSED"
>;

/** Records the outcome of captured or refunded money in the platform's payment record. */
async function recordModification(room: Room, notice: PaymentNotice): Promise<boolean> {
  const attempt = room.attempts.findPaid(notice.originalReference || notice.pspReference);
  if (!attempt) {
    room.log("payment-unknown", { kind: notice.event, pspReference: notice.originalReference });
    return true;
  }
  const eventKey = `${notice.event} ${notice.pspReference} ${notice.isSuccess}`;
  const { heard = [] } = attempt;
  if (heard.includes(eventKey)) return true;
  room.attempts.change(attempt, { heard: [eventKey, ...heard].slice(0, maxEvents) });
  if (!notice.isSuccess) room.log("payment-modification-refused", { kind: notice.event });
  await record(room, attempt, toTransaction(notice, attempt));
  await followUp(room, notice, attempt);
  return true;
}

function toTransaction(notice: PaymentNotice, attempt: PaymentAttempt): TransactionChange {
  const { amount, isSuccess, pspReference } = notice;
  const payment = attempt.pspReference ?? pspReference;
  const state = isSuccess ? "Success" : "Failure";
  const event = notice.event as ModificationEvent;
  switch (event) {
    case "CAPTURE":
      return { type: "Charge", state, amount, interactionId: payment };
    case "CAPTURE_FAILED":
      return { type: "Charge", state: "Failure", amount, interactionId: payment };
    case "CANCELLATION":
      return { type: "CancelAuthorization", state, amount, interactionId: payment };
    case "CANCEL_OR_REFUND":
      // The shop's own reversal: it is recorded under the payment's reference.
      return notice.modification === "refund"
        ? { type: "Refund", state, amount: attempt.amount, interactionId: payment }
        : { type: "CancelAuthorization", state, amount: attempt.amount, interactionId: payment };
    case "REFUND":
      return { type: "Refund", state, amount, interactionId: pspReference };
    case "REFUND_FAILED":
    case "REFUNDED_REVERSED":
      return { type: "Refund", state: "Failure", amount, interactionId: pspReference };
    case "NOTIFICATION_OF_CHARGEBACK":
    case "REQUEST_FOR_INFORMATION":
      return { type: "Chargeback", state: "Pending", amount, interactionId: pspReference };
    case "CHARGEBACK":
    case "SECOND_CHARGEBACK":
      return { type: "Chargeback", state: "Success", amount, interactionId: pspReference };
    case "CHARGEBACK_REVERSED":
      return { type: "Chargeback", state: "Failure", amount, interactionId: pspReference };
    default:
      return assertNever(event);
  }
}

/** Retries an accepted capture or void that failed, a few times; then leaves it to an operator. */
async function followUp(room: Room, notice: PaymentNotice, attempt: PaymentAttempt): Promise<void> {
  const { event, isSuccess } = notice;
  const isFailedCapture = event === "CAPTURE_FAILED" || (event === "CAPTURE" && !isSuccess);
  const isFailedVoid = (event === "CANCELLATION" || event === "CANCEL_OR_REFUND") && !isSuccess;
  if (event === "CAPTURE" && isSuccess && attempt.state === "given-up" && isOfOrder(room, attempt)) {
    room.attempts.change(attempt, { state: "captured" });
    return settleOrder(room, attempt, "Paid");
  }
  const nextState =
    isFailedCapture && attempt.state === "captured"
      ? ("ordered" as const)
      : isFailedVoid && attempt.state === "voided"
        ? ("void-due" as const)
        : null;
  if (nextState === null) return;
  const round = (attempt.round ?? 0) + 1;
  const due = room.attempts.change(attempt, { state: nextState, round, tries: 0, nextTryAt: 0 });
  if (round >= maxRounds) await giveUp(room, due, isFailedCapture ? "capture-failed" : "void-failed");
}

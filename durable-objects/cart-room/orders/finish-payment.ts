import type { Money } from "../../../app/foundation/money";
import { err, ok, type Result } from "../../../app/foundation/result";
import type { PaymentOutcome } from "../../../app/gateways/payment/payment-gateway";
import type { Order, PaymentErrorKind, PlaceOrderError } from "../../../app/orders/model/order";
import type { Room } from "../room";
import type { PaymentAttempt } from "./payment-attempts";
import { placeAuthorisedOrder } from "./place-order";
import { findPlacedOrder } from "./placed-order";
import { record } from "./settle-payment";

/** How the room learns what became of a session: the shopper came back, or the provider said so, signed. */
export type PaymentNews =
  | { readonly from: "shopper"; readonly sessionId: string; readonly sessionResult: string | null }
  | {
      readonly from: "provider";
      readonly sessionId: string | null;
      readonly pspReference: string;
      readonly amount: Money;
    };

/** Brings a payment to its end: an order and the money, or neither. Any number of calls do it once. */
export async function finishInTurn(room: Room, news: PaymentNews): Promise<Result<Order, PlaceOrderError>> {
  const attempt = findAttempt(room, news);
  if (!attempt) return answerUnknown(room, news);
  const told = await answerTold(room, attempt);
  if (told) return told;

  const outcome = await learnOutcome(room, attempt, news);
  if (!outcome.ok) return outcome;
  if (outcome.value.status === "pending") return err({ code: "platform-unavailable" });
  if (outcome.value.status !== "authorised") return endAttempt(room, attempt, outcome.value.status);
  const { pspReference, amount } = outcome.value;
  // The provider told it without the session, and another attempt was taken for it: it is the same money all the same.
  const holder = room.attempts.findPaid(pspReference);
  if (holder) return (await answerTold(room, holder)) ?? answerOrder(room);
  const authorised = room.attempts.change(attempt, {
    state: "authorised",
    pspReference,
    amount,
    failure: null,
  });
  await record(room, authorised, {
    type: "Authorization",
    state: "Success",
    amount,
    interactionId: pspReference,
  });
  return placeAuthorisedOrder(room, authorised);
}

/**
 * Whose news it is. The provider repeats itself, and need not name the session: what it authorised once is known by its
 * reference, whatever was started since. Only a new reference is an open attempt's, of that amount before any other.
 */
function findAttempt(room: Room, news: PaymentNews): PaymentAttempt | null {
  if (news.from === "shopper") return room.attempts.find(news.sessionId);
  const known = room.attempts.findPaid(news.pspReference);
  if (known) return known;
  const open = room.attempts.all().filter(({ state }) => state === "started" || state === "failed");
  if (news.sessionId !== null) return open.find(({ sessionId }) => sessionId === news.sessionId) ?? null;
  return open.find(({ amount }) => amount.centAmount === news.amount.centAmount) ?? open[0] ?? null;
}

/** What became of an attempt whose money is known already; null: that is to be learned. */
async function answerTold(
  room: Room,
  attempt: PaymentAttempt,
): Promise<Result<Order, PlaceOrderError> | null> {
  switch (attempt.state) {
    case "authorised":
      return placeAuthorisedOrder(room, attempt);
    case "ordered":
    case "captured":
      return answerOrder(room);
    case "void-due":
    case "voided":
      return answerEnded(room, attempt);
    default:
      return null;
  }
}

async function learnOutcome(
  room: Room,
  attempt: PaymentAttempt,
  news: PaymentNews,
): Promise<Result<PaymentOutcome, PlaceOrderError>> {
  if (news.from === "provider") {
    return ok({ status: "authorised", pspReference: news.pspReference, amount: news.amount });
  }
  if (attempt.failure) return err(attempt.failure);
  if (news.sessionResult === null) return err(paymentError("payment-error"));
  const answer = await room.provider.readOutcome(attempt.sessionId, news.sessionResult);
  if (answer.ok) return answer;
  room.log("payment-outcome-failed", { kind: answer.error.kind, code: answer.error.code ?? "" });
  if (answer.error.retryable) return err({ code: "platform-unavailable" });
  return err(paymentError(answer.error.code === "422" ? "unprocessable-entity" : "payment-error"));
}

async function endAttempt(
  room: Room,
  attempt: PaymentAttempt,
  status: "cancelled" | "refused",
): Promise<Result<never, PlaceOrderError>> {
  const failure = paymentError(status === "cancelled" ? "cancelled-transaction" : "payment-error");
  room.attempts.change(attempt, { state: "failed", failure });
  const { amount, sessionId } = attempt;
  await record(room, attempt, {
    type: "Authorization",
    state: "Failure",
    amount,
    interactionId: sessionId,
  });
  return err(failure);
}

/**
 * No payment of this cart. Its money is not touched, for it may be another shop's of the same merchant account; whoever
 * runs this one looks it up at the provider.
 */
function answerUnknown(room: Room, news: PaymentNews): Result<never, PlaceOrderError> {
  if (news.from === "provider") room.log("payment-unknown", { pspReference: news.pspReference });
  return err(paymentError("payment-error"));
}

function answerOrder(room: Room): Result<Order, PlaceOrderError> {
  const order = findPlacedOrder(room);
  return order ? ok(order) : err(paymentError("payment-error"));
}

function answerEnded(room: Room, attempt: PaymentAttempt): Result<Order, PlaceOrderError> {
  const order = findPlacedOrder(room);
  return order ? ok(order) : err(attempt.failure ?? paymentError("payment-error"));
}

function paymentError(kind: PaymentErrorKind): PlaceOrderError {
  return { code: "payment", kind, charged: false };
}

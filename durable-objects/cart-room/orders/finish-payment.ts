import type { Money } from "../../../app/foundation/money";
import { err, ok, type Result } from "../../../app/foundation/result";
import type { PaymentOutcome } from "../../../app/gateways/payment/payment-gateway";
import type { Order, PaymentErrorKind, PlaceOrderError } from "../../../app/orders/model/order";
import type { Room } from "../room";
import type { PaymentAttempt, PaymentAttempts } from "./payment-attempts";
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
export async function finishPayment(
  room: Room,
  attempts: PaymentAttempts,
  news: PaymentNews,
): Promise<Result<Order, PlaceOrderError>> {
  const attempt = findAttempt(attempts, news);
  if (!attempt) return answerUnknown(room);
  if (attempt.state === "authorised") return placeAuthorisedOrder(room, attempts, attempt);
  if (attempt.state === "ordered" || attempt.state === "captured") return answerUnknown(room);
  if (attempt.state === "void-due" || attempt.state === "voided") return answerEnded(room, attempt);

  const outcome = await learnOutcome(room, attempt, news);
  if (!outcome.ok) return outcome;
  if (outcome.value.status === "pending") return err({ code: "platform-unavailable" });
  if (outcome.value.status !== "authorised") return endAttempt(room, attempts, attempt, outcome.value.status);
  const { pspReference, amount } = outcome.value;
  const authorised = attempts.change(attempt, { state: "authorised", pspReference, amount, failure: null });
  await record(room, attempts, authorised, {
    type: "Authorization",
    state: "Success",
    amount,
    interactionId: pspReference,
  });
  return placeAuthorisedOrder(room, attempts, authorised);
}

function findAttempt(attempts: PaymentAttempts, news: PaymentNews): PaymentAttempt | null {
  if (news.sessionId !== null) return attempts.find(news.sessionId);
  return attempts.all().find(({ state }) => state === "started") ?? null;
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
  attempts: PaymentAttempts,
  attempt: PaymentAttempt,
  status: "cancelled" | "refused",
): Promise<Result<never, PlaceOrderError>> {
  const failure = paymentError(status === "cancelled" ? "cancelled-transaction" : "payment-error");
  attempts.change(attempt, { state: "failed", failure });
  const { amount, sessionId } = attempt;
  await record(room, attempts, attempt, {
    type: "Authorization",
    state: "Failure",
    amount,
    interactionId: sessionId,
  });
  return err(failure);
}

function answerUnknown(room: Room): Result<Order, PlaceOrderError> {
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

import { err, ok, type Result } from "../../../app/foundation/result";
import type { PaymentOutcome } from "../../../app/gateways/payment/payment-gateway";
import { isMethodOf } from "../../../app/gateways/payment/payment-notification";
import type { Order, PaymentErrorKind, PlaceOrderError } from "../../../app/orders/model/order";
import type { Room } from "../room";
import type { PaymentAttempt } from "./payment-attempts";
import type { PaymentNews } from "./payment-news";
import { placePaidOrder } from "./place-order";
import { findPlacedOrder } from "./placed-order";
import { recoverAttempt } from "./recover-attempt";
import { note, record, settleOrder } from "./settle-payment";

const paymentError: PlaceOrderError = { code: "payment", kind: "payment-error", charged: false };

/** Finishes a payment: a paid order, or no order and no payment. Idempotent. */
export async function finishInTurn(room: Room, news: PaymentNews): Promise<Result<Order, PlaceOrderError>> {
  const known = findAttempt(room, news);
  const found = known ? ok(known) : await recoverAttempt(room, news);
  if (!found.ok) return found;
  const attempt = found.value;
  if (!attempt) return err(paymentError);
  const result = await findKnownResult(room, attempt, news);
  if (result) return result;

  const outcome = await learnOutcome(room, attempt, news);
  if (!outcome.ok) return outcome;
  // The notification did not name the attempt and was assigned to another one: it is the same money.
  const holder = outcome.value.status === "authorised" && findHolder(room, attempt, outcome.value);
  if (holder) return (await findKnownResult(room, holder, news)) ?? answerOrder(room);
  return applyOutcome(room, attempt, outcome.value);
}

/**
 * Finds the attempt of a return or notification.
 * The provider can repeat a notification, and may omit the attempt. A known reference identifies its attempt, even
 * if others started later. A new reference is assigned to an open attempt of the same method, because the method
 * determines the capture; preferably of the same amount.
 */
export function findAttempt(room: Room, news: PaymentNews): PaymentAttempt | null {
  if (news.from === "shopper") return room.attempts.find(news.sessionId);
  const known = room.attempts.findPaid(news.pspReference);
  if (known) return known;
  const open = room.attempts.all().filter(({ hasMoney, state }) => !hasMoney && state !== "void-due");
  if (news.sessionId !== null) return open.find(({ sessionId }) => sessionId === news.sessionId) ?? null;
  const unpaid = open.filter(
    ({ state, method = "scheme" }) =>
      (state === "started" || state === "failed") && isMethodOf(method, news.method ?? null),
  );
  return unpaid.find(({ amount }) => amount.centAmount === news.amount.centAmount) ?? unpaid[0] ?? null;
}

function findHolder(
  room: Room,
  { sessionId }: PaymentAttempt,
  { pspReference }: { readonly pspReference: string },
): PaymentAttempt | null {
  const holder = room.attempts.findPaid(pspReference);
  return holder?.hasMoney && holder.sessionId !== sessionId ? holder : null;
}

/** The result of an attempt whose money is already known; null: it must be determined. */
export async function findKnownResult(
  room: Room,
  attempt: PaymentAttempt,
  { from }: Pick<PaymentNews, "from">,
): Promise<Result<Order, PlaceOrderError> | null> {
  const isNewMoney = from === "provider" && !attempt.hasMoney;
  switch (attempt.state) {
    case "started":
      return null;
    case "failed":
      if (from === "provider") return null;
      return isOfOrder(room, attempt) ? answerOrder(room) : err(attempt.failure ?? paymentError);
    case "authorised":
      return placePaidOrder(room, attempt);
    case "pending":
      return isNewMoney ? null : placePaidOrder(room, attempt);
    case "awaited":
      return isNewMoney ? null : answerOrder(room);
    case "void-due":
    case "voided":
      return isNewMoney ? null : answerEnded(room, attempt);
    default:
      return answerEnded(room, attempt);
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
  const { sessionResult, redirectResult = null } = news;
  if (sessionResult === null && redirectResult === null) return err(paymentError);
  const answer =
    redirectResult === null
      ? await room.provider.readOutcome(attempt.sessionId, sessionResult ?? "")
      : await room.provider.readRedirect(redirectResult, attempt.amount);
  if (answer.ok) return answer;
  room.log("payment-outcome-failed", { kind: answer.error.kind, code: answer.error.code ?? "" });
  if (answer.error.retryable) return err({ code: "platform-unavailable" });
  const kind = answer.error.code === "422" ? "unprocessable-entity" : "payment-error";
  return err({ code: "payment", kind, charged: false });
}

function answerOrder(room: Room): Result<Order, PlaceOrderError> {
  const order = findPlacedOrder(room);
  return order ? ok(order) : err(paymentError);
}

function answerEnded(room: Room, attempt: PaymentAttempt): Result<Order, PlaceOrderError> {
  const order = findPlacedOrder(room);
  return order ? ok(order) : err(attempt.failure ?? paymentError);
}

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

import { err, ok, type Result } from "../../../app/foundation/result";
import type { PaymentOutcome } from "../../../app/gateways/payment/payment-gateway";
import { isMethodOf } from "../../../app/gateways/payment/payment-notification";
import type { Order, PlaceOrderError } from "../../../app/orders/model/order";
import type { Room } from "../room";
import { applyOutcome, isOfOrder } from "./apply-outcome";
import type { PaymentAttempt } from "./payment-attempts";
import type { PaymentNews } from "./payment-news";
import { placePaidOrder } from "./place-order";
import { findPlacedOrder } from "./placed-order";
import { recoverAttempt } from "./recover-attempt";

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

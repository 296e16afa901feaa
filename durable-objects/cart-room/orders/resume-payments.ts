import type { Room } from "../room";
import type { PaymentAttempt, PaymentAttempts } from "./payment-attempts";
import { placeAuthorisedOrder } from "./place-order";
import { capturePayment, record, voidPayment, writeRecordsDue } from "./settle-payment";

/** An authorisation that found no order for so long is given back. */
const giveUpAfterMs = 6 * 60 * 60 * 1000;

const firstPauseMs = 60_000;
const longestPauseMs = 60 * 60 * 1000;
/** Three days: longer than an outage, shorter than banks hold an authorisation. */
const mostTries = 78;

/** What the alarm does: ends what a failing platform or provider left open. When to go on; null: nothing is open. */
export async function resumePayments(room: Room, attempts: PaymentAttempts): Promise<number | null> {
  const isDue = ({ nextTryAt = 0 }: PaymentAttempt) => nextTryAt <= room.now();
  for (const attempt of attempts.unsettled().filter(isDue)) {
    await resumePayment(room, attempts, attempt);
    await planNextTry(room, attempts, attempt);
  }
  const soonest = room.now() + firstPauseMs;
  const left = attempts.unsettled().map(({ nextTryAt = soonest }) => nextTryAt);
  return left.length > 0 ? Math.min(...left) : null;
}

async function resumePayment(room: Room, attempts: PaymentAttempts, attempt: PaymentAttempt): Promise<void> {
  const isOld = room.now() - attempt.startedAt > giveUpAfterMs;
  const failure = attempt.failure ?? { code: "payment", kind: "creating-order-failed", charged: false };
  await writeRecordsDue(room, attempts, attempt);
  if (attempt.state === "ordered") await capturePayment(room, attempts, attempt);
  if (attempt.state === "void-due") await voidPayment(room, attempts, attempt, failure);
  if (attempt.state !== "authorised") return;
  await placeAuthorisedOrder(room, attempts, attempt);
  const left = attempts.find(attempt.sessionId);
  if (isOld && left?.state === "authorised") await voidPayment(room, attempts, left, failure);
}

/** Each pause is twice as long, up to an hour. What is refused for days is nobody's but the operator's to settle. */
async function planNextTry(
  room: Room,
  attempts: PaymentAttempts,
  { sessionId }: PaymentAttempt,
): Promise<void> {
  const left = attempts.unsettled().find((attempt) => attempt.sessionId === sessionId);
  if (!left) return;
  const tries = (left.tries ?? 0) + 1;
  if (tries >= mostTries) return giveUp(room, attempts, left);
  const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** (tries - 1));
  attempts.change(left, { tries, nextTryAt: room.now() + pauseMs });
}

/** Says so once, in the log and in the platform's payment record, where the transaction has failed. */
async function giveUp(room: Room, attempts: PaymentAttempts, attempt: PaymentAttempt): Promise<void> {
  const { state, amount, reference, pspReference } = attempt;
  attempts.change(attempt, { isGivenUp: true });
  room.log("payment-given-up", { state, reference, pspReference: pspReference ?? "" });
  if (pspReference === null || (state !== "ordered" && state !== "void-due")) return;
  const type = state === "ordered" ? "Charge" : "CancelAuthorization";
  await record(room, attempts, attempt, { type, state: "Failure", amount, interactionId: pspReference });
}

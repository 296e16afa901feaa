import type { PlaceOrderError } from "../../../app/orders/model/order";
import type { Room } from "../room";
import { giveUp } from "./give-up";
import { hasWritingDue, type PaymentAttempt } from "./payment-attempts";
import { placePaidOrder } from "./place-order";
import { writeDue } from "./record-payment";
import { capturePayment, voidPayment } from "./settle-payment";

/** An authorisation that found no order for so long is given back. */
const giveUpAfterMs = 6 * 60 * 60 * 1000;

const firstPauseMs = 60_000;
const longestPauseMs = 60 * 60 * 1000;
/** Three days: longer than an outage, shorter than banks hold an authorisation. */
const mostTries = 78;

const orderFailed: PlaceOrderError = { code: "payment", kind: "creating-order-failed", charged: false };

/** What the alarm does: ends what was left open, forgets old keys, and some day empties the room. */
export async function handleAlarm(room: Room): Promise<void> {
  room.lifetime.noteAlarm();
  // Without its name the room would take another cart's money for its own.
  if (room.cartId === "" && room.attempts.unsettled().length > 0) {
    room.log("room-without-name");
    return room.lifetime.waitForName();
  }
  room.answered.forgetOld(room.now());
  const nextAt = await room.inTurn(() => resumePayments(room));
  return nextAt === null ? room.lifetime.clearWhenIdle() : room.storage.setAlarm(nextAt);
}

/** Ends what a failing platform or provider left open. When to go on; null: nothing is open. */
async function resumePayments(room: Room): Promise<number | null> {
  const isDue = ({ nextTryAt = 0 }: PaymentAttempt) => nextTryAt <= room.now();
  for (const attempt of room.attempts.unsettled().filter(isDue)) {
    await resumePayment(room, attempt);
    await planNextTry(room, attempt);
  }
  const soonest = room.now() + firstPauseMs;
  const left = room.attempts.unsettled().map(({ nextTryAt = 0 }) => nextTryAt || soonest);
  return left.length > 0 ? Math.min(...left) : null;
}

async function resumePayment(room: Room, attempt: PaymentAttempt): Promise<void> {
  const isOld = room.now() - attempt.startedAt > giveUpAfterMs;
  const failure = attempt.failure ?? orderFailed;
  await writeDue(room, attempt);
  if (attempt.state === "ordered") await capturePayment(room, attempt);
  if (attempt.state === "void-due") await voidPayment(room, attempt, failure);
  if (attempt.state !== "authorised" && attempt.state !== "pending") return;
  await placePaidOrder(room, attempt);
  const left = room.attempts.find(attempt.sessionId);
  if (isOld && left?.state === attempt.state) await voidPayment(room, left, failure);
}

/** Each pause is twice as long, up to an hour. What is refused for days is nobody's but the operator's to settle. */
async function planNextTry(room: Room, { sessionId }: PaymentAttempt): Promise<void> {
  const left = room.attempts.unsettled().find((attempt) => attempt.sessionId === sessionId);
  if (!left) return;
  const tries = (left.tries ?? 0) + 1;
  if (tries >= mostTries) return endTries(room, left);
  const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** (tries - 1));
  room.attempts.change(left, { tries, nextTryAt: room.now() + pauseMs });
}

async function endTries(room: Room, attempt: PaymentAttempt): Promise<void> {
  const reasons = { ordered: "capture-refused", "void-due": "void-refused" } as const;
  const { state } = attempt;
  const isOfMoney = state === "ordered" || state === "void-due";
  if (isOfMoney || state === "authorised" || state === "pending") {
    await giveUp(room, attempt, isOfMoney ? reasons[state] : "order-failed");
  }
  // What the platform has not taken for days it is told no more: the log has it.
  const left = room.attempts.find(attempt.sessionId);
  if (!left || !hasWritingDue(left)) return;
  room.log("payment-record-given-up", { reference: left.reference });
  room.attempts.change(left, { recordsDue: [], fieldsDue: {}, orderStateDue: null });
}

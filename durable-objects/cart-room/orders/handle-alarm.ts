import type { PlaceOrderError } from "../../../app/orders/model/order";
import type { Room } from "../room";
import { hasWritingDue, type PaymentAttempt } from "./payment-attempts";
import { placePaidOrder } from "./place-order";
import { capturePayment, giveUp, voidPayment, writeDue } from "./settle-payment";

/** An authorisation without an order is returned after this time. */
const giveUpAfterMs = 6 * 60 * 60 * 1000;

const firstPauseMs = 60_000;
const longestPauseMs = 60 * 60 * 1000;
/** Three days: longer than an outage, shorter than banks hold an authorisation. */
const maxTries = 78;

const orderFailed: PlaceOrderError = { code: "payment", kind: "creating-order-failed", charged: false };

/** Handles the alarm: finishes open payments, deletes old keys, and eventually empties the room. */
export async function handleAlarm(room: Room): Promise<void> {
  room.lifetime.noteAlarm();
  // Without its name the room would treat another cart's money as its own.
  if (room.cartId === "" && room.attempts.unsettled().length > 0) {
    room.log("room-without-name");
    return room.lifetime.waitForName();
  }
  room.responses.forgetOld(room.now());
  const nextAt = await room.inTurn(() => resumePayments(room));
  return nextAt === null ? room.lifetime.clearWhenIdle() : room.storage.setAlarm(nextAt);
}

/**
 * Finishes what a failed call of the platform or provider left open.
 * Returns the next alarm's time; null: nothing is open.
 */
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

/** Doubles each pause, up to an hour. After days of refusals an operator settles it. */
async function planNextTry(room: Room, { sessionId }: PaymentAttempt): Promise<void> {
  const left = room.attempts.unsettled().find((attempt) => attempt.sessionId === sessionId);
  if (!left) return;
  const tries = (left.tries ?? 0) + 1;
  if (tries >= maxTries) return endTries(room, left);
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
  // Stops writing what the platform has refused for days: the log has it.
  const left = room.attempts.find(attempt.sessionId);
  if (!left || !hasWritingDue(left)) return;
  room.log("payment-record-given-up", { reference: left.reference });
  room.attempts.change(left, { recordsDue: [], fieldsDue: {}, orderStateDue: null });
}

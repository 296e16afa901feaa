import type { Room } from "../room";
import type { PaymentAttempts } from "./payment-attempts";
import { placeAuthorisedOrder } from "./place-order";
import { capturePayment, voidPayment, writeRecordsDue } from "./settle-payment";

/** An authorisation that found no order for so long is given back. */
const giveUpAfterMs = 6 * 60 * 60 * 1000;

/** What the alarm does: ends what a failing platform or provider left open. True when something is still open. */
export async function resumePayments(room: Room, attempts: PaymentAttempts): Promise<boolean> {
  for (const attempt of attempts.unsettled()) {
    const isOld = room.now() - attempt.startedAt > giveUpAfterMs;
    const failure = attempt.failure ?? { code: "payment", kind: "creating-order-failed", charged: false };
    await writeRecordsDue(room, attempts, attempt);
    if (attempt.state === "ordered") await capturePayment(room, attempts, attempt);
    if (attempt.state === "void-due") await voidPayment(room, attempts, attempt, failure);
    if (attempt.state !== "authorised") continue;
    await placeAuthorisedOrder(room, attempts, attempt);
    const left = attempts.find(attempt.sessionId);
    if (isOld && left?.state === "authorised") await voidPayment(room, attempts, left, failure);
  }
  return attempts.unsettled().length > 0;
}

import type { Room } from "../room";
import { isCapturedAtOnce, type PaymentAttempt } from "./payment-attempts";
import { note, record, settleOrder } from "./record-payment";

/**
 * Ends all attempts: an operator settles the money.
 * Logged once, and recorded on the platform's payment record with the failed transaction.
 */
export async function giveUp(room: Room, attempt: PaymentAttempt, reason: string): Promise<void> {
  const { state, amount, reference, pspReference } = attempt;
  room.attempts.change(attempt, { state: "given-up", nextTryAt: 0 });
  room.log("payment-given-up", { state, reason, reference, pspReference: pspReference ?? "" });
  await note(room, attempt, { attemptState: "given-up", endReason: reason });
  if (pspReference === null || (state !== "ordered" && state !== "void-due")) return;
  const type = state === "ordered" ? "Charge" : isCapturedAtOnce(attempt) ? "Refund" : "CancelAuthorization";
  await record(room, attempt, { type, state: "Failure", amount, interactionId: pspReference });
  if (state === "ordered") await settleOrder(room, attempt, "Failed");
}

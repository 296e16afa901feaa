import type { Money } from "../../../app/foundation/money";
import type { Room } from "../room";
import type { PaymentAttempts } from "./payment-attempts";
import { record } from "./settle-payment";

/** What the provider says about a capture or a cancellation that the room asked for. */
export type ModificationNews = {
  readonly kind: "CAPTURE" | "CANCELLATION";
  readonly isSuccess: boolean;
  /** The authorisation that was captured or cancelled. */
  readonly pspReference: string;
  readonly amount: Money;
};

/** Writes the end of a capture or cancellation into the platform's payment record. Repeats change nothing. */
export async function recordModification(
  room: Room,
  attempts: PaymentAttempts,
  news: ModificationNews,
): Promise<void> {
  const attempt = attempts.findPaid(news.pspReference);
  if (!attempt) return room.log("payment-unknown", { kind: news.kind, pspReference: news.pspReference });
  if (!news.isSuccess) room.log("payment-modification-refused", { kind: news.kind });
  await record(room, attempts, attempt, {
    type: news.kind === "CAPTURE" ? "Charge" : "CancelAuthorization",
    state: news.isSuccess ? "Success" : "Failure",
    amount: news.amount,
    interactionId: news.pspReference,
  });
}

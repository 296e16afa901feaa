import { err, ok, type Result } from "../../../app/foundation/result";
import type { PaymentStart } from "../../../app/gateways/cart-room/cart-room-gateway";
import type { PlaceOrderError } from "../../../app/orders/model/order";
import type { CommandScope } from "../commands/answered-commands";
import type { Room } from "../room";
import type { PaymentAttempts } from "./payment-attempts";
import { type StartPaymentRequest, startPayment } from "./start-payment";

/** The key came first with another cart of the session, whose room knows what became of it. */
export type PaidElsewhere = { readonly next: "elsewhere"; readonly cartId: string };

/**
 * Starts a payment; a key belongs to the cart that it came with first, so that a repeat finds that cart's order also
 * when the session has another cart by now. `isFound`: the caller named no cart, so of one that is done only a repeat
 * is answered.
 */
export async function startPaymentOnce(
  room: Room,
  attempts: PaymentAttempts,
  scope: CommandScope,
  { isFound, ...request }: StartPaymentRequest & { readonly isFound: boolean },
): Promise<Result<PaymentStart | PaidElsewhere, PlaceOrderError>> {
  const earlier = room.answered.find(scope, room.now());
  if (earlier && !earlier.isSameBody) return err({ code: "key-reused" });
  const { cartId } = earlier ? (JSON.parse(earlier.answer) as PaidElsewhere) : { cartId: room.cartId };
  if (cartId !== room.cartId) return ok({ next: "elsewhere", cartId });
  const isDone = room.storage.note("ended") !== null;
  if (isFound && isDone && !earlier) return err({ code: "cart-incomplete", missing: "lines" });
  // Before anything is done: an order whose answer was lost is this key's.
  room.answered.remember(scope, { cartId }, room.now());
  const started = await startPayment(room, attempts, request);
  if (!started.ok && started.error.code !== "platform-unavailable") room.answered.forget(scope);
  return started;
}

import { ok, type Result } from "../../../app/foundation/result";
import type { PlaceOrderError } from "../../../app/orders/model/order";
import type { Room } from "../room";
import { findPlacedOrder } from "./placed-order";
import { voidPayment } from "./settle-payment";

const releasedNote = "order-released";
const replaced: PlaceOrderError = { code: "payment", kind: "cancelled-transaction", charged: false };

/** Whether the placed order is paid by another one: money that still comes for it is given back. */
export function isReleased(room: Room): boolean {
  return room.storage.note(releasedNote) !== null;
}

/**
 * The shopper pays for the same articles with another order: from now on this one takes no money, and what is promised
 * for it is given back. `standing`: it is paid, so it is not let go.
 */
export async function releaseOrder(room: Room): Promise<Result<"released" | "standing", never>> {
  const order = findPlacedOrder(room);
  if (order?.paymentState === "Paid") return ok("standing");
  room.storage.setNote(releasedNote, new Date(room.now()).toISOString());
  const promised = room.attempts.all().filter(({ sessionId, hasMoney, state }) => {
    const isOfOrder = room.storage.note("settled-by") === sessionId;
    return isOfOrder && hasMoney && state === "given-up";
  });
  for (const attempt of promised) {
    await voidPayment(room, room.attempts.change(attempt, { tries: 0, nextTryAt: 0 }), replaced);
  }
  return ok("released");
}

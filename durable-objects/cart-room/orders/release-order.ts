import { ok, type Result } from "../../../app/foundation/result";
import type { PlaceOrderError } from "../../../app/orders/model/order";
import type { Room } from "../room";
import { findPlacedOrder } from "./placed-order";
import { voidPayment } from "./settle-payment";

const releasedNote = "order-released";
const replaced: PlaceOrderError = { code: "payment", kind: "cancelled-transaction", charged: false };

/** Returns whether another order replaces the placed one. Money that arrives for it later is returned. */
export function isReleased(room: Room): boolean {
  return room.storage.note(releasedNote) !== null;
}

/**
 * Releases an order that the shopper replaces; `standing`: it is paid, so it is not released.
 * From now on it captures no money, and authorised money is returned.
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

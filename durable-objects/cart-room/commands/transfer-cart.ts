import type { Cart } from "../../../app/cart/model/cart";
import type { CartError } from "../../../app/cart/model/cart-command";
import { err, ok, type Result } from "../../../app/foundation/result";
import { keepCart, rereadCart } from "../read-cart";
import type { Room } from "../room";
import type { CommandResponse } from "./command-responses";
import { completeCart } from "./complete-cart";
import { hasOwedGuarantees, listGuarantees, type OwedGuarantee, oweGuarantees } from "./owed-guarantees";

/** The data that a cart transfers to the room of its successor. */
export type CartTransfer = {
  readonly from: string;
  readonly commands: readonly CommandResponse[];
  /** Of a cart merged into a customer's. */
  readonly guarantees: readonly OwedGuarantee[];
};

/**
 * Returns a cart's executed commands and guarantees, for the room of its successor.
 * The successor is the session's next cart, or the customer's cart into which a guest's was merged. A repeated
 * command must have no effect there. Settles open batches first; does not notify the sockets.
 */
export function transferCart(room: Room): Promise<Result<CartTransfer, CartError>> {
  const toTransfer = (cart: Cart | null) => {
    const guarantees = cart?.state === "Merged" ? listGuarantees(cart) : [];
    return ok({ from: room.cartId, commands: room.responses.list(), guarantees });
  };
  return room.inTurn(async () => {
    const isSettled = room.storage.note("ended") !== null && !room.batches.hasAny();
    if (isSettled) return toTransfer(room.storage.endedCart());
    const read = await room.carts.load(room.cartId);
    if (!read.ok) return err({ code: "platform-unavailable" });
    if (read.value) room.batches.settle(read.value, room.now());
    return toTransfer(read.value);
  });
}

/**
 * Receives the command results of a cart that was merged into this one.
 * Restores the guarantees that the merge lost.
 */
export async function receiveCart(
  room: Room,
  { from, commands, guarantees }: CartTransfer,
): Promise<Result<null, never>> {
  await room.lifetime.wake();
  room.responses.receive(commands);
  oweGuarantees(room.storage, from, guarantees);
  if (!hasOwedGuarantees(room.storage)) return ok(null);
  return room.inTurn(async () => {
    const read = await rereadCart(room);
    if (read.ok && read.value) keepCart(room, (await completeCart(room, read.value, [])).cart);
    return ok(null);
  });
}

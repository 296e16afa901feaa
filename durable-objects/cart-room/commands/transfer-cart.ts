import type { Cart } from "../../../app/cart/model/cart";
import type { CartError } from "../../../app/cart/model/cart-command";
import { err, ok, type Result } from "../../../app/foundation/result";
import { keepCart, rereadCart } from "../read-cart";
import type { Room } from "../room";
import type { AnsweredCommand } from "./answered-commands";
import { completeCart } from "./complete-cart";
import { hasOwedGuarantees, listGuarantees, type OwedGuarantee, oweGuarantees } from "./owed-guarantees";

/** What a cart leaves to the room of the one that goes on. */
export type CartTransfer = {
  readonly from: string;
  readonly commands: readonly AnsweredCommand[];
  /** Of a cart that went into a customer's. */
  readonly guarantees: readonly OwedGuarantee[];
};

/**
 * The commands that a cart took, for the room of the cart to go on with (the session's next, or the customer's into
 * which a guest's went): one that is repeated there must not act again; and its guarantees. What became of an open
 * batch is asked first; the sockets are told nothing yet.
 */
export function transferCart(room: Room): Promise<Result<CartTransfer, CartError>> {
  const toTransfer = (cart: Cart | null) => {
    const guarantees = cart?.state === "Merged" ? listGuarantees(cart) : [];
    return ok({ from: room.cartId, commands: room.answered.list(), guarantees });
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

/** Another cart went into this one: what its commands were answered, and the guarantees that the merging lost. */
export async function receiveCart(
  room: Room,
  { from, commands, guarantees }: CartTransfer,
): Promise<Result<null, never>> {
  await room.lifetime.wake();
  room.answered.receive(commands);
  oweGuarantees(room.storage, from, guarantees);
  if (!hasOwedGuarantees(room.storage)) return ok(null);
  return room.inTurn(async () => {
    const read = await rereadCart(room);
    if (read.ok && read.value) keepCart(room, (await completeCart(room, read.value, [])).cart);
    return ok(null);
  });
}

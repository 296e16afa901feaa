import type { CartError } from "../../../app/cart/model/cart-command";
import { err, ok, type Result } from "../../../app/foundation/result";
import type { Room } from "../room";
import type { AnsweredCommand } from "./answered-commands";

/**
 * The commands that a cart took, for the room of the cart to go on with (the session's next, or the customer's into
 * which a guest's went): one that is repeated there must not act again. What became of an open batch is asked first;
 * the sockets are told nothing yet.
 */
export function transferCommands(room: Room): Promise<Result<readonly AnsweredCommand[], CartError>> {
  return room.inTurn(async () => {
    const isSettled = room.storage.note("ended") !== null && !room.batches.hasAny();
    if (isSettled) return ok(room.answered.list());
    const read = await room.carts.load(room.cartId);
    if (!read.ok) return err({ code: "platform-unavailable" });
    if (read.value) room.batches.settle(read.value, room.now());
    return ok(room.answered.list());
  });
}

/** Another cart went into this one, with what its commands were answered. */
export async function receiveCommands(
  room: Room,
  commands: readonly AnsweredCommand[],
): Promise<Result<null, never>> {
  await room.lifetime.wake();
  room.answered.receive(commands);
  return ok(null);
}

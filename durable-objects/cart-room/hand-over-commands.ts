import type { CartError } from "../../app/cart/model/cart-command";
import { err, ok, type Result } from "../../app/foundation/result";
import type { AnsweredCommand } from "./commands/answered-commands";
import type { Room } from "./room";

/**
 * The commands that a cart took, for the room of the cart to go on with (the session's next, or the customer's into
 * which a guest's went): one that is repeated there must not act again. What became of an open batch is asked first;
 * the sockets are told nothing yet.
 */
export async function handOverCommands(room: Room): Promise<Result<readonly AnsweredCommand[], CartError>> {
  const isSettled = room.storage.note("ended") !== null && !room.batches.hasAny();
  if (isSettled) return ok(room.answered.list());
  const read = await room.carts.load(room.cartId);
  if (!read.ok) return err({ code: "platform-unavailable" });
  if (read.value) room.batches.settle(read.value, room.now());
  return ok(room.answered.list());
}

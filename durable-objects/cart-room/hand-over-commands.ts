import type { CartError } from "../../app/cart/model/cart-command";
import { err, ok, type Result } from "../../app/foundation/result";
import type { AnsweredCommand } from "./commands/answered-commands";
import type { Room } from "./room";

/**
 * The commands that a guest's cart took, for the room of the customer's cart into which it went: one that is repeated there
 * must not act again. What became of an open batch is asked first; the sockets are told nothing yet.
 */
export async function handOverCommands(room: Room): Promise<Result<readonly AnsweredCommand[], CartError>> {
  const read = await room.carts.load(room.cartId);
  if (!read.ok) return err({ code: "platform-unavailable" });
  if (read.value) room.batches.settle(read.value, room.now());
  return ok(room.answered.list());
}

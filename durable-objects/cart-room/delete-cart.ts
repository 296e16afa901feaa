import type { CartError } from "../../app/cart/model/cart-command";
import { err, ok, type Result } from "../../app/foundation/result";
import { isStranger, toStrangerError, type Visitor } from "./cart-owner";
import { letGo } from "./keep-cart";
import { rereadCart } from "./read-cart";
import type { Room } from "./room";

const maxRounds = 3;

/** Deletes the cart on the platform and tells the sockets. A cart that is gone is deleted: a repeat changes nothing. */
export async function deleteCart(room: Room, visitor: Visitor): Promise<Result<null, CartError>> {
  for (let round = 1; round <= maxRounds; round += 1) {
    const read = await rereadCart(room);
    if (!read.ok) return read.error.code === "platform-unavailable" ? read : ok(null);
    if (!read.value) return ok(null);
    if (isStranger(room, visitor)) return err(toStrangerError(visitor));
    const answer = await room.carts.remove(read.value.id, read.value.version);
    if (answer.ok || answer.error.code === "InvalidSubject") return ok(letGo(room));
    room.log("cart-deletion-failed", { kind: answer.error.kind, code: answer.error.code ?? "", round });
  }
  return err({ code: "platform-unavailable" });
}

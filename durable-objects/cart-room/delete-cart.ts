import type { CartError } from "../../app/cart/model/cart-command";
import { err, ok, type Result } from "../../app/foundation/result";
import type { CartAddress } from "../../app/gateways/cart-room/cart-room-gateway";
import { isEndedAgent } from "./agent-access";
import { admitOwner, isStranger, toStrangerError, type Visitor } from "./cart-owner";
import { toScope } from "./commands/command-responses";
import { endCart, rereadCart } from "./read-cart";
import type { Room } from "./room";

const maxRounds = 3;

/** The deleted cart; for a repeated key it may be an earlier one than the room's. */
type DeletedCart = { readonly cartId: string };

/** Deletes the room's cart once: a repeat changes nothing, even if the session has another cart by now. */
export async function deleteCart(
  room: Room,
  address: CartAddress,
  key: string,
): Promise<Result<DeletedCart, CartError>> {
  const admitted = await admitOwner(room, address);
  if (!admitted.ok) return admitted;
  if (isEndedAgent(room, address)) return err({ code: "cart-not-found" });
  const scope = await toScope(address, key, "delete", {});
  return room.inTurn(async () => {
    const earlier = room.responses.find(scope, room.now());
    if (earlier && !earlier.isSameBody) return err({ code: "key-reused" });
    if (earlier) return ok(JSON.parse(earlier.answer) as DeletedCart);
    const removed = await removeCart(room, address);
    if (!removed.ok) return removed;
    const answer = { cartId: room.cartId };
    room.responses.remember(scope, answer, room.now());
    return ok(answer);
  });
}

/** Deletes the cart on the platform and notifies the sockets. A missing cart counts as deleted. */
async function removeCart(room: Room, visitor: Visitor): Promise<Result<null, CartError>> {
  for (let round = 1; round <= maxRounds; round += 1) {
    const read = await rereadCart(room);
    if (!read.ok) return read.error.code === "platform-unavailable" ? read : ok(null);
    if (!read.value) return ok(null);
    if (isStranger(room, visitor)) return err(toStrangerError(visitor));
    const answer = await room.carts.remove(read.value.id, read.value.version);
    if (answer.ok || answer.error.code === "InvalidSubject") return ok(endCart(room, "Deleted"));
    room.log("cart-deletion-failed", { kind: answer.error.kind, code: answer.error.code ?? "", round });
  }
  return err({ code: "platform-unavailable" });
}

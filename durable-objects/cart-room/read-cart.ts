import type { Cart } from "../../app/cart/model/cart";
import type { CartError } from "../../app/cart/model/cart-command";
import { err, ok, type Result } from "../../app/foundation/result";
import { endCart, keepCart } from "./keep-cart";
import type { Room } from "./room";

/** Older than this, a snapshot is reread behind the answer. */
const snapshotFreshMs = 30_000;

/**
 * The cart from the snapshot, or from the platform when there is none, an update's fate is open, or `through` asks for it.
 * null: there is no active cart any more (ordered, merged or deleted).
 */
export async function readCart(room: Room, through: boolean): Promise<Result<Cart | null, CartError>> {
  const known = room.storage.snapshot();
  if (through || room.batches.hasAny()) return rereadCart(room);
  if (!known) return room.storage.note("ended") === null ? rereadCart(room) : ok(null);
  if (room.now() - known.readAt > snapshotFreshMs) room.later(rereadCart(room));
  return ok(known.cart);
}

/** Asks the platform. A cart that is gone is let go: expired when the room knew it, not found when it never did. */
export async function rereadCart(room: Room): Promise<Result<Cart | null, CartError>> {
  const answer = await room.carts.load(room.cartId);
  if (!answer.ok) {
    room.log("cart-read-failed", { kind: answer.error.kind, code: answer.error.code ?? "" });
    return err({ code: "platform-unavailable" });
  }
  if (answer.value) return keepCart(room, answer.value);
  const wasKnown = room.storage.snapshot() !== null;
  if (wasKnown) endCart(room, "Deleted");
  return err({ code: wasKnown ? "cart-expired" : "cart-not-found" });
}

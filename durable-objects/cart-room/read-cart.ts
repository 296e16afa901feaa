import type { Cart } from "../../app/cart/model/cart";
import type { CartError } from "../../app/cart/model/cart-command";
import { countryCodes } from "../../app/countries/model/country";
import { getCountry } from "../../app/countries/model/country-table";
import { err, ok, type Result } from "../../app/foundation/result";
import { noteOwner } from "./cart-owner";
import type { Room } from "./room";

/** Older than this, a snapshot is reread behind the answer. */
const snapshotFreshMs = 30_000;

/**
 * The cart from the snapshot, or from the platform when there is none, an update's fate is open, or `through` asks for
 * it. null: there is no active cart any more (ordered, merged or deleted).
 */
export async function readCart(room: Room, through: boolean): Promise<Result<Cart | null, CartError>> {
  const known = room.storage.snapshot();
  if (through || room.batches.hasAny()) return rereadCart(room);
  if (!known) return room.storage.note("ended") === null ? rereadCart(room) : ok(null);
  if (room.now() - known.readAt > snapshotFreshMs) room.later(rereadCart(room));
  return ok(known.cart);
}

/** Asks the platform. A cart that is gone is released: expired when the room knew it, not found when it never did. */
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

/**
 * Takes in a cart that the platform answered: settles the batch whose mark it carries, keeps it when it is not stale,
 * and tells the sockets when it is news; those of a guest are closed when it has become a customer's. A cart of
 * another store, or one that is no longer active, is released.
 */
export function keepCart(room: Room, cart: Cart): Result<Cart | null, CartError> {
  const now = room.now();
  room.batches.settle(cart, now);
  const isTransferred = noteOwner(room, cart);
  if (cart.state === "Ordered" || cart.state === "Merged") return ok(endCart(room, cart.state, cart));
  const country = countryCodes.find((code) => code === room.storage.note("country"));
  if (country && cart.storeKey !== getCountry(country).storeKey) {
    releaseCart(room);
    return err({ code: "cart-of-another-store" });
  }
  if (isTransferred) room.dismissGuests();
  if (room.storage.keep(cart, now)) room.announce(cart);
  return ok(room.storage.snapshot()?.cart ?? cart);
}

/** Takes in a cart that was made a moment ago, by the session's room, where this room has none yet. */
export function keepMadeCart(room: Room, cart: Cart): void {
  if (room.storage.snapshot() === null && room.storage.note("ended") === null) keepCart(room, cart);
}

/** Releases a cart for good. As it was last it is what repeats of its commands are answered with. */
export function endCart(
  room: Room,
  state: Exclude<Cart["state"], "Active" | "Frozen">,
  last: Cart | null = room.storage.snapshot()?.cart ?? null,
): null {
  if (last) room.storage.setNote("ended", JSON.stringify({ ...last, state }));
  return releaseCart(room);
}

/** Forgets the cart and tells the sockets that there is none. */
function releaseCart(room: Room): null {
  if (room.storage.dropSnapshot()) room.announce(null);
  return null;
}

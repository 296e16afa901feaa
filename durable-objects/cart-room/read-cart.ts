import type { Cart } from "../../app/cart/model/cart";
import type { CartError } from "../../app/cart/model/cart-command";
import { type Country, countryCodes } from "../../app/countries/model/country";
import { err, ok, type Result } from "../../app/foundation/result";
import { withAgentSkus } from "./agent-grant";
import { noteOwner } from "./cart-owner";
import type { Room } from "./room";

/** An older snapshot is reread in the background. */
const snapshotFreshMs = 30_000;

/**
 * Returns the cart; null: no active cart any more (ordered, merged or deleted).
 * From the snapshot, or from the platform if it is missing, an update is uncertain, or `through` is set.
 */
export async function readCart(room: Room, through: boolean): Promise<Result<Cart | null, CartError>> {
  const known = room.storage.snapshot();
  if (through || room.batches.hasAny()) return rereadCart(room);
  if (!known) return room.storage.note("ended") === null ? rereadCart(room) : ok(null);
  if (room.now() - known.readAt > snapshotFreshMs) room.later(rereadCart(room));
  return ok(known.cart);
}

/** Reads the platform's cart. Releases a missing one: expired if the room knew it, otherwise not found. */
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
 * Processes a cart of the platform.
 * Settles the batch of its mark, saves it unless stale, and notifies the sockets of a change; closes guests' sockets
 * when it became a customer's. Releases a cart of another store, or one that is no longer active.
 */
export function keepCart(room: Room, cart: Cart): Result<Cart | null, CartError> {
  const now = room.now();
  room.batches.settle(cart, now);
  const isTransferred = noteOwner(room, cart);
  if (cart.state === "Ordered" || cart.state === "Merged") return ok(endCart(room, cart.state, cart));
  const country = countryCodes.find((code) => code === room.storage.note("country"));
  if (country && !isOfShop(cart, room.country(country))) {
    releaseCart(room);
    return err({ code: "cart-of-another-store" });
  }
  if (isTransferred) room.dismissGuests();
  const marked = withAgentSkus(room, cart);
  if (room.storage.keep(marked, now)) room.announce(marked);
  return ok(room.storage.snapshot()?.cart ?? marked);
}

/** A cart in the money of the day before Bulgaria's euro cannot be ordered. */
function isOfShop(cart: Cart, { storeKey, currency }: Country): boolean {
  return cart.storeKey === storeKey && cart.currency === currency;
}

/** Saves a cart that the session's room just created, if this room has none yet. */
export function keepMadeCart(room: Room, cart: Cart): void {
  if (room.storage.snapshot() === null && room.storage.note("ended") === null) keepCart(room, cart);
}

/** Releases a cart for good and saves its last state, which repeats of its commands return. */
export function endCart(
  room: Room,
  state: Exclude<Cart["state"], "Active" | "Frozen">,
  last: Cart | null = room.storage.snapshot()?.cart ?? null,
): null {
  if (last) room.storage.setNote("ended", JSON.stringify({ ...last, state }));
  return releaseCart(room);
}

/** Deletes the snapshot and notifies the sockets that there is no cart. */
function releaseCart(room: Room): null {
  if (room.storage.dropSnapshot()) room.announce(null);
  return null;
}

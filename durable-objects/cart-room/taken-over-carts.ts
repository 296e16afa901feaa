import type { Cart } from "../../app/cart/model/cart";
import type { CartRoomStorage } from "./cart-room-storage";

/** The guest's cart became a customer's, or went into one. */
export function isTakenOver({ customerId, state }: Pick<Cart, "customerId" | "state">): boolean {
  return customerId !== null || state === "Merged";
}

/**
 * Ids of the carts of a guest's session that a customer took over while the session goes on as a guest's: the answer to the
 * sign-in was lost. They may have taken commands that nobody was told of, and that will be repeated.
 */
export function listTakenOver(storage: CartRoomStorage): readonly string[] {
  return JSON.parse(storage.note("taken-over") ?? "[]") as readonly string[];
}

export function noteTakenOver(storage: CartRoomStorage, cartId: string): void {
  const cartIds = new Set(listTakenOver(storage)).add(cartId);
  storage.setNote("taken-over", JSON.stringify([...cartIds]));
}

import type { CartSource } from "../../gateways/cart-room/cart-room-gateway";
import type { Cart } from "../model/cart";
import type { CartAccess } from "./cart-access.server";
import { loadCart } from "./load-cart.server";

export type ShownCart = {
  /** Active, or null. */
  readonly cart: Cart | null;
  /** The platform does not answer: `cart` is what the room remembers, and may be older than what was typed last. */
  readonly isDown: boolean;
};

/** The session's cart as a page shows it; an outage of the platform takes it from nobody's sight. */
export async function loadShownCart(access: CartAccess, from?: CartSource): Promise<ShownCart> {
  const answer = await loadCart(access, from);
  const isDown = !answer.ok && answer.error.code === "platform-unavailable";
  const shown = isDown ? await loadCart(access, "known") : answer;
  return { cart: shown.ok && shown.value?.state === "Active" ? shown.value : null, isDown };
}

import type { CartSource } from "../../gateways/cart-room/cart-room-gateway";
import type { Cart } from "../model/cart";
import type { CartAccess } from "./cart-access.server";
import { loadCart } from "./load-cart.server";

export type ShownCart = {
  /** Active, or null. */
  readonly cart: Cart | null;
  /** The platform is unavailable: `cart` is the copy in the room's storage and may lack the last change. */
  readonly isDown: boolean;
};

/** Loads the session's cart for a page; it stays visible during an outage of the platform. */
export async function loadShownCart(access: CartAccess, from?: CartSource): Promise<ShownCart> {
  const answer = await loadCart(access, from);
  const isDown = !answer.ok && answer.error.code === "platform-unavailable";
  const shown = isDown ? await loadCart(access, "known") : answer;
  return { cart: shown.ok && shown.value?.state === "Active" ? shown.value : null, isDown };
}

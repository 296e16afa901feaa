import type { Cart } from "./cart";

/** A cart is freight when any of its lines is, else parcel (DECISIONS, "Money, stock, quantity"). */
export function isFreightCart(cart: Pick<Cart, "lines">): boolean {
  return cart.lines.some((line) => line.isFreight);
}

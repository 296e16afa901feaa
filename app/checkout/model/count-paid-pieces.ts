import type { Cart } from "../../cart/model/cart";

/** Pieces that count for payment rules: no guarantees, and no gifts (lines that cost nothing though they have a price). */
export function countPaidPieces(cart: Cart): number {
  return cart.lines
    .filter((line) => line.kind !== "extra_guarantee")
    .filter((line) => !(line.total.centAmount === 0 && line.listPrice.centAmount > 0))
    .reduce((pieces, line) => pieces + line.quantity, 0);
}

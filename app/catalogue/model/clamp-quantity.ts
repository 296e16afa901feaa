/**
 * The quantity selector's rule: below 1 or no number is 1; above what can be added is that; a broken one is the whole
 * one below. Nothing that can be added leaves 1, for the button to say so.
 */
export function clampQuantity(asked: number, addable: number): number {
  return asked >= 1 ? Math.max(1, Math.min(Math.floor(asked), addable)) : 1;
}

/**
 * Pieces of a SKU that a cart has room for: up to the stock (null: no end) and the most of one product, with what it
 * has already.
 */
export function countAddable(inCart: number, stock: number | null, maximumInCart: number): number {
  return Math.max(0, Math.min(maximumInCart, stock ?? maximumInCart) - inCart);
}

/**
 * Clamps a quantity to 1 … `addable`, rounded down; NaN is 1.
 * Returns 1 even if nothing can be added, so that the button can report it.
 */
export function clampQuantity(requested: number, addable: number): number {
  return requested >= 1 ? Math.max(1, Math.min(Math.floor(requested), addable)) : 1;
}

/**
 * Returns how many pieces of a SKU can be added to the cart.
 * Up to the stock (null: unlimited) and the maximum per product, minus those in the cart.
 */
export function countAddable(inCart: number, stock: number | null, maximumInCart: number): number {
  return Math.max(0, Math.min(maximumInCart, stock ?? maximumInCart) - inCart);
}

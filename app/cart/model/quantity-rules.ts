import { countAddable } from "../../catalogue/model/clamp-quantity";

/**
 * Maximum pieces of one product in a cart and in one addition.
 * They are store settings with the specification's defaults.
 */
export type QuantityLimits = { readonly maxLineQuantity: number; readonly maxAddQuantity: number };

export const defaultQuantityLimits: QuantityLimits = { maxLineQuantity: 1000, maxAddQuantity: 100 };

/**
 * Counts the pieces that can still be added to the cart, at least 0.
 * Limited by the maximum per product and by the stock, minus the pieces in the cart. `stock` null: unlimited.
 */
export function countAddableQuantity(
  inCart: number,
  stock: number | null,
  limits: QuantityLimits = defaultQuantityLimits,
): number {
  return countAddable(inCart, stock, limits.maxLineQuantity);
}

/** Clamps by the product page's rule: below 1 or not a number is 1, above the cap is the cap. */
export function clampAddQuantity(
  requested: number,
  inCart: number,
  stock: number | null,
  limits: QuantityLimits = defaultQuantityLimits,
): number {
  const cap = Math.min(limits.maxAddQuantity, countAddableQuantity(inCart, stock, limits));
  return Math.min(toPieces(requested), cap);
}

/** Clamps a cart line: at most 1000 and at most the stock; zero removes the line. */
export function clampLineQuantity(
  requested: number,
  stock: number | null,
  limits: QuantityLimits = defaultQuantityLimits,
): number {
  if (requested <= 0) return 0;
  const cap = stock === null ? limits.maxLineQuantity : Math.min(limits.maxLineQuantity, stock);
  return Math.max(0, Math.min(toPieces(requested), cap));
}

/** Whether an external number is a valid number of pieces. */
export function isPieceCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}

function toPieces(requested: number): number {
  return Number.isFinite(requested) && requested >= 1 ? Math.floor(requested) : 1;
}

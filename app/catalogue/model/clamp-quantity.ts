/** Why a quantity was changed: the stock is smaller than the maximum, or the maximum was passed. */
export type QuantityCap = "stock" | "maximum";

/**
 * The quantity selector's rule: below 1 or no number is 1; above the stock (where that is below the maximum) is the stock;
 * above the maximum is the maximum. Both caps are said.
 */
export function clampQuantity(
  asked: number,
  stock: number | null,
  maximum: number,
): { readonly quantity: number; readonly cap: QuantityCap | null } {
  if (Number.isNaN(asked) || asked < 1) return { quantity: 1, cap: null };
  const whole = Math.floor(asked);
  if (stock !== null && stock < maximum && whole > stock)
    return { quantity: Math.max(1, stock), cap: "stock" };
  if (whole > maximum) return { quantity: maximum, cap: "maximum" };
  return { quantity: whole, cap: null };
}

import { type Cart, countGrossCents } from "../../cart/model/cart";

/**
 * Returns whether a cart has nothing to pay, for example with a 100 % voucher.
 * A cash-on-delivery fee does not count.
 */
export function needsNoPayment(
  cart: Pick<Cart, "lines" | "total" | "codFee" | "isNet" | "taxPortions">,
): boolean {
  return cart.lines.length > 0 && countGrossCents(cart) === (cart.codFee?.centAmount ?? 0);
}

import { type Cart, countGrossCents } from "../../cart/model/cart";
import type { Country } from "../../countries/model/country";

export type CashRefusal =
  | { readonly reason: "price-limit"; readonly limitCents: number }
  | { readonly reason: "item-limit"; readonly limit: number }
  | { readonly reason: "freight" }
  | { readonly reason: "pieces"; readonly minimum: number; readonly maximum: number };

const minimumPieces = 1;
const maximumPieces = 20;

/** Cash and bank payment need at least 1 and at most 20 pieces. */
export function refuseByPieces(cart: Cart): CashRefusal | null {
  const pieces = countPaidPieces(cart);
  if (pieces >= minimumPieces && pieces <= maximumPieces) return null;
  return { reason: "pieces", minimum: minimumPieces, maximum: maximumPieces };
}

/**
 * Returns why cash on delivery is unavailable; null: it is available.
 * Checks the gross total before the fee against the country's limit, the pieces against its item limit (0: no country
 * limit), and freight, which not every country allows.
 */
export function refuseCashOnDelivery(cart: Cart, country: Country): CashRefusal | null {
  const { limitCents, itemLimit, allowsFreight } = country.cashOnDelivery;
  if (!allowsFreight && cart.lines.some((line) => line.isFreight)) return { reason: "freight" };
  const grossBeforeFee = countGrossCents(cart) - (cart.codFee?.centAmount ?? 0);
  if (grossBeforeFee > limitCents) return { reason: "price-limit", limitCents };
  if (itemLimit > 0 && countPaidPieces(cart) > itemLimit) return { reason: "item-limit", limit: itemLimit };
  return refuseByPieces(cart);
}

/** Counts the pieces for payment rules: no guarantees, and no gifts (free lines with a price). */
function countPaidPieces(cart: Cart): number {
  return cart.lines
    .filter((line) => line.kind !== "extra_guarantee")
    .filter((line) => !(line.total.centAmount === 0 && line.listPrice.centAmount > 0))
    .reduce((pieces, line) => pieces + line.quantity, 0);
}

import type { Cart } from "../../cart/model/cart";
import { type Money, money, roundHalfEven, subtractMoney } from "../../foundation/money";

export type SplitFee = { readonly net: Money; readonly vat: Money };

/**
 * Splits a gross fee into net and VAT at the cart's highest rate: fees are taxed at the standard rate.
 * Returns null if the cart has no tax.
 */
export function splitFee(fee: Money, { taxPortions }: Pick<Cart, "taxPortions">): SplitFee | null {
  const rate = Math.max(0, ...taxPortions.map(({ ratePermyriad }) => ratePermyriad));
  if (rate === 0) return null;
  const net = money(roundHalfEven((fee.centAmount * 10_000) / (10_000 + rate)), fee.currency);
  return { net, vat: subtractMoney(fee, net) };
}

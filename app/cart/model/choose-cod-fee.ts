import type { Money } from "../../foundation/money";
import type { Cart } from "./cart";

export const cashOnDelivery = "cash_on_delivery";

export type CodFeeDecision =
  | { readonly decision: "keep" }
  | { readonly decision: "add"; readonly fee: Money; readonly replaces: boolean }
  | { readonly decision: "remove" };

/**
 * Decides whether the chosen payment method adds or removes the cash-on-delivery fee.
 * A store fee of zero, or in another currency than the cart's, counts as no fee.
 */
export function chooseCodFee(
  cart: Pick<Cart, "codFee" | "currency">,
  method: string,
  storeFee: Money | null,
): CodFeeDecision {
  const due = method === cashOnDelivery ? storeFee : null;
  if (due === null || due.centAmount <= 0 || due.currency !== cart.currency) {
    return { decision: cart.codFee ? "remove" : "keep" };
  }
  if (cart.codFee?.centAmount === due.centAmount) return { decision: "keep" };
  return { decision: "add", fee: due, replaces: cart.codFee !== null };
}

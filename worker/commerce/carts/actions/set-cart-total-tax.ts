import { invalidOperation } from "../../errors/platform-errors.ts";
import type { Money } from "../../money/money.ts";
import type { CartAction } from "../cart-action.ts";
import { requireMoney } from "../require-money.ts";

interface SetCartTotalTaxInput {
  readonly externalTotalGross?: Money | null;
  readonly externalTaxPortions?:
    | readonly { readonly name?: string | null; readonly rate: number; readonly amount: Money }[]
    | null;
}

/** Sets or removes what the cart costs with taxes, in tax mode ExternalAmount; it holds for the present total. */
export const setCartTotalTax: CartAction = {
  apply(cart, { externalTotalGross, externalTaxPortions }: SetCartTotalTaxInput) {
    if (cart.taxMode !== "ExternalAmount") {
      throw invalidOperation(`The total tax cannot be set because the cart has tax mode '${cart.taxMode}'.`);
    }
    if (!externalTotalGross) return { ...cart, externalTotalTax: undefined };
    const { currencyCode } = cart.totalPrice;
    const gross = requireMoney({ centPrecision: externalTotalGross }, currencyCode);
    const portions = (externalTaxPortions ?? []).map(({ name, rate, amount }) => ({
      ...(name ? { name } : {}),
      rate,
      amount: requireMoney({ centPrecision: amount }, currencyCode),
    }));
    return { ...cart, externalTotalTax: { grossCents: gross.centAmount, portions } };
  },
};

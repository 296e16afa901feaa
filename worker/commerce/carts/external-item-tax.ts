import { invalidOperation } from "../errors/platform-errors.ts";
import type { TaxRate } from "../pricing/tax-amount.ts";
import type { Cart } from "./cart.ts";
import {
  type ExternalTaxAmount,
  type ExternalTaxAmountInput,
  type ExternalTaxRateInput,
  toExternalRate,
} from "./external-tax.ts";
import { requireMoney } from "./require-money.ts";

/** The tax of a line or of the shipping as the caller set it; both undefined: none. */
export interface ExternalItemTax {
  readonly taxRate: TaxRate | undefined;
  readonly externalTaxAmount: ExternalTaxAmount | undefined;
}

/** A rate from outside, for tax mode External; none removes it. Throws InvalidOperation in another mode. */
export function toRateFromOutside(
  cart: Cart,
  rate: ExternalTaxRateInput | null | undefined,
): ExternalItemTax {
  if (cart.taxMode !== "External") {
    throw invalidOperation(
      `An external tax rate cannot be set because the cart has tax mode '${cart.taxMode}'.`,
    );
  }
  return { taxRate: rate ? toExternalRate(rate) : undefined, externalTaxAmount: undefined };
}

/** A gross amount from outside, for tax mode ExternalAmount; none removes it. Throws InvalidOperation in another mode. */
export function toAmountFromOutside(
  cart: Cart,
  amount: ExternalTaxAmountInput | null | undefined,
): ExternalItemTax {
  if (cart.taxMode !== "ExternalAmount") {
    const message = `An external tax amount cannot be set because the cart has tax mode '${cart.taxMode}'.`;
    throw invalidOperation(message);
  }
  if (!amount) return { taxRate: undefined, externalTaxAmount: undefined };
  const gross = requireMoney({ centPrecision: amount.totalGross }, cart.totalPrice.currencyCode);
  return {
    taxRate: toExternalRate(amount.taxRate),
    externalTaxAmount: { grossCents: gross.centAmount },
  };
}

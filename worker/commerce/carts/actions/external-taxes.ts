import { invalidField, invalidOperation } from "../../errors/platform-errors.ts";
import type { TaxRate } from "../../pricing/tax-amount.ts";
import type { ExternalTaxAmount } from "../../pricing/tax-item.ts";
import type { ExternalTaxAmountDraft, ExternalTaxRateDraft } from "../../requests/schema-inputs.ts";
import type { Cart } from "../cart.ts";
import { requireMoney } from "../require-input.ts";

/** The caller's tax for a line or the shipping; both undefined: none. */
export interface ExternalItemTax {
  readonly taxRate: TaxRate | undefined;
  readonly externalTaxAmount: ExternalTaxAmount | undefined;
}

/** An external rate, for tax mode External; none removes it. Throws InvalidOperation in another mode. */
export function toRateFromOutside(
  cart: Cart,
  rate: ExternalTaxRateDraft | null | undefined,
): ExternalItemTax {
  if (cart.taxMode !== "External") {
    throw invalidOperation(
      `An external tax rate cannot be set because the cart has tax mode '${cart.taxMode}'.`,
    );
  }
  return { taxRate: rate ? toExternalRate(rate) : undefined, externalTaxAmount: undefined };
}

/** An external gross amount, for tax mode ExternalAmount; none removes it. Throws InvalidOperation in another mode. */
export function toAmountFromOutside(
  cart: Cart,
  amount: ExternalTaxAmountDraft | null | undefined,
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

/** A rate in the form that lines store. Throws InvalidField for one that is not between 0 and 1. */
function toExternalRate(input: ExternalTaxRateDraft): TaxRate {
  const { name, amount, country, state, includedInPrice, subRates } = input;
  if (!(amount >= 0 && amount <= 1)) throw invalidField("externalTaxRate.amount", amount);
  return {
    name,
    amount,
    includedInPrice: includedInPrice ?? false,
    country,
    ...(state ? { state } : {}),
    ...(subRates?.length ? { subRates } : {}),
  };
}

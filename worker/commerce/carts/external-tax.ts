import { invalidField } from "../errors/platform-errors.ts";
import type { Money } from "../money/money.ts";
import type { TaxRate } from "../pricing/tax-amount.ts";

/** A tax rate that the caller names, in carts that are taxed from outside. */
export interface ExternalTaxRateInput {
  readonly name: string;
  /** 0.19 means 19 %. */
  readonly amount: number;
  readonly country: string;
  readonly state?: string | null;
  readonly subRates?: readonly { readonly name: string; readonly amount: number }[] | null;
  readonly includedInPrice?: boolean | null;
}

/** What the caller says that a line or the shipping costs with taxes. */
export interface ExternalTaxAmountInput {
  readonly totalGross: Money;
  readonly taxRate: ExternalTaxRateInput;
}

/** An amount from outside holds only while the price that it was made for does; then it goes. */
export interface ExternalTaxAmount {
  readonly grossCents: number;
  /** The price in cents; not there in the request that sets the amount. */
  readonly forCents?: number;
}

/** A rate as lines keep it. Throws InvalidField for one that is not between 0 and 1. */
export function toExternalRate(input: ExternalTaxRateInput): TaxRate {
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

import { type Money, toMoney } from "../money/money.ts";
import type { TaxAmount, TaxRate } from "./tax-amount.ts";

export interface TaxPortion {
  readonly rate: number;
  readonly name?: string;
  readonly amount: Money;
}

export interface TaxedPrice {
  readonly totalNet: Money;
  readonly totalGross: Money;
  readonly totalTax: Money;
  readonly taxPortions: readonly TaxPortion[];
}

export interface TaxedPart {
  readonly rate: TaxRate;
  readonly taxed: TaxAmount;
}

/** Sums taxed parts; the portions accumulate by rate and name, in the order of first occurrence. */
export function toTaxedPrice(currencyCode: string, parts: readonly TaxedPart[]): TaxedPrice {
  let net = 0;
  let gross = 0;
  const portions = new Map<string, { rate: number; name: string; cents: number }>();
  for (const { rate, taxed } of parts) {
    net += taxed.net;
    gross += taxed.gross;
    const key = `${rate.amount} ${rate.name}`;
    const portion = portions.get(key) ?? { rate: rate.amount, name: rate.name, cents: 0 };
    portion.cents += taxed.gross - taxed.net;
    portions.set(key, portion);
  }
  return {
    totalNet: toMoney(currencyCode, net),
    totalGross: toMoney(currencyCode, gross),
    totalTax: toMoney(currencyCode, gross - net),
    taxPortions: [...portions.values()].map(({ rate, name, cents }) => ({
      rate,
      name,
      amount: toMoney(currencyCode, cents),
    })),
  };
}

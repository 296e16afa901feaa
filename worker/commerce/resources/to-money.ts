import type { Money } from "./json.ts";

/** Currencies whose smallest unit is not a hundredth. */
const FRACTION_DIGITS: Readonly<Record<string, number>> = {
  JPY: 0,
  KRW: 0,
  CLP: 0,
  ISK: 0,
  VND: 0,
  KWD: 3,
  BHD: 3,
};

/** Completes an amount in the currency's smallest unit to the platform's money. */
export function toMoney(value: { readonly currencyCode: string; readonly centAmount: number }): Money {
  const { currencyCode, centAmount } = value;
  return {
    type: "centPrecision",
    currencyCode,
    centAmount,
    fractionDigits: FRACTION_DIGITS[currencyCode] ?? 2,
  };
}

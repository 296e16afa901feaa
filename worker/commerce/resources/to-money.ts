import type { Money } from "../json/json.ts";
import { readFractionDigits } from "../money/money.ts";

/** Completes an amount in the currency's smallest unit to the platform's money. */
export function toMoney(value: { readonly currencyCode: string; readonly centAmount: number }): Money {
  const { currencyCode, centAmount } = value;
  return {
    type: "centPrecision",
    currencyCode,
    centAmount,
    fractionDigits: readFractionDigits(currencyCode),
  };
}

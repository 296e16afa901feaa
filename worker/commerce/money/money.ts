import { type RoundingMode, roundRatio } from "./divide-amounts.ts";
/** An amount in the smallest unit of its currency. */
export interface Money {
  readonly currencyCode: string;
  readonly centAmount: number;
  /** For a price of high precision: units of 1 / 10^`fractionDigits`. */
  readonly preciseAmount?: number;
  readonly fractionDigits?: number;
}

const USUAL_DIGITS = 2;

/**
 * Currencies of ISO 4217 whose smallest unit is not a hundredth. The runtime's own table is for display: it has no
 * decimals for the forint.
 */
const OTHER_DIGITS: ReadonlyMap<string, number> = new Map(
  (
    [
      [0, "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF"],
      [3, "BHD IQD JOD KWD LYD OMR TND"],
      [4, "CLF UYW"],
    ] as const
  ).flatMap(([digits, codes]) => codes.split(" ").map((code) => [code, digits] as const)),
);

/** Digits after the decimal point as ISO 4217 has them (EUR 2, JPY 0). */
export function readFractionDigits(currencyCode: string): number {
  return OTHER_DIGITS.get(currencyCode) ?? USUAL_DIGITS;
}

/** The same currency with another amount. */
export function toMoney(currencyCode: string, centAmount: number): Money {
  return { currencyCode, centAmount };
}

/** The number of a high-precision price's units in one of the currency's smallest unit. */
export function readPrecision(currencyCode: string, fractionDigits: number): bigint {
  return 10n ** BigInt(fractionDigits - readFractionDigits(currencyCode));
}

/** The price of a quantity in cents; a high-precision price is rounded after it is multiplied. */
export function multiplyPrice(price: Money, quantity: number, rounding: RoundingMode): number {
  const { currencyCode, centAmount, preciseAmount, fractionDigits } = price;
  if (preciseAmount === undefined || fractionDigits === undefined) return centAmount * quantity;
  const exact = BigInt(preciseAmount) * BigInt(quantity);
  return roundRatio(exact, readPrecision(currencyCode, fractionDigits), rounding);
}

/** The sum of a list of cent amounts. */
export function sumCents(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

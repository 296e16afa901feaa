/** An amount in the smallest unit of its currency. */
export interface Money {
  readonly currencyCode: string;
  readonly centAmount: number;
}

const fractionDigitsByCurrency = new Map<string, number>();

/** Digits after the decimal point as ISO 4217 has them (EUR 2, JPY 0). */
export function readFractionDigits(currencyCode: string): number {
  const known = fractionDigitsByCurrency.get(currencyCode);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat("en", { style: "currency", currency: currencyCode });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  fractionDigitsByCurrency.set(currencyCode, digits);
  return digits;
}

/** The same currency with another amount. */
export function toMoney(currencyCode: string, centAmount: number): Money {
  return { currencyCode, centAmount };
}

/** The sum of a list of cent amounts. */
export function sumCents(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

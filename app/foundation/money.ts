import type { CurrencyCode } from "./currency";

/** Integer minor units (cents) of a currency. */
export type Money = { readonly centAmount: number; readonly currency: CurrencyCode };

export function money(centAmount: number, currency: CurrencyCode): Money {
  return { centAmount, currency };
}

/** The amount in major units with two decimals, as data formats have it: `749.00`. */
export function toDecimalText({ centAmount }: Money): string {
  return (centAmount / 100).toFixed(2);
}

/** Adds two amounts of one currency; different currencies are a bug. */
export function addMoney(left: Money, right: Money): Money {
  requireSameCurrency(left, right);
  return money(left.centAmount + right.centAmount, left.currency);
}

export function subtractMoney(left: Money, right: Money): Money {
  requireSameCurrency(left, right);
  return money(left.centAmount - right.centAmount, left.currency);
}

/** Rounds to the nearest integer, halves to the even neighbour (DECISIONS, "Money, stock, quantity"). */
export function roundHalfEven(value: number): number {
  const floor = Math.floor(value);
  const fraction = value - floor;
  if (Math.abs(fraction - 0.5) > 1e-9) return Math.round(value);
  return floor % 2 === 0 ? floor : floor + 1;
}

function requireSameCurrency(left: Money, right: Money): void {
  if (left.currency !== right.currency) {
    throw new Error(`Amounts of ${left.currency} and ${right.currency} cannot be combined`);
  }
}

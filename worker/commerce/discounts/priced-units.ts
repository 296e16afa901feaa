import { sumCents } from "../money/money.ts";

export interface DiscountPortion {
  readonly discountId: string;
  readonly centAmount: number;
}

/** Units of one line that cost the same after the discounts so far. */
export interface PricedUnits {
  readonly quantity: number;
  readonly centAmount: number;
  readonly portions: readonly DiscountPortion[];
}

/** What all units of a line cost together. */
export function totalOfUnits(units: readonly PricedUnits[]): number {
  return sumCents(units.map(({ quantity, centAmount }) => quantity * centAmount));
}

/** The same units, each cheaper by `cents`, which never goes below nothing. */
export function reduceUnits(units: PricedUnits, discountId: string, cents: number): PricedUnits {
  const taken = Math.min(cents, units.centAmount);
  if (taken <= 0) return units;
  return {
    quantity: units.quantity,
    centAmount: units.centAmount - taken,
    portions: [...units.portions, { discountId, centAmount: taken }],
  };
}

import { type Money, money, roundHalfEven } from "../../foundation/money";

/** A cart discount of a volume group: a percentage off from a minimum quantity of one line. */
export type VolumeDiscount = {
  readonly id: string;
  readonly key: string | null;
  readonly group: string;
  readonly sortOrder: string;
  readonly permyriad: number;
  /** Minimum quantity of the line. */
  readonly from: number;
  /** The platform's predicate of the discounted lines. */
  readonly predicate: string;
};

/** A row of the table: the price of one piece from a quantity on. */
export type VolumeTier = { readonly from: number; readonly permyriad: number; readonly price: Money };

const fromPattern = /\bquantity\s*>=\s*(\d+)/;

/** The minimum quantity in a line's predicate (`quantity >= N`); null: none. */
export function readFrom(predicate: string): number | null {
  const from = Number(fromPattern.exec(predicate)?.[1] ?? Number.NaN);
  return Number.isSafeInteger(from) && from > 1 ? from : null;
}

/** Converts the platform's permyriad to per cent: 500 is 5. */
export function toPercent(permyriad: number): number {
  return permyriad / 100;
}

/**
 * Builds the table for a price, smallest quantity first.
 * Of two discounts with the same quantity the platform's last one counts.
 */
export function toVolumeTiers(price: Money, discounts: readonly VolumeDiscount[]): readonly VolumeTier[] {
  const byFrom = new Map(discounts.map((discount) => [discount.from, discount.permyriad]));
  return [...byFrom]
    .toSorted(([left], [right]) => left - right)
    .map(([from, permyriad]) => ({ from, permyriad, price: takeOff(price, permyriad) }));
}

function takeOff({ centAmount, currency }: Money, permyriad: number): Money {
  return money(roundHalfEven((centAmount * (10_000 - permyriad)) / 10_000), currency);
}

/** Finds the row for a quantity; undefined: the regular price. */
export function findTier<Tier extends { readonly from: number }>(
  tiers: readonly Tier[],
  quantity: number,
): Tier | undefined {
  return tiers.findLast(({ from }) => quantity >= from);
}

import { type Money, money, roundHalfEven } from "../../foundation/money";

/** A cart discount of a volume group: from so many pieces of one line, so many permyriad off. */
export type VolumeDiscount = {
  readonly id: string;
  readonly key: string | null;
  readonly group: string;
  readonly sortOrder: string;
  readonly permyriad: number;
  /** Pieces of the line from which it holds. */
  readonly from: number;
  /** The platform's own predicate of the lines that it is for. */
  readonly predicate: string;
};

/** A row of the table: what one piece costs from so many pieces on. */
export type VolumeTier = { readonly from: number; readonly permyriad: number; readonly price: Money };

const fromPattern = /\bquantity\s*>=\s*(\d+)/;

/** Pieces from which a line's predicate holds (`quantity >= N`); null: it asks for none. */
export function readFrom(predicate: string): number | null {
  const from = Number(fromPattern.exec(predicate)?.[1] ?? Number.NaN);
  return Number.isSafeInteger(from) && from > 1 ? from : null;
}

/** Of the platform's permyriad per cent: 500 is 5. */
export function toPercent(permyriad: number): number {
  return permyriad / 100;
}

/** The table for a price, fewest pieces first; of two with the same number the platform's last word counts. */
export function toVolumeTiers(price: Money, discounts: readonly VolumeDiscount[]): readonly VolumeTier[] {
  const byFrom = new Map(discounts.map((discount) => [discount.from, discount.permyriad]));
  return [...byFrom]
    .toSorted(([left], [right]) => left - right)
    .map(([from, permyriad]) => ({ from, permyriad, price: takeOff(price, permyriad) }));
}

function takeOff({ centAmount, currency }: Money, permyriad: number): Money {
  return money(roundHalfEven((centAmount * (10_000 - permyriad)) / 10_000), currency);
}

/** The row that holds for a number of pieces; undefined: the price stands. */
export function findTier<Tier extends { readonly from: number }>(
  tiers: readonly Tier[],
  quantity: number,
): Tier | undefined {
  return tiers.findLast(({ from }) => quantity >= from);
}

export type RoundingMode = "HalfEven" | "HalfUp" | "HalfDown";

/**
 * Divides two whole numbers and rounds the quotient. Whole numbers, because a price times a rate in floating point may
 * land on the wrong side of a half.
 */
export function roundRatio(numerator: bigint, denominator: bigint, mode: RoundingMode): number {
  const negative = numerator < 0n !== denominator < 0n;
  const top = numerator < 0n ? -numerator : numerator;
  const bottom = denominator < 0n ? -denominator : denominator;
  const whole = top / bottom;
  const twiceRest = (top % bottom) * 2n;
  const rounded = twiceRest > bottom || (twiceRest === bottom && goesUp(whole, mode)) ? whole + 1n : whole;
  return Number(negative ? -rounded : rounded);
}

function goesUp(whole: bigint, mode: RoundingMode): boolean {
  if (mode === "HalfUp") return true;
  return mode === "HalfEven" && whole % 2n === 1n;
}

/**
 * Splits an amount over weights in whole cents. Each part gets its share rounded down; the remaining cents go one each
 * to the parts with the largest rounding loss, on equal loss to the first ones. The parts always add up to the amount,
 * and no part exceeds its weight, as a discount never exceeds its price; negative weights get no part.
 */
export function distributeAmount(amount: number, values: readonly number[]): number[] {
  const weights = values.map((value) => Math.max(value, 0));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total <= 0) return weights.map(() => 0);
  const bounded = BigInt(Math.min(amount, total));
  const parts = weights.map((weight, index) => {
    const scaled = bounded * BigInt(weight);
    return { index, share: Number(scaled / BigInt(total)), rest: Number(scaled % BigInt(total)) };
  });
  const left = Number(bounded) - parts.reduce((sum, { share }) => sum + share, 0);
  const raised = new Set(
    [...parts]
      .sort((one, other) => other.rest - one.rest || one.index - other.index)
      .slice(0, left)
      .map(({ index }) => index),
  );
  return parts.map(({ index, share }) => (raised.has(index) ? share + 1 : share));
}

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

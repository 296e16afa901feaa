type Boundaries = { readonly highCents: number; readonly lowCents: number };

/**
 * Returns the number of pieces that count as "only a few": the more expensive, the fewer.
 * Source: DECISIONS, "Money, stock, quantity"
 */
export function countFew(priceCents: number, { highCents, lowCents }: Boundaries): number {
  if (priceCents >= highCents) return 2;
  return priceCents >= lowCents ? 5 : 10;
}

/**
 * Returns whether to show "only a few left".
 * True for 1 to `countFew` pieces; false for unlimited stock (null).
 */
export function isLowStock(priceCents: number, pieces: number | null, boundaries: Boundaries): boolean {
  return pieces !== null && pieces > 0 && pieces <= countFew(priceCents, boundaries);
}

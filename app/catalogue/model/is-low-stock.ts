type Boundaries = { readonly highCents: number; readonly lowCents: number };

/** How many pieces count as "only a few": the dearer, the fewer (DECISIONS, "Money, stock, quantity"). */
export function countFew(priceCents: number, { highCents, lowCents }: Boundaries): number {
  if (priceCents >= highCents) return 2;
  return priceCents >= lowCents ? 5 : 10;
}

/**
 * "Only a few left": some, but no more than count as few; never of what there is as much of as anybody wants (null).
 */
export function isLowStock(priceCents: number, pieces: number | null, boundaries: Boundaries): boolean {
  return pieces !== null && pieces > 0 && pieces <= countFew(priceCents, boundaries);
}

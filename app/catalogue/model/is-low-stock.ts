type Boundaries = { readonly highCents: number; readonly lowCents: number };

/** "Only a few left": dear products at 2 pieces and fewer, middling ones at 5, cheap ones at 10 (DECISIONS, "Money, stock, quantity"). */
export function isLowStock(priceCents: number, pieces: number, boundaries: Boundaries): boolean {
  if (pieces <= 0) return false;
  if (priceCents >= boundaries.highCents) return pieces <= 2;
  return pieces <= (priceCents >= boundaries.lowCents ? 5 : 10);
}

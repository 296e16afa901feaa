import type { ProductCard } from "../../../catalogue/model/product-card";

/** When the first of the cards' prices may change by itself, in milliseconds since 1970; infinity when none does. */
export function findPriceChangeMs(cards: readonly ProductCard[]): number {
  return cards.reduce((first, { price: { changesAt } }) => {
    const atMs = changesAt === null ? Number.NaN : Date.parse(changesAt);
    return Number.isNaN(atMs) ? first : Math.min(first, atMs);
  }, Number.POSITIVE_INFINITY);
}

/** The specification's SKU convention: virtual products (services, guarantees) have SKUs that start so. */
const virtualPrefix = "41000";

/** A product of which nothing lies on a shelf: it is never out of stock. */
export function isVirtualSku(sku: string): boolean {
  return sku.startsWith(virtualPrefix);
}

/**
 * Pieces of a SKU that can be sold, the same on card, page, cart line, in the room, at the order and in live news.
 * null: as many as anybody wants (virtual). `available` is the platform's entry without a channel; without one there is
 * nothing to sell, because the platform refuses an order of it (OutOfStock, in TrackOnly as well).
 */
export function toSellableStock(sku: string, available: number | null | undefined): number | null {
  return isVirtualSku(sku) ? null : Math.max(0, available ?? 0);
}

/** Whether any of it can be sold. */
export function isInStock(sellable: number | null): boolean {
  return sellable !== 0;
}

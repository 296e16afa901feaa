/** The specification's SKU convention: the prefix of virtual products (services, guarantees). */
const virtualPrefix = "41000";

/** Whether a product has no physical stock: it is never out of stock. */
export function isVirtualSku(sku: string): boolean {
  return sku.startsWith(virtualPrefix);
}

/**
 * Returns the sellable pieces of a SKU; null: unlimited (virtual).
 * The same on card, page, cart line, in the room, at the order and in live updates. `available` is the platform's
 * entry without a channel; without one nothing can be sold, because the platform refuses an order of it (OutOfStock,
 * in TrackOnly as well).
 */
export function toSellableStock(sku: string, available: number | null | undefined): number | null {
  return isVirtualSku(sku) ? null : Math.max(0, available ?? 0);
}

/** Whether any piece can be sold. */
export function isInStock(sellable: number | null): boolean {
  return sellable !== 0;
}

import { isForSale, type SaleState } from "../../../app/catalogue/model/sale-state";
import { toSellableStock } from "../../../app/catalogue/model/sellable-stock";
import type { Room } from "../room";

/** What decides how many pieces of SKUs can be added to a cart. */
export type Sellable = {
  /** Sellable pieces by SKU; null: unlimited. */
  readonly stock: ReadonlyMap<string, number | null>;
  /** SKUs that are not for sale in any of the shop's locales. */
  readonly notForSale: ReadonlySet<string>;
  /** One of the SKUs belongs to no product. */
  readonly isUnknown: boolean;
};

/** Loads stock and sale states of SKUs; null: the platform does not respond. */
export async function loadSellable(
  room: Pick<Room, "carts" | "saleStates">,
  skus: readonly string[],
  locales: readonly string[],
): Promise<Sellable | null> {
  const [available, sales] = await Promise.all([
    room.carts.loadStock(skus),
    skus.length > 0 ? room.saleStates(skus) : new Map<string, SaleState>(),
  ]);
  if (!available.ok || !sales) return null;
  const isUnknown = (sku: string) => !available.value.has(sku) && !sales.has(sku);
  const notForSale = [...sales].flatMap(([sku, state]) => (isForSale(state, locales) ? [] : [sku]));
  // A SKU of no product has unlimited stock, so that the platform refuses it as unknown, not as out of stock.
  const toStock = (sku: string) => (isUnknown(sku) ? null : toSellableStock(sku, available.value.get(sku)));
  return {
    stock: new Map(skus.map((sku) => [sku, toStock(sku)])),
    notForSale: new Set(notForSale),
    isUnknown: skus.some(isUnknown),
  };
}

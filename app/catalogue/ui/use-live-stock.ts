import { useEffect, useSyncExternalStore } from "react";
import { addStockPart, liveStocks } from "../browser/live-stock";
import type { LiveStock } from "../model/live-stock";

const nothing: LiveStock = {};

/**
 * Returns what the browser has received of a product since the component shows it.
 *
 * @param sku null: the product is not for sale, and nothing is received
 * @param few limit of the low stock that the component shows; null: it shows no stock
 */
export function useLiveStock(sku: string | null, few: number | null): LiveStock {
  useEffect(() => (sku === null ? undefined : addStockPart({ sku, few })), [sku, few]);
  return useSyncExternalStore(
    liveStocks.subscribe,
    () => liveStocks.get()[sku ?? ""] ?? nothing,
    () => nothing,
  );
}

import { outOfStock } from "../carts/cart-errors.ts";
import type { StockDemand } from "./stock-demand.ts";

export interface StockRow {
  readonly sku: string;
  readonly supplyChannel: string;
  readonly available: number;
  readonly restockableInDays: number | null;
}

/**
 * Throws OutOfStock for lines that cannot be had: TrackOnly only needs an entry and may go below zero; reserving
 * modes need enough of it, unless it can be restocked.
 */
export function requireStock(demands: readonly StockDemand[], rows: readonly StockRow[]): void {
  const lacking = demands.filter((demand) => {
    const row = rows.find(
      ({ sku, supplyChannel }) => sku === demand.sku && supplyChannel === demand.supplyChannel,
    );
    if (!row) return true;
    if (demand.mode === "TrackOnly" || row.restockableInDays !== null) return false;
    return row.available < demand.quantity;
  });
  if (lacking.length === 0) return;
  throw outOfStock(
    lacking.flatMap(({ lineItemIds }) => lineItemIds),
    lacking.map(({ sku }) => sku),
  );
}

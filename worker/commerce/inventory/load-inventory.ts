import { load } from "../requests/load.ts";
import type { RequestContext } from "../requests/request-context.ts";
import {
  INVENTORY_COLUMNS,
  type InventoryEntry,
  type InventoryRow,
  parseInventoryRow,
} from "./inventory-entry.ts";

async function readBySku(
  context: RequestContext,
  skus: readonly string[],
): Promise<ReadonlyMap<string, readonly InventoryEntry[]>> {
  const rows = await context.replica
    .prepare(
      `SELECT ${INVENTORY_COLUMNS} FROM inventory i
       WHERE i.sku IN (SELECT value FROM json_each(?)) ORDER BY i.supply_channel`,
    )
    .bind(JSON.stringify(skus))
    .all<InventoryRow>();
  return Map.groupBy(rows.results.map(parseInventoryRow), ({ sku }) => sku);
}

/** Every entry of a SKU, the one without a channel first. */
export async function loadStocks(context: RequestContext, sku: string): Promise<readonly InventoryEntry[]> {
  return (await load(context, readBySku, sku)) ?? [];
}

/** The stock of a SKU that belongs to no channel, or null. */
export async function loadStock(context: RequestContext, sku: string): Promise<InventoryEntry | null> {
  const entries = await loadStocks(context, sku);
  return entries.find(({ supplyChannelId }) => supplyChannelId === null) ?? null;
}

/** One entry by id or key, or null. */
export async function findInventoryEntry(
  context: RequestContext,
  by: "id" | "key",
  value: string,
): Promise<InventoryEntry | null> {
  const row = await context.db
    .prepare(`SELECT ${INVENTORY_COLUMNS} FROM inventory i WHERE i.${by} = ?`)
    .bind(value)
    .first<InventoryRow>();
  return row ? parseInventoryRow(row) : null;
}

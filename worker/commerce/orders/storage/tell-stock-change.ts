import type { Database } from "../../database/database.ts";
import type { StockDemand } from "../stock-demand.ts";

/**
 * The messages of the entries that an order took from, read and numbered where they lie, after the deduction of the same batch.
 * The hosted platform says it by OrderCreated alone; here the stock speaks for itself (docs/messages.md).
 */
const INSERT = `INSERT INTO message
    (id, type, resource_type, resource_id, resource_version, sequence_number, created_at, data)
  SELECT w.value ->> 3, 'InventoryEntryQuantitySet', 'inventory-entry', i.id, i.version,
    coalesce((SELECT max(m.sequence_number) FROM message m WHERE m.resource_id = i.id), 0) + 1, ?2,
    json_patch(
      json_object(
        'resourceUserProvidedIdentifiers', json_patch(json_object('sku', i.sku), json_object('key', i.key)),
        'oldQuantityOnStock', i.quantity_on_stock + (w.value ->> 2), 'newQuantityOnStock', i.quantity_on_stock,
        'oldAvailableQuantity', i.available_quantity + (w.value ->> 2), 'newAvailableQuantity', i.available_quantity),
      json_object('supplyChannel', json(CASE WHEN i.supply_channel <> ''
        THEN json_object('typeId', 'channel', 'id', i.supply_channel) END)))
  FROM json_each(?1) w
  JOIN inventory i ON i.sku = w.value ->> 0 AND i.supply_channel = w.value ->> 1`;

export function tellStockChange(
  database: Database,
  demands: readonly StockDemand[],
  now: Date,
): D1PreparedStatement {
  const rows = demands.map(({ sku, supplyChannel, quantity }) => [
    sku,
    supplyChannel,
    quantity,
    crypto.randomUUID(),
  ]);
  return database.prepare(INSERT).bind(JSON.stringify(rows), now.toISOString());
}

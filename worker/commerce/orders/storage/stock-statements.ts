import type { Database } from "../../database/database.ts";
import type { StockDemand } from "../stock-demand.ts";

const WANTED = `SELECT value ->> 0 AS sku, value ->> 1 AS supply_channel, value ->> 2 AS quantity, value ->> 3 AS mode
  FROM json_each(?1)`;

/** The inventory entries that an order needs. */
export function selectStock(database: Database, demands: readonly StockDemand[]): D1PreparedStatement {
  return database
    .prepare(
      `SELECT i.sku, i.supply_channel AS supplyChannel, i.available_quantity AS available,
          i.restockable_in_days AS restockableInDays
        FROM (${WANTED}) w JOIN inventory i ON i.sku = w.sku AND i.supply_channel = w.supply_channel`,
    )
    .bind(toList(demands));
}

/**
 * Takes what was ordered out of stock. Where stock is reserved, too little of it makes the NOT NULL column refuse the
 * statement and with it the whole batch, so that two orders cannot both have the last piece.
 */
export function deductStock(
  database: Database,
  demands: readonly StockDemand[],
  now: Date,
): D1PreparedStatement {
  const enough = `(w.mode = 'TrackOnly' OR i.available_quantity >= w.quantity OR i.restockable_in_days IS NOT NULL)`;
  return database
    .prepare(
      `UPDATE inventory AS i SET
          available_quantity = CASE WHEN ${enough} THEN i.available_quantity - w.quantity END,
          quantity_on_stock = i.quantity_on_stock - w.quantity,
          version = i.version + 1, last_modified_at = ?2
        FROM (${WANTED}) w WHERE i.sku = w.sku AND i.supply_channel = w.supply_channel`,
    )
    .bind(toList(demands), now.toISOString());
}

function toList(demands: readonly StockDemand[]): string {
  return JSON.stringify(
    demands.map(({ sku, supplyChannel, quantity, mode }) => [sku, supplyChannel, quantity, mode]),
  );
}

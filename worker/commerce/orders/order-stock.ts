import type { CartContent, InventoryMode } from "../carts/cart.ts";
import { outOfStock } from "../carts/cart-errors.ts";
import type { Database } from "../database/database.ts";
import { toModification } from "../requests/initiator.ts";
import type { RequestContext } from "../requests/request-context.ts";

/** The units of a SKU that an order takes from a supply channel ('' is stock without a channel), and the rule. */
export interface StockDemand {
  readonly sku: string;
  readonly supplyChannel: string;
  readonly quantity: number;
  /** The strictest mode of the lines for it. */
  readonly mode: InventoryMode;
  readonly lineItemIds: readonly string[];
}

/** One demand per SKU and channel, however many lines need it; none for lines whose stock does not count. */
export function readStockDemands(cart: Pick<CartContent, "lineItems" | "inventoryMode">): StockDemand[] {
  const demands = new Map<string, StockDemand>();
  for (const line of cart.lineItems) {
    const mode = line.inventoryMode ?? cart.inventoryMode;
    if (!line.sku || mode === "None") continue;
    const supplyChannel = line.supplyChannel?.id ?? "";
    const place = `${line.sku} ${supplyChannel}`;
    const known = demands.get(place);
    demands.set(place, {
      sku: line.sku,
      supplyChannel,
      mode: known && known.mode !== "TrackOnly" ? known.mode : mode,
      quantity: (known?.quantity ?? 0) + line.quantity,
      lineItemIds: [...(known?.lineItemIds ?? []), line.id],
    });
  }
  return [...demands.values()];
}

interface StockRow {
  readonly sku: string;
  readonly supplyChannel: string;
  readonly available: number;
  readonly restockableInDays: number | null;
}

/**
 * Throws OutOfStock for unavailable lines: TrackOnly only needs an entry and may become negative; reserving modes need
 * enough stock, unless it can be restocked.
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

/** Like `requireStock`, with the current entries; no statement if no stock counts. */
export async function requireStockOf({ db }: RequestContext, demands: readonly StockDemand[]): Promise<void> {
  if (demands.length === 0) return;
  const { results } = await selectStock(db, demands).all<StockRow>();
  requireStock(demands, results);
}

/** The statements that deduct an order's stock, and their messages; none if no stock counts. */
export function toStockStatements(
  context: RequestContext,
  demands: readonly StockDemand[],
): D1PreparedStatement[] {
  const { db, now } = context;
  return demands.length === 0 ? [] : [deductStock(context, demands), writeStockMessages(db, demands, now)];
}

/** Explains a batch that stock refused: the missing stock; undefined for another failure. */
export async function explainLackOfStock(
  context: RequestContext,
  demands: readonly StockDemand[],
  error: unknown,
): Promise<Error | undefined> {
  if (!String(error).includes("inventory.available_quantity")) return undefined;
  try {
    await requireStockOf(context, demands);
  } catch (lack) {
    if (lack instanceof Error) return lack;
  }
  // The stock is back: the missing SKU can no longer be determined.
  return outOfStock(
    demands.flatMap(({ lineItemIds }) => lineItemIds),
    demands.map(({ sku }) => sku),
  );
}

const WANTED = `SELECT value ->> 0 AS sku, value ->> 1 AS supply_channel, value ->> 2 AS quantity, value ->> 3 AS mode
  FROM json_each(?1)`;

/** The inventory entries that an order needs. */
function selectStock(database: Database, demands: readonly StockDemand[]): D1PreparedStatement {
  return database
    .prepare(
      `SELECT i.sku, i.supply_channel AS supplyChannel, i.available_quantity AS available,
          i.restockable_in_days AS restockableInDays
        FROM (${WANTED}) w JOIN inventory i ON i.sku = w.sku AND i.supply_channel = w.supply_channel`,
    )
    .bind(toList(demands));
}

/**
 * Deducts ordered units from stock. If reserved stock is too low, the NOT NULL column refuses the statement and with
 * it the whole batch, so that two orders cannot both get the last unit.
 */
function deductStock(context: RequestContext, demands: readonly StockDemand[]): D1PreparedStatement {
  const { lastModifiedAt, lastModifiedBy } = toModification(context);
  const enough = `(w.mode = 'TrackOnly' OR i.available_quantity >= w.quantity OR i.restockable_in_days IS NOT NULL)`;
  return context.db
    .prepare(
      `UPDATE inventory AS i SET
          available_quantity = CASE WHEN ${enough} THEN i.available_quantity - w.quantity END,
          quantity_on_stock = i.quantity_on_stock - w.quantity,
          version = i.version + 1, last_modified_at = ?2, last_modified_by = ?3
        FROM (${WANTED}) w WHERE i.sku = w.sku AND i.supply_channel = w.supply_channel`,
    )
    .bind(toList(demands), lastModifiedAt, JSON.stringify(lastModifiedBy));
}

function toList(demands: readonly StockDemand[]): string {
  return JSON.stringify(
    demands.map(({ sku, supplyChannel, quantity, mode }) => [sku, supplyChannel, quantity, mode]),
  );
}

/**
 * The messages of an order's inventory entries, read and numbered in SQL after the deduction of the same batch. The
 * hosted platform only sends OrderCreated; this one sends stock messages too (docs/messages.md).
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

function writeStockMessages(
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

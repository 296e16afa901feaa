import { fragment } from "../database/fragment.ts";
import { type CustomFields, isJsonObject } from "../json/json.ts";
import {
  type Initiated,
  type InitiatorRow,
  initiatorColumns,
  parseInitiators,
} from "../requests/initiator.ts";
import { load } from "../requests/load.ts";
import type { RequestContext } from "../requests/request-context.ts";
import type { NounTable } from "../resources/noun-table.ts";
import { column, head, jsonCustom, type WhereFields } from "../where/where-fields.ts";

export interface InventoryEntry extends Initiated {
  readonly id: string;
  readonly key: string | null;
  readonly sku: string;
  /** Channel id; null for the stock without a channel. */
  readonly supplyChannelId: string | null;
  readonly quantityOnStock: number;
  readonly availableQuantity: number;
  readonly restockableInDays: number | null;
  readonly expectedDelivery: string | null;
  readonly version: number;
  readonly createdAt: string;
  readonly lastModifiedAt: string;
  readonly custom: CustomFields | null;
}

export interface InventoryRow
  extends Omit<InventoryEntry, "custom" | "supplyChannelId" | keyof Initiated>,
    InitiatorRow {
  readonly supplyChannel: string;
  readonly custom: string | null;
}

/** Columns in the row's own names, for SELECT; the table alias is `i`. */
export const INVENTORY_COLUMNS = `i.id, i.key, i.sku, i.supply_channel AS supplyChannel,
  i.quantity_on_stock AS quantityOnStock, i.available_quantity AS availableQuantity,
  i.restockable_in_days AS restockableInDays, i.expected_delivery AS expectedDelivery, i.version,
  i.created_at AS createdAt, i.last_modified_at AS lastModifiedAt, i.custom, ${initiatorColumns("i")}`;

/** The platform wrote `custom` itself from a checked draft. */
function parseCustom(text: string | null): CustomFields | null {
  const parsed: unknown = text === null ? null : JSON.parse(text);
  return isJsonObject(parsed) ? (parsed as unknown as CustomFields) : null;
}

export function parseInventoryRow({
  supplyChannel,
  custom,
  createdBy,
  lastModifiedBy,
  ...row
}: InventoryRow): InventoryEntry {
  return {
    ...row,
    ...parseInitiators({ createdBy, lastModifiedBy }),
    supplyChannelId: supplyChannel === "" ? null : supplyChannel,
    custom: parseCustom(custom),
  };
}

const fields: WhereFields = {
  ...head("i"),
  sku: column("text", "i.sku"),
  quantityOnStock: column("number", "i.quantity_on_stock"),
  availableQuantity: column("number", "i.available_quantity"),
  restockableInDays: column("number", "i.restockable_in_days"),
  expectedDelivery: column("datetime", "i.expected_delivery"),
  supplyChannel: {
    kind: "object",
    fields: { id: column("text", "i.supply_channel") },
    present: fragment("i.supply_channel <> ''"),
  },
  custom: jsonCustom("i.custom", "$"),
};

/** Reads the primary, because stock must be current. */
export const inventoryTable: NounTable<InventoryEntry, InventoryRow> = {
  from: "inventory i",
  columns: INVENTORY_COLUMNS,
  fields,
  order: "i.created_at, i.id",
  parse: parseInventoryRow,
  reads: "db",
};

/** The entry in its REST form. */
export function toInventoryBody({ supplyChannelId, ...entry }: InventoryEntry) {
  const present = Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== null));
  const channel =
    supplyChannelId === null ? {} : { supplyChannel: { typeId: "channel", id: supplyChannelId } };
  return { ...present, ...channel };
}

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

/** The stock of a SKU without a channel, or null. */
export async function loadStock(context: RequestContext, sku: string): Promise<InventoryEntry | null> {
  const entries = await loadStocks(context, sku);
  return entries.find(({ supplyChannelId }) => supplyChannelId === null) ?? null;
}

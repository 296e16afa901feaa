import { fragment } from "../database/fragment.ts";
import type { QueryArguments } from "../paging/page.ts";
import { toPage } from "../paging/page.ts";
import { countRows, type QueryResult, toQueryResult } from "../paging/query-result.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { compileSort } from "../where/compile-sort.ts";
import { compileWhere } from "../where/compile-where.ts";
import type { WhereFields } from "../where/where-field.ts";
import { column, head, jsonCustom } from "../where/where-fields.ts";
import {
  INVENTORY_COLUMNS,
  type InventoryEntry,
  type InventoryRow,
  parseInventoryRow,
} from "./inventory-entry.ts";

const inventoryFields: WhereFields = {
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

/** A page of inventory entries, read from the primary: stock is what it is now. */
export async function findInventory(
  context: RequestContext,
  args: QueryArguments,
): Promise<QueryResult<InventoryEntry>> {
  const page = toPage(args);
  const where = args.where ? compileWhere(args.where, inventoryFields) : { sql: "1", parameters: [] };
  const order = compileSort(args.sort, inventoryFields, "i.created_at, i.id");
  const from = `FROM inventory i WHERE ${where.sql}`;
  const rows = await context.db
    .prepare(`SELECT ${INVENTORY_COLUMNS} ${from} ORDER BY ${order.sql} LIMIT ? OFFSET ?`)
    .bind(...where.parameters, ...order.parameters, page.limit, page.offset)
    .all<InventoryRow>();
  const entries = rows.results.map(parseInventoryRow);
  return toQueryResult(entries, page, () => countRows(context.db, from, where.parameters));
}

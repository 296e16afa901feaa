import type { Database } from "../../database/database.ts";
import { toAmount } from "../format.ts";
import type { ListingCell } from "../listings/listing.ts";

/** A line of a cart or an order, without shoppers' input. */
export interface ContentLine {
  readonly sku: string | null;
  readonly name: string | null;
  readonly mode: string | null;
  readonly quantity: number;
  readonly unitCents: number | null;
  readonly totalCents: number | null;
  readonly currency: string | null;
}

const line = (field: string) => `json_extract(l.value, '$.${field}')`;

/** Lines and custom lines of one document of a table. */
export async function readContentLines(
  database: Database,
  table: "cart" | "orders",
  id: string,
): Promise<readonly ContentLine[]> {
  const select = (list: string, name: string, unit: string) => `
    SELECT ${line("sku")} AS sku, ${name} AS name, ${line("lineItemMode")} AS mode, ${line("quantity")} AS quantity,
      ${line(unit)} AS unitCents, ${line("totalPrice.centAmount")} AS totalCents,
      ${line("totalPrice.currencyCode")} AS currency
    FROM ${table} d, json_each(d.data, '$.${list}') l WHERE d.id = ?1`;
  const lines = select("lineItems", "NULL", "price.value.centAmount");
  const customLines = select("customLineItems", line("slug"), "money.centAmount");
  const found = await database.prepare(`${lines} UNION ALL ${customLines}`).bind(id).all<ContentLine>();
  return found.results;
}

export const contentLineCells: readonly ListingCell<ContentLine>[] = [
  { title: "Line", show: ({ sku, name }) => sku ?? name },
  {
    title: "Kind",
    show: ({ mode, name }) => (mode === "GiftLineItem" ? "gift" : name === null ? "line" : "custom line"),
  },
  { title: "Quantity", isNumeric: true, show: ({ quantity }) => quantity },
  { title: "Unit price", isNumeric: true, show: ({ unitCents, currency }) => toAmount(unitCents, currency) },
  { title: "Total", isNumeric: true, show: ({ totalCents, currency }) => toAmount(totalCents, currency) },
];

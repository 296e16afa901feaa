import { combine, fragment } from "../database/fragment.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { parseResourceRow, RESOURCE_COLUMNS, type ResourceRow } from "../resources/stored-resource.ts";
import { narrowPredicate } from "./narrow-predicate.ts";
import { forgetDue, reckonPrices } from "./reckon-prices.ts";

const DUE = "SELECT DISTINCT discount_id AS id FROM discount_due WHERE due_at <= ?";

/**
 * Reckons what is due: discounts that began or ended since the last time, and changes whose reckoning was cut off. Of those
 * that are gone or changed meanwhile every product that shows them is looked at, too.
 */
export async function reckonDuePrices(context: RequestContext): Promise<void> {
  const at = context.now.toISOString();
  const due = (await context.db.prepare(DUE).bind(at).all<{ id: string }>()).results;
  for (const { id } of due) {
    const row = await context.db
      .prepare(`SELECT ${RESOURCE_COLUMNS} FROM resource r WHERE r.id = ?`)
      .bind(id)
      .first<ResourceRow>();
    const shown = fragment("p.seq IN (SELECT product_seq FROM product_price WHERE discount_id = ?)", id);
    const fitting = row ? [narrowPredicate(String(parseResourceRow(row).data.predicate))] : [];
    await reckonPrices(context, combine([shown, ...fitting], "OR"));
    await forgetDue(context, id, at);
  }
}

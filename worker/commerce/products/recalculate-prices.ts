import { combine, fragment, type SqlFragment } from "../database/fragment.ts";
import { isJsonObject, type JsonObject } from "../json/json.ts";
import type { Message } from "../messages/message.ts";
import { narrowPredicate } from "../product-discounts/narrow-predicate.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { parseResourceRow, RESOURCE_COLUMNS, type ResourceRow } from "../resources/stored-resource.ts";
import { discountData } from "./apply-product-discounts.ts";
import { allVariants, type Product, workingData } from "./product.ts";
import { reviseProducts } from "./revise-products.ts";

function toUpdatedPrices(before: Product, after: Product): readonly JsonObject[] {
  const former = new Map(
    allVariants(workingData(before)).flatMap(({ prices }) => prices.map((price) => [price.id, price])),
  );
  return allVariants(workingData(after)).flatMap(({ id, key, sku, prices }) =>
    prices
      .filter((price) => former.get(price.id) !== price)
      .filter((price) => former.get(price.id)?.discounted !== price.discounted)
      .map(({ id: priceId, discounted }) => ({
        variantId: id,
        variantKey: key,
        sku,
        priceId,
        discounted,
        staged: after.staged !== null,
      })),
  );
}

/** One message per product, with every price whose reduction changed. */
function toMessages(before: Product, after: Product): readonly Message[] {
  const { id, key, version } = after;
  const resource = { typeId: "product", id, version, userProvidedIdentifiers: { key: key ?? undefined } };
  const updatedPrices = toUpdatedPrices(before, after);
  return [{ type: "ProductPriceDiscountsSet", resource, payload: { updatedPrices } }];
}

/** Calculates the prices of the products that match a condition again, in bounded batches. */
async function recalculatePrices(context: RequestContext, where: SqlFragment): Promise<void> {
  await reviseProducts(context, where, (data, product) => discountData(context, product, data), {
    toMessages,
  });
}

function isCalculated(discount: JsonObject | null): discount is JsonObject {
  return discount !== null && isJsonObject(discount.value) && discount.value.type !== "external";
}

/** A deleted discount is removed from every price, also from manually set ones. */
function hadIt({ id }: JsonObject): SqlFragment {
  return fragment("p.seq IN (SELECT product_seq FROM product_price WHERE discount_id = ?)", String(id));
}

/** Updates prices after a write of a product discount: calculates those that it matched before or matches now. */
export async function followDiscount(
  context: RequestContext,
  before: JsonObject | null,
  after: JsonObject | null,
): Promise<void> {
  const touched = [before, after]
    .filter(isCalculated)
    .map(({ predicate }) => narrowPredicate(String(predicate)));
  const parts = [...touched, ...(before && !after ? [hadIt(before)] : [])];
  if (parts.length > 0) await recalculatePrices(context, combine(parts, "OR"));
  await forgetDue(context, String((after ?? before)?.id), context.now.toISOString());
}

/** Deletes a discount's entries due until now. */
async function forgetDue(context: RequestContext, discountId: string, until: string): Promise<void> {
  await context.db
    .prepare("DELETE FROM discount_due WHERE discount_id = ? AND due_at <= ?")
    .bind(discountId, until)
    .run();
}

const DUE = "SELECT DISTINCT discount_id AS id FROM discount_due WHERE due_at <= ?";

/**
 * Calculates all due prices: of discounts that began or ended since the last time, and of changes that were
 * interrupted.
 * Also checks every product that shows a reduction of a deleted or changed discount.
 */
export async function recalculateDuePrices(context: RequestContext): Promise<void> {
  const at = context.now.toISOString();
  const due = (await context.db.prepare(DUE).bind(at).all<{ id: string }>()).results;
  for (const { id } of due) {
    const row = await context.db
      .prepare(`SELECT ${RESOURCE_COLUMNS} FROM resource r WHERE r.id = ?`)
      .bind(id)
      .first<ResourceRow>();
    const shown = fragment("p.seq IN (SELECT product_seq FROM product_price WHERE discount_id = ?)", id);
    const fitting = row ? [narrowPredicate(String(parseResourceRow(row).data.predicate))] : [];
    await recalculatePrices(context, combine([shown, ...fitting], "OR"));
    await forgetDue(context, id, at);
  }
}

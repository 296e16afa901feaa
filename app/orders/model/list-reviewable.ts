import { choosePurchase, isPurchase } from "../../catalogue/model/choose-purchase";
import { isVirtualSku } from "../../catalogue/model/sellable-stock";
import type { OrderSummary, OrderSummaryLine } from "./customer-order";

type Written = { readonly productId: string; readonly uniquenessValue: string | null };

/** Lists the articles that a customer may still review, once per purchase, the latest purchase first. */
export function listReviewable(
  orders: readonly OrderSummary[],
  written: readonly Written[],
): readonly OrderSummaryLine[] {
  const purchases = orders.filter(isPurchase);
  const bySku = new Map<string, { line: OrderSummaryLine; orderIds: string[] }>();
  for (const { id, lineItems } of purchases) {
    for (const line of lineItems) {
      if (line.sku === "" || isVirtualSku(line.sku)) continue;
      const known = bySku.get(line.sku) ?? { line, orderIds: [] };
      if (!known.orderIds.includes(id)) known.orderIds.unshift(id);
      bySku.set(line.sku, known);
    }
  }
  return [...bySku].flatMap(([sku, { line, orderIds }]) => {
    const own = written.filter(({ productId }) => productId === line.productId);
    const choice = choosePurchase(
      sku,
      orderIds,
      own.map(({ uniquenessValue }) => uniquenessValue),
    );
    return "uniquenessValue" in choice ? [line] : [];
  });
}

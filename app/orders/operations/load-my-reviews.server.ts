import type { RouterContextProvider } from "react-router";
import { choosePurchase, isPurchase } from "../../catalogue/model/choose-purchase";
import type { ReviewForm } from "../../catalogue/model/parse-review-form";
import type { ProductCard } from "../../catalogue/model/product-card";
import { isVirtualSku } from "../../catalogue/model/sellable-stock";
import { err, ok, type Result } from "../../foundation/result";
import type { OwnReview } from "../../gateways/commerce/reviews-gateway";
import { requestContext } from "../../request/context";
import type { OrderSummary, OrderSummaryLine } from "../model/customer-order";

/** Articles of this many newest orders may be reviewed here; older ones on their product's page. */
const mostOrders = 100;

export type MyReviews = {
  readonly written: readonly OwnReview[];
  readonly open: readonly OrderSummaryLine[];
  /** Products for sale here, by id. */
  readonly cards: ReadonlyMap<string, ProductCard>;
};

/** Loads the customer's reviews and the purchases without one. null: not available at present. */
export async function loadMyReviews(
  context: Readonly<RouterContextProvider>,
  customerId: string,
): Promise<MyReviews | null> {
  const { orders, reviews, catalogue } = context.get(requestContext).gateways;
  const [page, written] = await Promise.all([
    orders.listOrders(customerId, { limit: mostOrders, offset: 0 }),
    reviews.listOwn(customerId),
  ]);
  if (!page.ok || !written.ok) return null;
  const open = listReviewable(page.value.results, written.value);
  const ids = [...new Set([...written.value, ...open].map(({ productId }) => productId))];
  const cards = ids.length > 0 ? await catalogue.loadCards(ids) : ok([]);
  const known = cards.ok ? cards.value : [];
  return {
    written: written.value,
    // An article that is no longer sold here has no page for a review.
    open: open.filter(({ productId }) => known.some(({ id }) => id === productId)),
    cards: new Map(known.map((card) => [card.id, card])),
  };
}

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

/** Changes the text of this customer's review; another customer's review is not found. */
export async function changeMyReview(
  context: Readonly<RouterContextProvider>,
  customerId: string,
  { id, version }: { readonly id: string; readonly version: number },
  form: ReviewForm,
): Promise<Result<null, { readonly code: "unknown" | "review-failed" }>> {
  const { reviews } = context.get(requestContext).gateways;
  const own = await reviews.listOwn(customerId);
  if (!own.ok) return err({ code: "review-failed" });
  const mine = own.value.find((review) => review.id === id);
  if (!mine) return err({ code: "unknown" });
  const changed = await reviews.change({ id, version, translations: mine.translations }, form);
  return changed.ok ? ok(null) : err({ code: "review-failed" });
}

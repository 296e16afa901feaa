import type { RouterContextProvider } from "react-router";
import type { ReviewForm } from "../../catalogue/model/parse-review-form";
import type { ProductCard } from "../../catalogue/model/product-card";
import { err, ok, type Result } from "../../foundation/result";
import type { OwnReview } from "../../gateways/commerce/reviews-gateway";
import { requestContext } from "../../request/context";
import type { OrderSummaryLine } from "../model/customer-order";
import { listReviewable } from "../model/list-reviewable";

/** Of so many orders, the newest, articles may still be reviewed here; older ones on their product's page. */
const mostOrders = 100;

export type MyReviews = {
  readonly written: readonly OwnReview[];
  readonly open: readonly OrderSummaryLine[];
  /** Products that are for sale here, by id. */
  readonly cards: ReadonlyMap<string, ProductCard>;
};

/** What the customer wrote, and what of the purchases is not reviewed yet. null: nobody knows at the moment. */
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
    // What is not sold here any more has no page to be reviewed on.
    open: open.filter(({ productId }) => known.some(({ id }) => id === productId)),
    cards: new Map(known.map((card) => [card.id, card])),
  };
}

/** Other words for a review of this customer's own; anybody else's is as one that there is not. */
export async function changeMyReview(
  context: Readonly<RouterContextProvider>,
  customerId: string,
  { id, version }: { readonly id: string; readonly version: number },
  words: ReviewForm,
): Promise<Result<null, { readonly code: "unknown" | "review-failed" }>> {
  const { reviews } = context.get(requestContext).gateways;
  const own = await reviews.listOwn(customerId);
  if (!own.ok) return err({ code: "review-failed" });
  const mine = own.value.find((review) => review.id === id);
  if (!mine) return err({ code: "unknown" });
  const changed = await reviews.change({ id, version, translations: mine.translations }, words);
  return changed.ok ? ok(null) : err({ code: "review-failed" });
}

import type { RestResource } from "../http/rest-resource.ts";
import { mapResults } from "../paging/query-result.ts";
import { findReviews, type Review } from "../reviews/review.ts";
import { createReview, deleteReview } from "../reviews/save-review.ts";
import { requireReview, updateReview } from "../reviews/update-review.ts";

export const reviews: RestResource = {
  path: "reviews",
  scope: "products",
  create: async (context, body) => toReviewBody(await createReview(context, body)),
  read: async (context, name) => toReviewBody(await requireReview(context, name)),
  find: async (context, args) => mapResults(await findReviews(context, args), toReviewBody),
  update: async (context, name, command) => toReviewBody(await updateReview(context, name, command)),
  delete: async (context, name, version) => toReviewBody(await deleteReview(context, name, version)),
};

/** A field that a review does not have is absent. */
function toReviewBody({ key, rating, ...review }: Review) {
  return { ...review, ...(key !== null && { key }), ...(rating !== null && { rating }) };
}

import { createReview } from "../reviews/create-review.ts";
import { deleteReview } from "../reviews/delete-review.ts";
import { findReviews } from "../reviews/find-reviews.ts";
import { requireReview, updateReview } from "../reviews/update-review.ts";
import type { RestResource } from "./rest-resource.ts";

export const reviews: RestResource = {
  path: "reviews",
  scope: "products",
  create: createReview,
  read: requireReview,
  find: findReviews,
  update: updateReview,
  delete: deleteReview,
};

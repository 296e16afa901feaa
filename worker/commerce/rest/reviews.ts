import { invalidOperation, resourceNotFound } from "../errors/platform-errors.ts";
import { createReview } from "../reviews/create-review.ts";
import { findReview, findReviews } from "../reviews/find-reviews.ts";
import type { RestResource } from "./rest-resource.ts";

export const reviews: RestResource = {
  path: "reviews",
  scope: "products",
  create: createReview,
  async read(context, { by, value }) {
    const review = await findReview(context, by === "key" ? "key" : "id", value);
    if (!review) throw resourceNotFound(by, value);
    return review;
  },
  find: findReviews,
  update: () => Promise.reject(invalidOperation("Reviews cannot be changed.")),
};

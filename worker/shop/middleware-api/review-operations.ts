import { enums, integer, max, min, object, optional, pattern, size, string } from "superstruct";
import { parseReviewForm } from "../../../app/catalogue/model/parse-review-form";
import { reviewPageSize, reviewSorts } from "../../../app/catalogue/model/review";
import { addReview, reviewRefusals } from "../../../app/catalogue/operations/add-review.server";
import { err, ok } from "../../../app/foundation/result";
import { defineOperation, type MiddlewareOperation, Text, toApiResult } from "./middleware-operation";

const maxReviews = 50;
const maxOffset = 10_000;
/** The section of reviews on a product's page. */
const anchor = "#rating-reviews";

/** No other predicate: the shop's credentials can read reviews that are not public. */
const Where = pattern(string(), /^target\(id\s*=\s*"[\w-]{1,64}"\)(?:\s+and\s+rating\s*=\s*[1-5])?$/);

/** The platform's sort by name, or in its own form. */
const Sort = enums([...reviewSorts, "rating desc", "createdAt desc"] as const);

/** Reviews of products: public to read; customers write about products that they bought. */
export const reviewOperations: Readonly<Record<string, MiddlewareOperation>> = {
  getReview: defineOperation(
    object({
      productId: optional(Text),
      where: optional(Where),
      rating: optional(max(min(integer(), 1), 5)),
      sort: optional(Sort),
      limit: optional(max(min(integer(), 1), maxReviews)),
      offset: optional(max(min(integer(), 0), maxOffset)),
    }),
    async ({ limit = reviewPageSize, offset = 0, sort, where = "", ...args }, { scope }) => {
      const productId = args.productId ?? /"([\w-]+)"/.exec(where)?.[1];
      if (!productId) return err({ code: "invalid-arguments", message: "Wrong or missing: productId" });
      const requested = Number(/rating\s*=\s*([1-5])$/.exec(where)?.[1] ?? args.rating ?? 0);
      const { catalogue } = scope.gateways;
      const isRecent = sort === "recent" || sort === "createdAt desc";
      const [read, statistics] = await Promise.all([
        catalogue.loadReviews(productId, {
          limit,
          offset,
          sort: isRecent ? "recent" : "rating",
          rating: requested === 0 ? null : requested,
        }),
        catalogue.loadReviewStatistics(productId),
      ]);
      if (!read.ok) return toApiResult(read);
      if (!statistics.ok) return toApiResult(statistics);
      const { total, reviews } = read.value;
      const exists = total > 0;
      return ok({
        offset,
        limit,
        total,
        count: reviews.length,
        exists,
        anchor,
        statistics: statistics.value,
        results: reviews,
      });
    },
  ),
  addReview: defineOperation(
    object({ sku: Text, rating: integer(), title: size(string(), 0, 1000), text: size(string(), 0, 10_000) }),
    async ({ sku, ...typed }, { scope, access }) => {
      const form = parseReviewForm(typed);
      if (!form.ok) {
        const wrong = Object.entries(form.error).map(([field, code]) => `${field}: ${code}`);
        return err({ code: "invalid-arguments", message: `Wrong or missing: ${wrong.join(", ")}` });
      }
      const { catalogue, customers, reviews } = scope.gateways;
      const customerId = (await access.session.read())?.customerId ?? null;
      const { locale, now } = scope;
      const writer = { catalogue, customers, reviews, customerId, locale, now };
      const added = await addReview(writer, sku, form.value);
      if (added.ok) return added;
      const { code } = added.error;
      return err({ code, message: reviewRefusals[code] });
    },
  ),
};

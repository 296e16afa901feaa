import { array, type Infer, nullable, number, string, type } from "superstruct";
import type { Review } from "../../../catalogue/model/review";
import type { GatewayError } from "../../../foundation/gateway-error";
import { ok, type Result } from "../../../foundation/result";
import type { CatalogueScope } from "./catalogue-scope";

const document = `query Reviews($where: String!, $limit: Int, $offset: Int) {
  reviews(where: $where, limit: $limit, offset: $offset, sort: ["rating desc", "createdAt desc"]) {
    total
    results { id title text authorName rating createdAt locale }
  }
}`;

const RawReview = type({
  id: string(),
  title: nullable(string()),
  text: nullable(string()),
  authorName: nullable(string()),
  rating: nullable(number()),
  createdAt: string(),
  locale: nullable(string()),
});

const RawReviews = type({ reviews: type({ total: number(), results: array(RawReview) }) });

/** Reviews of a product, best first, then newest. */
export async function loadReviews(
  scope: CatalogueScope,
  productId: string,
  page: { limit: number; offset: number },
): Promise<Result<{ total: number; reviews: readonly Review[] }, GatewayError>> {
  const variables = { where: `target(id=${JSON.stringify(productId)})`, ...page };
  const answer = await scope.client.query(document, variables, RawReviews);
  if (!answer.ok) return answer;
  const { total, results } = answer.value.reviews;
  return ok({ total, reviews: results.flatMap(toReview) });
}

function toReview(raw: Infer<typeof RawReview>): Review[] {
  return raw.rating === null ? [] : [{ ...raw, rating: raw.rating }];
}

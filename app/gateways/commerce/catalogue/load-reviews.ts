import { array, type Infer, nullable, number, string, type } from "superstruct";
import type { Review } from "../../../catalogue/model/review";
import type { GatewayError } from "../../../foundation/gateway-error";
import type { Prompt } from "../../../foundation/prompt";
import { ok, type Result } from "../../../foundation/result";
import { CustomFields, readCustomText } from "../custom-fields";
import { graphql } from "../graphql";
import type { CatalogueScope } from "./catalogue-scope";

const document = graphql(`query Reviews($where: String!, $limit: Int, $offset: Int) {
  reviews(where: $where, limit: $limit, offset: $offset, sort: ["rating desc", "createdAt desc"]) {
    total
    results {
      id title text authorName rating createdAt locale
      custom { customFieldsRaw(includeNames: ["reviewCreatedAt"]) { name value } }
    }
  }
}`);

const RawReview = type({
  id: string(),
  title: nullable(string()),
  text: nullable(string()),
  authorName: nullable(string()),
  rating: nullable(number()),
  createdAt: string(),
  locale: nullable(string()),
  custom: CustomFields,
});

const RawReviews = type({ reviews: type({ total: number(), results: array(RawReview) }) });

type Page = { readonly limit: number; readonly offset: number };
type Reviews = { readonly total: number; readonly reviews: readonly Review[] };

/** Reviews of a product, best first, then newest; remembered for as long as a page of the cache is fresh. */
export function loadReviews(
  scope: CatalogueScope,
  productId: string,
  page: Page,
): Prompt<Result<Reviews, GatewayError>> {
  const key = `reviews:${productId}:${page.limit}:${page.offset}`;
  return scope.productMemo.remember(key, () => queryReviews(scope, productId, page));
}

async function queryReviews(
  scope: CatalogueScope,
  productId: string,
  page: Page,
): Promise<Result<Reviews, GatewayError>> {
  const variables = { where: `target(id=${JSON.stringify(productId)})`, ...page };
  const answer = await scope.client.query(document, variables, RawReviews);
  if (!answer.ok) return answer;
  const { total, results } = answer.value.reviews;
  return ok({ total, reviews: results.flatMap(toReview) });
}

/** A review that came from elsewhere says itself when it was written. */
function toReview({ custom, rating, ...raw }: Infer<typeof RawReview>): Review[] {
  if (rating === null) return [];
  const writtenAt = readCustomText(custom, "reviewCreatedAt");
  return [{ ...raw, rating, createdAt: writtenAt ?? raw.createdAt }];
}

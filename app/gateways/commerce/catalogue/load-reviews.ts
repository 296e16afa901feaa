import type {
  Review,
  ReviewPage,
  ReviewQuery,
  ReviewSort,
  ReviewStatistics,
} from "../../../catalogue/model/review";
import type { GatewayError } from "../../../foundation/gateway-error";
import type { Prompt } from "../../../foundation/prompt";
import { ok, type Result } from "../../../foundation/result";
import { type CustomFieldsAnswer, readCustomField, readCustomText } from "../custom-fields";
import { type AnswerOf, graphql } from "../graphql";
import type { CatalogueScope } from "./catalogue-scope";

const document = graphql(`query Reviews($where: String!, $limit: Int, $offset: Int, $sort: [String!]) {
  reviews(where: $where, limit: $limit, offset: $offset, sort: $sort) {
    total
    results {
      id title text authorName rating createdAt locale
      custom { customFieldsRaw(includeNames: ["reviewCreatedAt", "customerCareResponseText", "source",
        "titleTranslations", "textTranslations", "answerTranslations"]) { name value } }
    }
  }
}`);

/** An imported review has its own date. */
const newestFirst = ["custom.fields.reviewCreatedAt desc", "createdAt desc"] as const;

const sorts: Readonly<Record<ReviewSort, readonly string[]>> = {
  rating: ["rating desc", ...newestFirst],
  recent: newestFirst,
};

/** Loads reviews of a product in the requested order; cached for as long as a page of the cache is fresh. */
export function loadReviews(
  scope: CatalogueScope,
  productId: string,
  query: ReviewQuery,
): Prompt<Result<ReviewPage, GatewayError>> {
  const { limit, offset, sort = "rating", rating = null } = query;
  const key = `reviews:${scope.localeKey}:${productId}:${limit}:${offset}:${sort}:${rating ?? ""}`;
  return scope.productMemo.remember(key, () => queryReviews(scope, productId, query));
}

async function queryReviews(
  scope: CatalogueScope,
  productId: string,
  { limit, offset, sort = "rating", rating = null }: ReviewQuery,
): Promise<Result<ReviewPage, GatewayError>> {
  const target = `target(id=${JSON.stringify(productId)})`;
  const where = rating === null ? target : `${target} and rating = ${rating}`;
  const variables = { where, limit, offset, sort: sorts[sort] };
  const answer = await scope.client.query(document, variables);
  if (!answer.ok) return answer;
  const { total, results } = answer.value.reviews;
  return ok({ total, reviews: results.flatMap((raw) => toReview(raw, scope.language)) });
}

type RawReview = AnswerOf<typeof document>["reviews"]["results"][number];

function toReview({ custom, rating, ...raw }: RawReview, language: string): Review[] {
  if (rating === null) return [];
  const text = (name: string) => readCustomText(custom, name);
  const answer = text("customerCareResponseText");
  const isForeign = raw.locale !== null && raw.locale.slice(0, 2) !== language;
  const translation = {
    title: readTranslation(custom, "titleTranslations", language),
    text: readTranslation(custom, "textTranslations", language),
    answer: readTranslation(custom, "answerTranslations", language),
  };
  const isTranslated = isForeign && (translation.title !== null || translation.text !== null);
  return [
    {
      ...raw,
      rating,
      answer,
      createdAt: text("reviewCreatedAt") ?? raw.createdAt,
      source: text("source"),
      translation: isTranslated ? translation : null,
    },
  ];
}

function readTranslation(custom: CustomFieldsAnswer, name: string, language: string): string | null {
  const texts = readCustomField(custom, name);
  if (typeof texts !== "object" || texts === null) return null;
  const word: unknown = Object.entries(texts).find(([key]) => key === language)?.[1];
  return typeof word === "string" && word !== "" ? word : null;
}

const statisticsDocument = graphql(`query ReviewStatistics($id: String!) {
  product(id: $id) { reviewRatingStatistics { averageRating count ratingsDistribution } }
}`);

/** Loads the statistics of the published product with this id; cached as its reviews are. */
export async function loadReviewStatistics(
  scope: CatalogueScope,
  productId: string,
): Promise<Result<ReviewStatistics | null, GatewayError>> {
  return scope.productMemo.remember(`review-statistics:${productId}`, async () => {
    const answer = await scope.client.query(statisticsDocument, { id: productId });
    if (!answer.ok) return answer;
    const raw = answer.value.product?.reviewRatingStatistics ?? null;
    return ok(raw && { ...raw, ratingsDistribution: toLevels(raw.ratingsDistribution) });
  });
}

/** Skips levels without a number. */
function toLevels(raw: unknown): ReviewStatistics["ratingsDistribution"] {
  if (typeof raw !== "object" || raw === null) return {};
  const isCount = (entry: [string, unknown]): entry is [string, number] => typeof entry[1] === "number";
  return Object.fromEntries(Object.entries(raw).filter(isCount));
}

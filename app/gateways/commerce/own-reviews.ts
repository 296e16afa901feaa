import { readCustomField, readCustomText } from "./custom-fields";
import { type AnswerOf, graphql } from "./graphql";
import type { OwnReview } from "./reviews-gateway";

export const allOwnReviewsDocument = graphql(`query AllOwnReviews($where: String!, $limit: Int!) {
  reviews(where: $where, limit: $limit, sort: ["createdAt desc"]) {
    results {
      id version uniquenessValue title text rating createdAt includedInStatistics
      targetRef { id }
      custom { customFieldsRaw(includeNames: ["reviewCreatedAt", "customerCareResponseText", "titleTranslations", "textTranslations"]) { name value } }
    }
  }
}`);

type RawOwnReview = AnswerOf<typeof allOwnReviewsDocument>["reviews"]["results"][number];

/** null: of no product, or without stars. */
export function toOwnReview(raw: RawOwnReview): OwnReview | null {
  const { targetRef, rating, includedInStatistics, custom, title, text, ...known } = raw;
  if (!targetRef || rating === null) return null;
  return {
    ...known,
    productId: targetRef.id,
    rating,
    title: title ?? "",
    text: text ?? "",
    createdAt: readCustomText(custom, "reviewCreatedAt") ?? raw.createdAt,
    isPublished: includedInStatistics,
    answer: readCustomText(custom, "customerCareResponseText"),
    translations: ["titleTranslations", "textTranslations"].filter((name) => readCustomField(custom, name)),
  };
}

import { array, boolean, type Infer, nullable, number, string, type } from "superstruct";
import { CustomFields, readCustomField, readCustomText } from "./custom-fields";
import { graphql } from "./graphql";
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

const RawOwnReview = type({
  id: string(),
  version: number(),
  uniquenessValue: nullable(string()),
  title: nullable(string()),
  text: nullable(string()),
  rating: nullable(number()),
  createdAt: string(),
  includedInStatistics: boolean(),
  targetRef: nullable(type({ id: string() })),
  custom: CustomFields,
});

export const AllOwnReviews = type({ reviews: type({ results: array(RawOwnReview) }) });

/** null: of no product, or without stars. */
export function toOwnReview(raw: Infer<typeof RawOwnReview>): OwnReview | null {
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

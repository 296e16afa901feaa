import { type Language, languages } from "../language.ts";
import { type PlannedReview, planReviews } from "../trade/plan-reviews.ts";
import { answerOf } from "../trade/review-pool.ts";
import type { Traded } from "../trade/traded.ts";
import { words } from "../words/words.ts";
import { byKey, customFields } from "./draft.ts";

const dayMs = 86_400_000;

/** The reviews of a product with their translations; they were written in the two years before the month of the seeding. */
export function createReviews(product: Traded, seed: number, now: Date) {
  const month = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1);
  return planReviews(product, seed).map((review) => createReview(product.sku, review, month));
}

function createReview(sku: string, planned: PlannedReview, monthMs: number) {
  const { key, review, rating, locale, language, author, source, ageDays } = planned;
  const { pool, authors } = words[language].reviews;
  return {
    key,
    uniquenessValue: key,
    locale,
    authorName: authors[author % authors.length],
    title: pool[review].title,
    text: pool[review].text,
    rating,
    target: byKey("product", sku),
    custom: customFields("review-fields", {
      reviewCreatedAt: new Date(monthMs - ageDays * dayMs + (author % 600) * 60_000).toISOString(),
      source,
      titleTranslations: translate(language, (other) => words[other].reviews.pool[review].title),
      textTranslations: translate(language, (other) => words[other].reviews.pool[review].text),
      ...toAnswer(planned),
    }),
  };
}

function toAnswer({ review, language, isAnswered }: PlannedReview) {
  const answer = answerOf(review);
  if (!isAnswered || !answer) return {};
  return {
    customerCareResponseText: words[language].reviews.answers[answer],
    answerTranslations: translate(language, (other) => words[other].reviews.answers[answer]),
  };
}

/** In every language but the one that it was written in. */
function translate(own: Language, write: (language: Language) => string) {
  return Object.fromEntries(
    languages.filter((language) => language !== own).map((language) => [language, write(language)]),
  );
}

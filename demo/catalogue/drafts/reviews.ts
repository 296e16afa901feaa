import { type Language, languages } from "../language.ts";
import type { PlannedProduct } from "../plan/planned-product.ts";
import { createClosings, type WriteClosing, writeReviewText } from "../text/write-review.ts";
import { type DemoCustomer, demoCustomers } from "../trade/customers.ts";
import { type Article, articleAt } from "../trade/ordered-articles.ts";
import { demoOrders } from "../trade/orders.ts";
import { type PlannedReview, planReviews } from "../trade/plan-reviews.ts";
import { answerOf, type ReviewKey, ratingOf } from "../trade/review-pool.ts";
import { words } from "../words/words.ts";
import { byKey, customFields } from "./draft.ts";

const dayMs = 86_400_000;

/** Creates a product's reviews with translations, dated in the two years before the month of the seeding. */
export function createReviews(product: PlannedProduct, seed: number, now: Date) {
  const month = startOfMonth(now);
  const planned = planReviews(product, seed);
  const closings = createClosings(product, planned, seed);
  return planned.map((review) => createReview(product.sku, review, month, closings(review)));
}

/** Creates the demo customers' reviews of their orders. */
export function createCustomerReviews(articles: readonly Article[], now: Date) {
  return demoOrders.flatMap(({ customer, lines: [[place] = [0]], review }) => {
    const author = demoCustomers.find(({ key }) => key === customer);
    if (!review || !author) return [];
    const { sku } = articleAt(articles, place);
    const draft = createReview(sku, toPlanned(author, review), startOfMonth(now));
    const { firstName, lastName } = author;
    const authorName = `${firstName} ${lastName.slice(0, 1)}.`;
    return [{ ...draft, authorName, customer: byKey("customer", customer) }];
  });
}

type ReviewDraft = ReturnType<typeof createReview>;

/** Leaves out reviews whose text the customers' reviews of the same product have, in any language. */
export function leaveOutRepeated<Draft extends ReviewDraft>(
  reviews: readonly Draft[],
  ofCustomers: readonly ReviewDraft[],
): readonly Draft[] {
  const toMark = (draft: ReviewDraft) => `${draft.target.key} ${readEnglishTitle(draft)}`;
  const taken = new Set(ofCustomers.map(toMark));
  return reviews.filter((draft) => !taken.has(toMark(draft)));
}

function readEnglishTitle({ locale, title, custom }: ReviewDraft): unknown {
  return locale.startsWith("en-") ? title : Object(custom.fields.titleTranslations).en;
}

function toPlanned({ key, locale }: DemoCustomer, review: ReviewKey): PlannedReview {
  const language = languages.find((candidate) => locale.startsWith(`${candidate}-`)) ?? "en";
  const rating = ratingOf(review);
  const isAnswered = answerOf(review) !== undefined;
  return {
    key: `review-${key}-${review}`,
    review,
    rating,
    locale,
    language,
    author: 0,
    isAnswered,
    source: "shop",
    ageDays: 4,
  };
}

function startOfMonth(now: Date): number {
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1);
}

function createReview(sku: string, planned: PlannedReview, monthMs: number, close?: WriteClosing) {
  const { key, review, rating, locale, language, author, source, ageDays } = planned;
  const { authors } = words[language].reviews;
  return {
    key,
    uniquenessValue: key,
    locale,
    authorName: authors[author % authors.length],
    ...(review && { title: toTitle(language, review), text: writeReviewText(review, language, close) }),
    rating,
    target: byKey("product", sku),
    custom: customFields("review-fields", {
      reviewCreatedAt: new Date(monthMs - ageDays * dayMs + (author % 600) * 60_000).toISOString(),
      source,
      ...(review && {
        titleTranslations: translate(language, (other) => toTitle(other, review)),
        textTranslations: translate(language, (other) => writeReviewText(review, other, close)),
      }),
      ...toAnswer(planned),
    }),
  };
}

function toTitle(language: Language, review: ReviewKey): string {
  return words[language].reviews.pool[review].title;
}

function toAnswer({ review, language, isAnswered }: PlannedReview) {
  const answer = review && answerOf(review);
  if (!isAnswered || !answer) return {};
  return {
    customerCareResponseText: words[language].reviews.answers[answer],
    answerTranslations: translate(language, (other) => words[other].reviews.answers[answer]),
  };
}

/** Translates into every language except the original one. */
function translate(own: Language, write: (language: Language) => string) {
  return Object.fromEntries(
    languages.filter((language) => language !== own).map((language) => [language, write(language)]),
  );
}

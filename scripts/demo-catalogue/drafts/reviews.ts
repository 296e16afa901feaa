import { type Language, languages } from "../language.ts";
import type { PlannedProduct } from "../planned-product.ts";
import { chooseOf, randomOf } from "../random.ts";
import { words } from "../words.ts";
import { byKey } from "./draft.ts";

/** None to three reviews, each in a language of its own; two products in five have none yet. */
export function createReviews(product: PlannedProduct, seed: number) {
  if (product.ware === "test" || product.index % 5 >= 3) return [];
  const count = 1 + Math.floor(randomOf(seed, `reviews ${product.sku}`) * 3);
  return Array.from({ length: count }, (_, at) => createReview(product, seed, at));
}

function createReview(product: PlannedProduct, seed: number, at: number) {
  const name = `review ${product.sku} ${at}`;
  const language: Language = chooseOf(seed, `${name} language`, languages);
  const { reviews, authors } = words[language];
  const review = reviews[Math.floor(randomOf(seed, name) * reviews.length)];
  return {
    key: `review-${product.sku}-${at + 1}`,
    uniquenessValue: `${product.sku}-${at + 1}`,
    locale: language,
    authorName: authors[Math.floor(randomOf(seed, `${name} author`) * authors.length)],
    title: review?.title,
    text: review?.text,
    rating: review?.rating,
    target: byKey("product", product.sku),
  };
}

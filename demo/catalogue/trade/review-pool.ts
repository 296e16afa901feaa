import type { english } from "../words/english.ts";

type ReviewSheet = (typeof english)["reviews"];

/** Entries of the pool: their first digit is the rating. The pools of all languages are parallel. */
export type ReviewKey = keyof ReviewSheet["pool"];
export type AnswerKey = keyof ReviewSheet["answers"];
export type Rating = 1 | 2 | 3 | 4 | 5;

// biome-ignore format: a table
const keysByRating: Readonly<Record<Rating, readonly [ReviewKey, ...ReviewKey[]]>> = {
  5: ["5-1", "5-2", "5-3", "5-4", "5-5", "5-6", "5-7", "5-8"],
  4: ["4-1", "4-2", "4-3", "4-4", "4-5", "4-6", "4-7", "4-8"],
  3: ["3-1", "3-2", "3-3", "3-4", "3-5"],
  2: ["2-1", "2-2", "2-3", "2-4"],
  1: ["1-1", "1-2", "1-3", "1-4"],
};

export function reviewKeysOf(rating: Rating): readonly [ReviewKey, ...ReviewKey[]] {
  return keysByRating[rating];
}

export function ratingOf(review: ReviewKey): Rating {
  const ratings: readonly Rating[] = [5, 4, 3, 2, 1];
  return ratings.find((rating) => keysByRating[rating].includes(review)) ?? 5;
}

/** Customer service's answer to each complaint. */
const answers: Readonly<Partial<Record<ReviewKey, AnswerKey>>> = {
  "3-3": "quality",
  "3-5": "late",
  "2-1": "damaged",
  "2-2": "quality",
  "2-3": "missing",
  "2-4": "quality",
  "1-1": "broken",
  "1-2": "quality",
  "1-3": "missing",
  "1-4": "service",
};

/** Returns the answer to a review, if any. */
export function answerOf(review: ReviewKey): AnswerKey | undefined {
  return answers[review];
}

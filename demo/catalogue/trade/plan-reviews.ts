import { demoLocales, type Language, languages } from "../language.ts";
import { chooseOf, randomOf } from "../random.ts";
import { answerOf, type Rating, type ReviewKey, reviewKeysOf } from "./review-pool.ts";
import { isFirstRow, type Traded } from "./traded.ts";

export interface PlannedReview {
  readonly key: string;
  /** null: stars without a text. */
  readonly review: ReviewKey | null;
  readonly rating: Rating;
  readonly locale: string;
  readonly language: Language;
  /** Index in the language's list of authors. */
  readonly author: number;
  readonly isAnswered: boolean;
  /** Where a buyer wrote it: on the product page, from a mail after the delivery, or to customer service. */
  readonly source: "shop" | "mail" | "service";
  /** Days before the month of the seeding. */
  readonly ageDays: number;
}

/** Number of reviews per product: for each range its share of the products, its minimum and maximum. */
const counts: readonly (readonly [share: number, least: number, most: number])[] = [
  [0.45, 0, 0],
  [0.36, 1, 3],
  [0.13, 4, 9],
  [0.05, 10, 20],
  [0.01, 40, 48],
];

/** Shares of 5, 4, 3, 2 and 1 star: typical reviews have a J-shaped distribution, those of a weak product less so. */
const qualities: readonly (readonly [share: number, stars: readonly number[]])[] = [
  [0.66, [0.72, 0.19, 0.05, 0.02, 0.02]],
  [0.26, [0.5, 0.26, 0.12, 0.06, 0.06]],
  [0.08, [0.24, 0.22, 0.22, 0.14, 0.18]],
];

const answeredShare = { low: 0.75, middling: 0.3 };
const twoYearsDays = 730;
const recentShare = 0.6;
const recentDays = 240;

/** Plans the reviews of a product, the same for the same seed: none for test articles and services. */
export function planReviews(product: Traded, seed: number): readonly PlannedReview[] {
  const { sku, ware, kind } = product;
  if (ware === "test" || kind === "service") return [];
  const stars = choosePart(qualities, randomOf(seed, `quality ${sku}`))[1];
  const reviews = Array.from({ length: countReviews(product, seed) }, (_, at) =>
    planReview(sku, at, stars, seed),
  );
  const authors = new Set<string>();
  return reviews.map((planned, at) => {
    const newer = reviews.filter(
      ({ rating, ageDays }, other) =>
        rating === planned.rating &&
        (ageDays < planned.ageDays || (ageDays === planned.ageDays && other < at)),
    );
    const author = chooseAuthor(planned, authors);
    return { ...planned, author, ...chooseText(sku, planned, newer.length, seed) };
  });
}

/** Number of names per language. */
const authorsOfLanguage = 12;

/** Returns the planned author, or the next one of the language who has not reviewed the product yet. */
function chooseAuthor({ author, language }: BareReview, taken: Set<string>): number {
  const toMark = (candidate: number) => `${language} ${candidate % authorsOfLanguage}`;
  const candidates = Array.from({ length: authorsOfLanguage }, (_, step) => author + step);
  const chosen = candidates.find((candidate) => !taken.has(toMark(candidate))) ?? author;
  taken.add(toMark(chosen));
  return chosen;
}

/**
 * Chooses a text that no other review of the product has: each rating's newest reviews have the texts of its pool, all
 * older ones only stars.
 *
 * @param newer number of the product's newer reviews with this rating
 */
function chooseText(
  sku: string,
  { key, rating }: BareReview,
  newer: number,
  seed: number,
): Pick<PlannedReview, "review" | "isAnswered"> {
  const texts = reviewKeysOf(rating);
  if (newer >= texts.length) return { review: null, isAnswered: false };
  const first = Math.floor(randomOf(seed, `review ${sku} text ${rating}`) * texts.length);
  const review = texts[(first + newer) % texts.length] ?? texts[0];
  const answered = rating <= 2 ? answeredShare.low : answeredShare.middling;
  const isAnswered = answerOf(review) !== undefined && randomOf(seed, `${key} answer`) < answered;
  return { review, isAnswered };
}

const countOfFirstRow = [1, 6, 14] as const;

function countReviews({ sku, ware }: Traded, seed: number): number {
  const chosen = choosePart(counts, randomOf(seed, `reviewed ${sku}`));
  const [, least, most] = isFirstRow({ sku, ware }) ? countOfFirstRow : chosen;
  // a used machine is sold once
  const limit = ware === "b" ? Math.min(1, most) : most;
  return (
    Math.min(limit, least) +
    Math.floor(randomOf(seed, `reviews ${sku}`) * (limit - Math.min(limit, least) + 1))
  );
}

type BareReview = Omit<PlannedReview, "review" | "isAnswered">;

function planReview(sku: string, at: number, stars: readonly number[], seed: number): BareReview {
  const key = `review-${sku}-${at + 1}`;
  const draw = (what: string) => randomOf(seed, `${key} ${what}`);
  const rating = chooseRating(stars, draw("rating"));
  const locale = demoLocales[Math.floor(draw("locale") * demoLocales.length)] ?? "en-GB";
  const language = languages.find((candidate) => locale.startsWith(`${candidate}-`)) ?? "en";
  return {
    key,
    rating,
    locale,
    language,
    // neighbours in the list of authors
    author: Math.floor(randomOf(seed, `review ${sku} author`) * 1000) + at,
    source: chooseOf(seed, `${key} source`, ["shop", "mail", "mail", "service"]),
    ageDays: Math.floor(draw("age") * (draw("recent") < recentShare ? recentDays : twoYearsDays)) + 1,
  };
}

function chooseRating(stars: readonly number[], draw: number): Rating {
  const ratings: readonly Rating[] = [5, 4, 3, 2, 1];
  let left = draw;
  return (
    ratings.find((_, at) => {
      left -= stars[at] ?? 0;
      return left < 0;
    }) ?? 5
  );
}

/** Returns the entry into whose share of 1 a number falls. */
function choosePart<Part extends readonly [share: number, ...rest: unknown[]]>(
  parts: readonly Part[],
  draw: number,
): Part {
  let left = draw;
  const found = parts.find(([share]) => {
    left -= share;
    return left < 0;
  });
  const part = found ?? parts.at(-1);
  if (!part) throw new Error("there are no parts to choose from");
  return part;
}

const topRated = { least: 4, average: 4.6 };

/** Reports whether a product earns the tag `topRated`: enough reviews, and good ones. */
export function isTopRated(product: Traded, seed: number): boolean {
  const ratings = planReviews(product, seed).map(({ rating }) => rating);
  const sum = ratings.reduce<number>((total, rating) => total + rating, 0);
  return product.ware === "a" && ratings.length >= topRated.least && sum / ratings.length >= topRated.average;
}

/** The texts of a review, in one language. */
export type ReviewTexts = { readonly title: string | null; readonly text: string | null };

export type Review = ReviewTexts & {
  readonly id: string;
  readonly authorName: string | null;
  readonly rating: number;
  readonly createdAt: string;
  readonly locale: string | null;
  /** Its source: `shop`, `mail`, `service`, or another system's name for it. */
  readonly source: string | null;
  /** Customer care's reply, in the review's language. */
  readonly answer: string | null;
  /** In the shop's language; null: it is the original's, or there is no translation. */
  readonly translation: (ReviewTexts & { readonly answer: string | null }) | null;
};

/** Best first, of equals the newest first; or the newest first. */
export const reviewSorts = ["rating", "recent"] as const;

export type ReviewSort = (typeof reviewSorts)[number];

export type ReviewQuery = {
  readonly limit: number;
  readonly offset: number;
  readonly sort?: ReviewSort;
  /** Only those with this number of stars; null: all. */
  readonly rating?: number | null;
};

/** Reviews of one product on one page. */
export type ReviewPage = { readonly total: number; readonly reviews: readonly Review[] };

/** The platform's own statistics of a product's reviews. */
export type ReviewStatistics = {
  readonly averageRating: number;
  readonly count: number;
  readonly ratingsDistribution: Readonly<Record<string, number>>;
};

/** The specification's number of reviews per page, and its levels. */
export const reviewPageSize = 10;
export const ratingLevels = [5, 4, 3, 2, 1] as const;

/** Reviews with 5, 4, 3, 2 and 1 stars, from the platform's `ratingsDistribution`. */
export function toDistribution(raw: Readonly<Record<string, number>>): readonly number[] {
  return ratingLevels.map((stars) => raw[String(stars)] ?? 0);
}

/** Rounds to half stars: 3.5 is 3.5, 4.67 is 4.5. */
export function roundToHalf(average: number): number {
  return Math.round(average * 2) / 2;
}

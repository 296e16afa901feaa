/** What a review says, in one language. */
export type ReviewWords = { readonly title: string | null; readonly text: string | null };

export type Review = ReviewWords & {
  readonly id: string;
  readonly authorName: string | null;
  readonly rating: number;
  readonly createdAt: string;
  readonly locale: string | null;
  /** How it came: `shop`, `mail`, `service`, or whatever another system calls it. */
  readonly source: string | null;
  /** What customer care answers, in the review's language. */
  readonly answer: string | null;
  /** In the shop's language; null: it was written in it, or nobody has translated it. */
  readonly translation: (ReviewWords & { readonly answer: string | null }) | null;
};

/** Best first, of equals the newest first; or the newest first. */
export const reviewSorts = ["rating", "recent"] as const;

export type ReviewSort = (typeof reviewSorts)[number];

export type ReviewQuery = {
  readonly limit: number;
  readonly offset: number;
  readonly sort?: ReviewSort;
  /** Only those with so many stars; null: all. */
  readonly rating?: number | null;
};

/** Reviews of one product on one page. */
export type ReviewPage = { readonly total: number; readonly reviews: readonly Review[] };

/** The platform's own figures of a product's reviews. */
export type ReviewStatistics = {
  readonly averageRating: number;
  readonly count: number;
  readonly ratingsDistribution: Readonly<Record<string, number>>;
};

/** The specification's number of reviews on a page, and of levels. */
export const reviewPageSize = 10;
export const ratingLevels = [5, 4, 3, 2, 1] as const;

/** Reviews with 5, 4, 3, 2 and 1 stars, of the platform's `ratingsDistribution`. */
export function toDistribution(raw: Readonly<Record<string, number>>): readonly number[] {
  return ratingLevels.map((stars) => raw[String(stars)] ?? 0);
}

/** To half a star, as stars are drawn: 3.5 is 3.5, 4.67 is 4.5. */
export function roundToHalf(average: number): number {
  return Math.round(average * 2) / 2;
}

/** A review in the shop's language if translated, with the original. */
export type ReviewView = {
  readonly id: string;
  readonly title: string | null;
  readonly text: string | null;
  readonly author: string | null;
  readonly rating: number;
  readonly date: string;
  /** Language of title, text and answer as shown. */
  readonly language: string | null;
  readonly answer: string | null;
  /** The source as text; null: unknown. */
  readonly source: string | null;
  /** Name of the review's language, if it is another and not translated. */
  readonly foreign?: string;
  /** The original, if a translation is shown. */
  readonly original?: {
    readonly language: string;
    /** In the page's language: `poľština`. */
    readonly languageName: string;
    readonly title: string | null;
    readonly text: string | null;
    readonly answer: string | null;
  };
};

/** One level of the distribution: a link to the reviews with this number of stars. */
export type RatingLevelView = {
  readonly stars: number;
  readonly count: number;
  readonly href: string;
  readonly isChosen: boolean;
};

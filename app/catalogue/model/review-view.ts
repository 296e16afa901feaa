/** A review as it is shown: in the shop's language where there is a translation, with the original beside it. */
export type ReviewView = {
  readonly id: string;
  readonly title: string | null;
  readonly text: string | null;
  readonly author: string | null;
  readonly rating: number;
  readonly date: string;
  /** Of title, text and answer as they are shown. */
  readonly language: string | null;
  readonly answer: string | null;
  /** How it came, in words; null: nobody says. */
  readonly source: string | null;
  /** The name of the language that it is in, where that is another and nobody translated it. */
  readonly foreign?: string;
  /** As it was written, where a translation is shown. */
  readonly original?: {
    readonly language: string;
    /** In the page's language: `poľština`. */
    readonly languageName: string;
    readonly title: string | null;
    readonly text: string | null;
    readonly answer: string | null;
  };
};

/** One level of the distribution: a link to the reviews with so many stars. */
export type RatingLevelView = {
  readonly stars: number;
  readonly count: number;
  readonly href: string;
  readonly isChosen: boolean;
};

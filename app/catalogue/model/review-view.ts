/** A review as it is shown. */
export type ReviewView = {
  readonly id: string;
  readonly title: string | null;
  readonly text: string | null;
  readonly author: string | null;
  readonly rating: number;
  readonly date: string;
  readonly language: string | null;
};

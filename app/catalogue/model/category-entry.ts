/** A category on the page of all categories. */
export type CategoryEntry = {
  readonly name: string;
  readonly href: string;
  /** Formatted number of products; empty if unknown. */
  readonly count: string;
  /** null below the first two levels. */
  readonly picture: string | null;
  readonly below: readonly CategoryEntry[];
};

/** A country as the selector shows it: names and currency in words. */
export type CountryChoice = {
  readonly code: string;
  /** In the page's language. */
  readonly name: string;
  readonly currency: string;
  readonly isHere: boolean;
  /** Its shop's start page in each of its languages, which name themselves. */
  readonly shops: readonly { readonly locale: string; readonly language: string; readonly href: string }[];
};

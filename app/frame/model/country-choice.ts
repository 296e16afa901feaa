/** A country as the selector shows it, with the names and the currency as text. */
export type CountryChoice = {
  readonly code: string;
  /** In the page's language. */
  readonly name: string;
  readonly flagFile: string;
  readonly currency: string;
  readonly isHere: boolean;
  readonly shops: readonly ShopChoice[];
};

/** A country's shop in one of its languages, with the names of the country and of the language. */
export type ShopChoice = {
  readonly locale: string;
  readonly country: string;
  readonly language: string;
  readonly href: string;
  readonly isHere: boolean;
  /** The shop does not have the visitor's page: the link leads to its home page. */
  readonly isStartInstead: boolean;
};

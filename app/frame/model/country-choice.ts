/** A country as the selector shows it: names and currency in words. */
export type CountryChoice = {
  readonly code: string;
  /** In the page's language. */
  readonly name: string;
  readonly flagFile: string;
  readonly currency: string;
  readonly isHere: boolean;
  readonly shops: readonly ShopChoice[];
};

/** A country's shop in one of its languages, which names the country and itself. */
export type ShopChoice = {
  readonly locale: string;
  readonly country: string;
  readonly language: string;
  readonly href: string;
  readonly isHere: boolean;
  /** It does not have the page that the reader comes from: its start page is offered instead. */
  readonly isStartInstead: boolean;
};

/** What the search field offers while a text is typed. */
export type SearchSuggestions = {
  /** Products that the text finds in all. */
  readonly total: number;
  readonly products: readonly SuggestedProduct[];
  readonly categories: readonly SuggestedCategory[];
  readonly brands: readonly { readonly name: string; readonly count: number }[];
  /** Of the search's click analytics; null: it keeps none. */
  readonly queryId: string | null;
};

export type SuggestedProduct = {
  /** The platform's product id: `CatalogueGateway.loadCards` knows its picture and price. */
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  readonly brand: string;
  readonly slug: string;
  /** Lowest price of its variants in the shop's currency, gross, cents; null: none. */
  readonly priceCents: number | null;
};

export type SuggestedCategory = {
  readonly name: string;
  /** Its page, with language prefix. */
  readonly url: string;
  /** Names from the department down to itself. */
  readonly path: readonly string[];
  readonly count: number;
};

/** The suggestions of the search field during typing. */
export type SearchSuggestions = {
  /** Total number of products that the text finds. */
  readonly total: number;
  readonly products: readonly SuggestedProduct[];
  /** The nouns of each of the best hits, from the merchant: singular, plural, other names. */
  readonly keywords: readonly (readonly string[])[];
  /** Categories whose name matches the text. */
  readonly categories: readonly SuggestedCategory[];
  /** Keys of the lowest categories of the best hits, the most frequent first. */
  readonly categoryKeys: readonly string[];
  readonly brands: readonly { readonly name: string; readonly count: number }[];
  /** Id for the search's click analytics; null: analytics are off. */
  readonly queryId: string | null;
};

export type SuggestedProduct = {
  /** The platform's product id: `CatalogueGateway.loadCards` loads its picture and price. */
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
  /** URL of its page, with language prefix. */
  readonly url: string;
  /** Names from the department down to itself. */
  readonly path: readonly string[];
  readonly count: number;
};

export type FacetValue = { readonly value: string; readonly count: number };

/** The bounds of a numeric facet. */
export type FacetBounds = { readonly lowest: number; readonly highest: number };

/** An attribute's values, most frequent first; bounds for numbers. */
export type AttributeFacet = {
  readonly name: string;
  readonly values: readonly FacetValue[];
  readonly bounds: FacetBounds | null;
};

/** One page of a listing from the search. */
export type FoundProducts = {
  /** The platform's product ids, in the listing's order. */
  readonly ids: readonly string[];
  readonly total: number;
  readonly facets: ListingFacets;
  /**
   * Category keys from the department down to the product type, joined by ` > `, by product id; empty unless the listing
   * is groupable (`isGroupable`). A product may be in several categories.
   */
  readonly places: Readonly<Record<string, readonly string[]>>;
  /** Id for the search's click analytics; null: analytics are off. */
  readonly queryId: string | null;
};

export type ListingFacets = {
  readonly brands: readonly FacetValue[];
  readonly tags: readonly FacetValue[];
  /** Grades of used articles; empty unless the listing is one of them (`isOfUsed`). */
  readonly grades: readonly FacetValue[];
  /** Average ratings with their counts. */
  readonly ratings: readonly FacetValue[];
  /** Number of products in stock. */
  readonly inStock: number;
  /** Category keys from the department down, joined by ` > `, one level below the listing's category. */
  readonly categories: readonly FacetValue[];
  /** Cents. */
  readonly price: FacetBounds | null;
  readonly attributes: readonly AttributeFacet[];
};

/** The product with a number; `sku`: of the variant, if the number is that variant's. */
export type NumberOwner = { readonly slug: string; readonly sku: string | null };

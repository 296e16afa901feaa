export type FacetValue = { readonly value: string; readonly count: number };

/** The bounds of a numeric facet. */
export type FacetBounds = { readonly lowest: number; readonly highest: number };

/** An attribute's values, most frequent first; bounds where they are numbers. */
export type AttributeFacet = {
  readonly name: string;
  readonly values: readonly FacetValue[];
  readonly bounds: FacetBounds | null;
};

/** One page of a listing as the search answers it. */
export type FoundProducts = {
  /** The platform's product ids, in the listing's order. */
  readonly ids: readonly string[];
  readonly total: number;
  readonly facets: ListingFacets;
  /** Of the search's click analytics; null: it keeps none. */
  readonly queryId: string | null;
};

export type ListingFacets = {
  readonly brands: readonly FacetValue[];
  readonly tags: readonly FacetValue[];
  /** Average ratings with their counts. */
  readonly ratings: readonly FacetValue[];
  /** Category keys from the department down, joined by ` > `: those one level below the listing's own. */
  readonly categories: readonly FacetValue[];
  /** Cents. */
  readonly price: FacetBounds | null;
  readonly attributes: readonly AttributeFacet[];
};

/** The product that a number belongs to; `sku`: of the variant, where the number is that variant's. */
export type NumberOwner = { readonly slug: string; readonly sku: string | null };

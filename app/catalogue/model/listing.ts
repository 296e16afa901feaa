import type { ProductCard } from "./product-card";

export const sortOptions = [
  "relevance",
  "name-asc",
  "name-desc",
  "price-asc",
  "price-desc",
  "newest",
] as const;
export type SortOption = (typeof sortOptions)[number];

export const pageSizes = [12, 24, 36, 48] as const;
export type PageSize = (typeof pageSizes)[number];

/** What a listing or search page asks; prices in minor units. */
export type ListingQuery = {
  readonly text: string | null;
  readonly categoryId: string | null;
  readonly brands: readonly string[];
  readonly tags: readonly string[];
  readonly priceCents: { readonly from: number | null; readonly to: number | null };
  readonly minimumRating: number | null;
  readonly sort: SortOption;
  readonly page: number;
  readonly pageSize: PageSize;
};

export type FacetValue = { readonly value: string; readonly count: number };

export type Listing = {
  readonly cards: readonly ProductCard[];
  readonly total: number;
  readonly brands: readonly FacetValue[];
  readonly categories: readonly FacetValue[];
  readonly priceCents: { readonly lowest: number; readonly highest: number } | null;
};

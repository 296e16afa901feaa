import type { BwareGrade } from "./bware-grade";
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

/** A range, open at the ends that are null. */
export type Range = { readonly from: number | null; readonly to: number | null };

export const openRange: Range = { from: null, to: null };

/** A filter of a technical attribute by values, or by a range in the attribute's unit. */
export type AttributeFilter = {
  /** The platform's attribute name. */
  readonly name: string;
  readonly values: readonly string[];
  readonly range: Range;
};

/** A category as the search identifies it: its id, and the keys from the department down to itself. */
export type ListingCategory = { readonly id: string; readonly keys: readonly string[] };

/** A table sorted by one of its columns. */
export type ColumnSort = { readonly name: string; readonly direction: "asc" | "desc" };

/** The query of a listing or search page; prices in minor units. */
export type ListingQuery = {
  readonly text: string | null;
  readonly category: ListingCategory | null;
  /** Products are in `category` or in one of these. */
  readonly otherCategories?: readonly ListingCategory[];
  /** Tags of the page itself: products have all of them. */
  readonly ownTags: readonly string[];
  /** Tags that the shopper filters by: products have one of them. */
  readonly tags: readonly string[];
  readonly brands: readonly string[];
  /** Grades that the shopper filters used articles by. */
  readonly grades: readonly BwareGrade[];
  readonly priceCents: Range;
  readonly minimumRating: number | null;
  /** Only products in stock. */
  readonly isOnStock?: boolean;
  readonly attributes: readonly AttributeFilter[];
  readonly sort: SortOption;
  readonly columnSort: ColumnSort | null;
  readonly view: "grid" | "table";
  readonly page: number;
  readonly pageSize: PageSize;
};

/** Whether a listing is one of used articles, which have grades. */
export function isOfUsed({
  ownTags,
  tags,
  grades,
}: Pick<ListingQuery, "ownTags" | "tags" | "grades">): boolean {
  return grades.length > 0 || [...ownTags, ...tags].includes("bware");
}

/** The order of the products: one of those that the shopper chooses from, or the largest reductions first. */
export type ListingOrder = SortOption | "reduction";

/** Without a search text, special offers are relevant by their reduction, and new arrivals by their date. */
export function toOrder({
  ownTags,
  text,
  sort,
}: Pick<ListingQuery, "ownTags" | "text" | "sort">): ListingOrder {
  if (sort !== "relevance" || text !== null) return sort;
  if (ownTags.includes("on-sale")) return "reduction";
  return ownTags.includes("new") ? "newest" : sort;
}

/** Whether rows may be grouped by product type: a table in order of relevance, which no other order contradicts. */
export function isGroupable(
  query: Pick<ListingQuery, "view" | "columnSort" | "sort" | "ownTags" | "text">,
): boolean {
  return query.view === "table" && query.columnSort === null && toOrder(query) === "relevance";
}

/** A listing of the platform. */
export type CatalogueQuery = Omit<ListingQuery, "pageSize"> & {
  readonly pageSize: number;
  /** Products are in one of these categories or their descendants. */
  readonly categoryIds?: readonly string[];
  /** Products to skip; replaces `page`. */
  readonly offset?: number;
  /** Includes products that are not eligible for selling here. */
  readonly includesUnsellable?: boolean;
};

/** The platform's plain listing. */
export type Listing = { readonly cards: readonly ProductCard[]; readonly total: number };

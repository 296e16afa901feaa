import type { AttributeFilter, ListingQuery, PageSize, Range, SortOption } from "./listing";

export const defaultSort: SortOption = "relevance";
export const defaultPageSize: PageSize = 24;

/** The parameters of a listing's URL; the category of a search is its key. */
export type ListingSearch = Omit<ListingQuery, "category" | "ownTags"> & {
  readonly categoryKey: string | null;
};

export const noFilters = {
  brands: [],
  tags: [],
  grades: [],
  minimumRating: null,
  isOnStock: false,
  priceCents: { from: null, to: null },
  attributes: [],
} satisfies Partial<ListingSearch>;

/**
 * Builds a listing's URL parameters in a fixed order, without default values: `?brand=physa&page=2`.
 * `a.voltage` contains values of an attribute; `r.capacity` is a range in the attribute's unit.
 */
export function toListingParameters(query: ListingSearch): URLSearchParams {
  const search = new URLSearchParams();
  if (query.text !== null) search.set("q", query.text);
  for (const brand of query.brands) search.append("brand", brand);
  if (query.categoryKey !== null) search.set("category", query.categoryKey);
  for (const tag of query.tags) search.append("tags", tag);
  for (const grade of query.grades) search.append("grade", grade);
  if (query.minimumRating !== null) search.set("rating", String(query.minimumRating));
  if (query.isOnStock) search.set("stock", "1");
  const price = toRangeText(toMajorUnits(query.priceCents), "-");
  if (price) search.set("price", price);
  for (const filter of query.attributes) addAttribute(search, filter);
  if (query.columnSort) search.set("sort", `a.${query.columnSort.name}-${query.columnSort.direction}`);
  else if (query.sort !== defaultSort) search.set("sort", query.sort);
  if (query.pageSize !== defaultPageSize) search.set("hits", String(query.pageSize));
  if (query.view === "table") search.set("view", "table");
  if (query.page > 1) search.set("page", String(query.page));
  return search;
}

/** The query string of a listing's URL; empty for default values. */
export function toListingSearch(query: ListingSearch): string {
  const search = toListingParameters(query);
  return search.size === 0 ? "" : `?${search}`;
}

function addAttribute(search: URLSearchParams, { name, values, range }: AttributeFilter): void {
  for (const value of values) search.append(`a.${name}`, value);
  const text = toRangeText(range, "..");
  if (text) search.set(`r.${name}`, text);
}

export function toMajorUnits({ from, to }: Range): Range {
  return { from: from === null ? null : from / 100, to: to === null ? null : to / 100 };
}

/** `100-500`, `100-` or `-500`; empty when it is open on both sides. */
function toRangeText({ from, to }: Range, separator: string): string {
  return from === null && to === null ? "" : `${from ?? ""}${separator}${to ?? ""}`;
}

import type { ListingQuery, PageSize, SortOption } from "./listing";

export const defaultSort: SortOption = "relevance";
export const defaultPageSize: PageSize = 24;

type Search = Omit<ListingQuery, "categoryId">;

/** The query part of a listing's address, without what is default: the one way to write it, `?brand=physa&page=2`. */
export function toListingSearch(query: Search): string {
  const search = new URLSearchParams();
  if (query.text !== null) search.set("q", query.text);
  for (const brand of query.brands) search.append("brand", brand);
  for (const tag of query.tags) search.append("tags", tag);
  if (query.minimumRating !== null) search.set("rating", String(query.minimumRating));
  const price = toPriceParameter(query.priceCents);
  if (price) search.set("price", price);
  if (query.sort !== defaultSort) search.set("sort", query.sort);
  if (query.pageSize !== defaultPageSize) search.set("hits", String(query.pageSize));
  if (query.page > 1) search.set("page", String(query.page));
  return search.size === 0 ? "" : `?${search}`;
}

/** Major units, `100-500`, `100-` or `-500`. */
function toPriceParameter({ from, to }: Search["priceCents"]): string {
  if (from === null && to === null) return "";
  return `${from === null ? "" : from / 100}-${to === null ? "" : to / 100}`;
}

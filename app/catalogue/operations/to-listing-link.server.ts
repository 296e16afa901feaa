import type { ListingQuery } from "../model/listing";
import type { ListingMenu, ListingPage } from "../model/listing-page";
import { type ListingSearch, toListingSearch } from "../model/listing-search";

/** Addresses of the same listing with something changed, from its first page. */
export type ListingLink = (change: Partial<ListingSearch>) => string;

/** What the listing's address says of it. */
export function toOwnSearch(query: ListingQuery, menu: ListingMenu): ListingSearch {
  const { category: _, ownTags: __, ...search } = query;
  return { ...search, categoryKey: menu.kind === "parameter" ? (menu.here?.key ?? null) : null };
}

export function createListingLink(page: ListingPage, query: ListingQuery): ListingLink {
  const own = toOwnSearch(query, page.menu);
  return (change) => page.path + toListingSearch({ ...own, page: 1, ...change });
}

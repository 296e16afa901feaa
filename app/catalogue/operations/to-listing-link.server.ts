import type { ListingQuery } from "../model/listing";
import type { ListingMenu, ListingPage } from "../model/listing-page";
import { type ListingSearch, toListingParameters, toListingSearch } from "../model/listing-search";
import type { HiddenFields } from "../model/listing-view";

/** Returns the URL of the first page of the listing with a changed query. */
export type ListingLink = (change: Partial<ListingSearch>) => string;

/** The part of the query that is in the listing's URL parameters. */
export function toOwnSearch(query: ListingQuery, menu: ListingMenu): ListingSearch {
  const { category: _, ownTags: __, ...search } = query;
  return { ...search, categoryKey: menu.kind === "parameter" ? (menu.here?.key ?? null) : null };
}

export function createListingLink(page: ListingPage, query: ListingQuery): ListingLink {
  const own = toOwnSearch(query, page.menu);
  return (change) => page.path + toListingSearch({ ...own, page: 1, ...change });
}

/** The fields of a form that carry a query. */
export function toHiddenFields(search: ListingSearch): HiddenFields {
  return [...toListingParameters(search)].map(([name, value]) => ({ name, value }));
}

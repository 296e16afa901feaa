import type { RouterContextProvider } from "react-router";
import { requestContext } from "../../request/context";
import { type PageHead, setPageHead } from "../../request/page-head";
import type { ListingQuery } from "../model/listing";
import type { ListingPage } from "../model/listing-page";
import { toListingSearch } from "../model/listing-search";
import { toBreadcrumbData } from "./to-breadcrumb-data.server";
import { toOwnSearch } from "./to-listing-link.server";

type Texts = { readonly description: string } & Pick<PageHead, "paths" | "picture">;

type Listed = Pick<ListingPage, "heading" | "crumbs" | "menu">;

export function setListingHead(
  context: Readonly<RouterContextProvider>,
  page: Listed,
  query: ListingQuery,
  texts: Texts,
): void {
  setPageHead(context, toListingHead(page, query, { ...texts, origin: context.get(requestContext).origin }));
}

/**
 * Builds the head of a listing's page.
 * The listing and its further pages (`page`) are indexed; with a filter, sort or search they are only followed.
 */
export function toListingHead(
  page: Listed,
  query: ListingQuery,
  { origin, ...texts }: Texts & { readonly origin: string },
): PageHead {
  const isPlain = toListingSearch({ ...toOwnSearch(query, page.menu), page: 1 }) === "";
  return {
    ...texts,
    title: page.heading,
    canonicalQuery: isPlain && query.page > 1 ? `?page=${query.page}` : "",
    robots: isPlain ? "index, follow" : "noindex, follow",
    jsonLd: [toBreadcrumbData(page.crumbs, page.heading, origin)],
  };
}

import type { RouterContextProvider } from "react-router";
import { originContext } from "../../request/context";
import { type PageHead, setPageHead } from "../../request/page-head";
import type { ListingQuery } from "../model/listing";
import type { ListingPage } from "../model/listing-page";
import { toListingSearch } from "../model/listing-search";
import { toBreadcrumbData } from "./to-breadcrumb-data.server";
import { toOwnSearch } from "./to-listing-link.server";

type Texts = { readonly description: string } & Pick<PageHead, "paths" | "picture">;

/** Indexed are pages that differ by nothing but `page`; every filter, sort and search is followed, not indexed. */
export function setListingHead(
  context: Readonly<RouterContextProvider>,
  page: Pick<ListingPage, "heading" | "crumbs" | "menu">,
  query: ListingQuery,
  texts: Texts,
): void {
  const isPlain = toListingSearch({ ...toOwnSearch(query, page.menu), page: 1 }) === "";
  setPageHead(context, {
    ...texts,
    title: page.heading,
    canonicalQuery: isPlain && query.page > 1 ? `?page=${query.page}` : "",
    robots: isPlain ? "index, follow" : "noindex, follow",
    jsonLd: [toBreadcrumbData(page.crumbs, page.heading, context.get(originContext))],
  });
}

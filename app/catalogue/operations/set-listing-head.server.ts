import type { RouterContextProvider } from "react-router";
import { originContext } from "../../request/context";
import { type PageHead, setPageHead } from "../../request/page-head";
import type { ListingQuery } from "../model/listing";
import { toListingSearch } from "../model/listing-search";
import type { LinkView } from "../model/listing-view";
import { toBreadcrumbData } from "./to-breadcrumb-data.server";

type Texts = {
  readonly description: string;
  readonly paths?: PageHead["paths"];
  readonly crumbs: readonly LinkView[];
  readonly here: string;
};

/** Indexed are pages that differ by nothing but `page`; every filter, sort and search is followed, not indexed. */
export function setListingHead(
  context: Readonly<RouterContextProvider>,
  query: ListingQuery,
  { description, paths, crumbs, here }: Texts,
  ownTags: readonly string[] = [],
): void {
  const tags = query.tags.filter((tag) => !ownTags.includes(tag));
  const isPlain = toListingSearch({ ...query, tags, page: 1 }) === "";
  setPageHead(context, {
    title: here,
    description,
    ...(paths && { paths }),
    canonicalQuery: isPlain && query.page > 1 ? `?page=${query.page}` : "",
    robots: isPlain ? "index, follow" : "noindex, follow",
    jsonLd: [toBreadcrumbData(crumbs, here, context.get(originContext))],
  });
}

import type { RouterContextProvider } from "react-router";
import { data, redirect } from "react-router";
import { readQuery } from "../../countries/model/route-table";
import { requestContext } from "../../request/context";
import { handOverFiles, pageSlotsContext } from "../../request/static-page";
import type { ListingView } from "../model/listing-view";
import { loadSearchListing, type SearchKind } from "../operations/load-search-listing.server";
import { pageFiles } from "../operations/page-files.server";
import type { ListingDocument } from "../operations/to-listing-view.server";
import { requireFound } from "./require-found.server";

/** Serves a listing. A document contains the merchant's HTML as a slot, so that the hydration state does not repeat it. */
export function serveListing(
  context: Readonly<RouterContextProvider>,
  { view }: ListingDocument,
): ListingView {
  if (view.table) handOverFiles(context, pageFiles.table);
  const { html } = view.content;
  if (!html || context.get(requestContext).isDataRequest) return view;
  context.set(pageSlotsContext, { content: html });
  return { ...view, content: { ...view.content, html: "" } };
}

/** The loader of the search's pages. A failed search must not be cached: 503. */
export async function serveSearch(
  context: Readonly<RouterContextProvider>,
  kind: SearchKind,
  request: Request,
) {
  const answer = requireFound(await loadSearchListing(context, kind, readQuery(request, "search")));
  if (answer.kind === "product") throw redirect(answer.path);
  const view = serveListing(context, answer.document);
  return answer.document.isFailed
    ? data(view, { status: 503, headers: { "Retry-After": "60" } })
    : data(view);
}

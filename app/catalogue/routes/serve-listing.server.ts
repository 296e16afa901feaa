import type { RouterContextProvider } from "react-router";
import { data, redirect } from "react-router";
import { readQuery } from "../../countries/model/route-table";
import { rememberMarkup } from "../../design/remember-markup.server";
import { createDerivedMemo } from "../../foundation/derived-memo";
import { toMarkupText } from "../../foundation/markup";
import { requestContext } from "../../request/context";
import { pageSlotsContext } from "../../request/static-page";
import type { ListingPartsView } from "../model/listing-parts";
import type { ListingView } from "../model/listing-view";
import { loadSearchListing, type SearchKind } from "../operations/load-search-listing.server";
import { readPageWords } from "../operations/page-words.server";
import type { ListingDocument } from "../operations/to-listing-view.server";
import { renderListingParts } from "../ui/render-listing-parts.server";
import { requireFound } from "./require-found.server";

const rendered = createDerivedMemo<ListingPartsView, ReturnType<typeof renderListingParts>>();

/**
 * Serves a listing with rendered parts.
 * They are written directly into a document, so that the hydration state does not contain them a second time, or into
 * the data of a client navigation.
 */
export function serveListing(
  context: Readonly<RouterContextProvider>,
  { view, parts }: ListingDocument,
): ListingView {
  const { translate, prefix } = readPageWords(context);
  const markup = rendered(parts, `${translate.locale}${prefix}`, () =>
    renderListingParts(parts, { translate, prefix, remember: rememberMarkup }),
  );
  if (context.get(requestContext).isDataRequest)
    return { ...view, parts: { ...markup, found: toMarkupText(markup.found) } };
  context.set(pageSlotsContext, markup);
  return { ...view, parts: null };
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

import type { RouterContextProvider } from "react-router";
import { setPageHead } from "../../request/page-head";
import type { ListingPage } from "../model/listing-page";
import type { PageI18n } from "./page-i18n.server";
import { type ListingDocument, toAlternatives } from "./to-listing-view.server";
import { toPageTitle } from "./to-page-title.server";

/** The page of a search that failed: a message and alternatives. */
export function toFailedDocument(
  context: Readonly<RouterContextProvider>,
  page: ListingPage,
  i18n: PageI18n,
): ListingDocument {
  const { translate } = i18n;
  setPageHead(context, { title: page.heading, robots: "noindex, follow" });
  const again = new URLSearchParams(page.searched === null ? {} : { q: page.searched });
  return {
    view: {
      metaTitle: toPageTitle(page.title, 1, translate),
      hasQuickAdd: false,
      head: {
        crumbs: page.crumbs,
        here: page.heading,
        heading: page.heading,
        intro: null,
        logo: null,
        count: "",
        picture: null,
        spelling: null,
        below: [],
      },
      filters: null,
      tools: null,
      cards: null,
      table: null,
      empty: {
        title: translate("listing.failed.title"),
        text: translate("listing.failed.text"),
        first: { text: translate("listing.failed.again"), href: `${page.path}?${again}` },
        alternatives: toAlternatives(i18n),
        departments: page.departments,
      },
      pages: { page: 1, pages: 1, pagePath: page.path },
      content: page.content,
    },
    isFailed: true,
  };
}

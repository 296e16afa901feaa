import type { ReactElement } from "react";
import type { MarkupMemo } from "../../design/markup-memo";
import type { Markup } from "../../foundation/markup";
import type { Translate } from "../../i18n/translate";
import { TranslateContext } from "../../i18n/translate-context";
import type { CardsView, ListingPartsView } from "../model/listing-parts";
import type { ListingParts } from "../model/listing-view";
import { CategoryContent } from "./category-content";
import { EmptyListing } from "./empty-listing";
import { ListingFilters } from "./listing-filters";
import { ListingHead } from "./listing-head";
import { ListingTools } from "./listing-tools";
import { Pagination } from "./pagination";
import { ProductCard } from "./product-card";
import { toCardLabels } from "./product-cards";
import styles from "./product-cards.module.css";
import { ProductTable } from "./product-table";

/** Cards whose pictures are likely in the first view. */
const eagerCards = 6;

type Surroundings = {
  readonly translate: Translate;
  /** `/nl`, or empty. */
  readonly prefix: string;
  readonly remember: MarkupMemo;
};

/** What was found comes in pieces: each card stands on many pages. */
type RenderedParts = Omit<ListingParts, "found"> & { readonly found: Markup };

/** A listing as markup, each part made once for what it shows. */
export function renderListingParts(parts: ListingPartsView, surroundings: Surroundings): RenderedParts {
  const { translate, remember } = surroundings;
  const { head, filters, tools, cards, table, empty, pages, content } = parts;
  const render = (name: string, shown: unknown, element: ReactElement) =>
    remember(`listing ${name} ${translate.locale} ${JSON.stringify(shown)}`, () => (
      <TranslateContext value={translate}>{element}</TranslateContext>
    ));
  return {
    head: render("head", head, <ListingHead head={head} />),
    filters: filters ? render("filters", filters, <ListingFilters filters={filters} />) : "",
    tools: tools ? render("tools", tools, <ListingTools tools={tools} />) : "",
    found: [
      ...(cards ? renderCards(cards, surroundings) : []),
      table ? render("table", table, <ProductTable table={table} />) : "",
      empty ? render("empty", empty, <EmptyListing empty={empty} />) : "",
    ],
    foot: render(
      "foot",
      { pages, content },
      <>
        <Pagination listing={pages} />
        <CategoryContent content={content} />
      </>,
    ),
  };
}

/** Each card is made once, for whichever pages and rows it stands on. */
function renderCards(
  { views, hasQuickAdd }: CardsView,
  { translate, prefix, remember }: Surroundings,
): readonly string[] {
  const labels = toCardLabels(translate, prefix, hasQuickAdd);
  const cards = views.map((card, index) => {
    const comes = index === 0 ? "first" : index < eagerCards ? "soon" : "late";
    return remember(`listed ${translate.locale}${prefix}${hasQuickAdd}${comes} ${JSON.stringify(card)}`, () =>
      ProductCard({ card, labels, comes, Heading: "h2" }),
    );
  });
  return [`<ul class="${styles.grid}">`, ...cards, "</ul>"];
}

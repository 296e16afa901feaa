import type { ReactElement } from "react";
import type { MarkupMemo } from "../../design/markup-memo";
import type { Translate } from "../../i18n/translate";
import { TranslateContext } from "../../i18n/translate-context";
import type { ListingPartsView } from "../model/listing-parts";
import type { ListingParts } from "../model/listing-view";
import { CategoryContent } from "./category-content";
import { EmptyListing } from "./empty-listing";
import { ListingFilters } from "./listing-filters";
import { ListingHead } from "./listing-head";
import { ListingTools } from "./listing-tools";
import { Pagination } from "./pagination";
import { ProductTable } from "./product-table";

/** The parts around a listing's cards as markup, each made once for what it shows. */
export function renderListingParts(
  parts: ListingPartsView,
  translate: Translate,
  remember: MarkupMemo,
): ListingParts {
  const { head, filters, tools, table, empty, pages, content } = parts;
  const render = (name: string, shown: unknown, element: ReactElement) =>
    remember(`listing ${name} ${translate.locale} ${JSON.stringify(shown)}`, () => (
      <TranslateContext value={translate}>{element}</TranslateContext>
    ));
  return {
    head: render("head", head, <ListingHead head={head} />),
    filters: filters ? render("filters", filters, <ListingFilters filters={filters} />) : "",
    tools: tools ? render("tools", tools, <ListingTools tools={tools} />) : "",
    found: table
      ? render("table", table, <ProductTable table={table} />)
      : empty
        ? render("empty", empty, <EmptyListing empty={empty} />)
        : "",
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

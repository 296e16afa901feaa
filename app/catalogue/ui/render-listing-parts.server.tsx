import type { ReactElement } from "react";
import { Breadcrumb } from "../../design/breadcrumb";
import { LinkButton } from "../../design/button";
import type { MarkupMemo } from "../../design/markup-memo";
import type { Markup } from "../../foundation/markup";
import type { Translate } from "../../i18n/translate";
import { TranslateContext, useTranslate } from "../../i18n/translate-context";
import type { CardsView, EmptyView, HeadView, ListingPartsView } from "../model/listing-parts";
import type { ListingParts } from "../model/listing-view";
import { CategoryContent } from "./category-content";
import emptyListing from "./empty-listing.module.css";
import { ListingFilters } from "./listing-filters";
import listingHead from "./listing-head.module.css";
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
  /** Path prefix of the language, `/nl` or empty. */
  readonly prefix: string;
  readonly remember: MarkupMemo;
};

/** `found` is a list of markup, because each card is cached and used on many pages. */
type RenderedParts = Omit<ListingParts, "found"> & { readonly found: Markup };

/** Renders a listing; each part is cached by its content. */
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

/** Renders the cards; each is cached for all pages. */
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

/** Breadcrumb, heading, number of products and subcategories. */
function ListingHead({ head }: { readonly head: HeadView }) {
  const translate = useTranslate();
  const { crumbs, heading, count, picture, spelling, below } = head;
  return (
    <>
      <Breadcrumb label={translate("catalogue.breadcrumb")} crumbs={crumbs} here={heading} />
      <div className={listingHead.title}>
        {picture ? <img className={listingHead.picture} src={picture} width="72" height="72" alt="" /> : null}
        <h1>{heading}</h1>
        {count ? <span>{count}</span> : null}
      </div>
      {spelling ? (
        <p className={listingHead.spelling}>
          {translate("listing.spelling")} <a href={spelling.href}>{spelling.text}</a>
        </p>
      ) : null}
      {below.length > 0 ? (
        <ul className={listingHead.below} aria-label={translate("catalogue.listing.below")}>
          {below.map(({ text, href }) => (
            <li key={href}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

/** The message of a listing without products, with alternatives. */
function EmptyListing({ empty }: { readonly empty: EmptyView }) {
  const translate = useTranslate();
  const { title, alternatives, departments } = empty;
  return (
    <div className={emptyListing.empty}>
      <h2>{title}</h2>
      <p>{empty.text}</p>
      <div className={emptyListing.ways}>
        {alternatives.map(({ text, href }, at) => (
          <LinkButton key={href} look={at === 0 ? "primary" : "ghost"} href={href}>
            {text}
          </LinkButton>
        ))}
      </div>
      {departments.length > 0 ? (
        <>
          <h3>{translate("catalogue.home.departments")}</h3>
          <ul className={emptyListing.departments}>
            {departments.map(({ text, href, picture }) => (
              <li key={href}>
                <a href={href}>
                  <img src={picture} width="96" height="96" alt="" loading="lazy" />
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}

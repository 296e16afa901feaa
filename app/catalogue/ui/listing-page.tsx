import { lazy, useState } from "react";
import { useSlowNavigation } from "../../design/use-slow-navigation";
import { useTranslate } from "../../i18n/translate-context";
import type { ListingView } from "../model/listing-view";
import type { TableOrderView } from "../model/table-order";
import { AddToCartForm } from "./add-to-cart-form";
import { CategoryContent } from "./category-content";
import { EmptyListing } from "./empty-listing";
import { FilterPanel } from "./filter-panel";
import { LateRecentlyViewed } from "./late-sections";
import { ListingHead } from "./listing-head";
import styles from "./listing-page.module.css";
import { ListingTools } from "./listing-tools";
import { Pagination } from "./pagination";
import { ProductCards } from "./product-cards";
import { RememberedPart } from "./remembered-part";
import { useCardOpening } from "./use-card-opening";

/** In a file of its own, which documents with a table name: most listings show cards. */
const ListingTable = lazy(() => import("./listing-table"));

type Props = {
  readonly listing: ListingView;
  /** The result of an order from its table that was not executed in full. */
  readonly ordered?: TableOrderView | null | undefined;
};

/** A listing: filters beside its products, which are cards or a table. */
export function ListingPage({ listing, ordered = null }: Props) {
  const translate = useTranslate();
  const isLoading = useSlowNavigation();
  const [isFiltering, setFiltering] = useState(false);
  const { head, filters, tools, pages, content, hasQuickAdd } = listing;
  return (
    <>
      <RememberedPart name="listing-head" shown={head}>
        <ListingHead head={head} />
      </RememberedPart>
      <div className={styles.columns}>
        {filters ? (
          <FilterPanel filters={filters} isOpen={isFiltering} onClose={() => setFiltering(false)} />
        ) : null}
        <section
          className={styles.found}
          aria-label={translate("catalogue.listing.label")}
          aria-busy={isLoading}
        >
          {tools ? (
            <RememberedPart name="listing-tools" shown={tools}>
              <ListingTools tools={tools} onOpenFilters={() => setFiltering(true)} />
            </RememberedPart>
          ) : null}
          {isLoading ? (
            <p className={styles.stalled} role="status">
              <span>{translate("frame.loading")}</span>
            </p>
          ) : null}
          <div className={styles.products}>
            <Found listing={listing} ordered={ordered} />
          </div>
          <RememberedPart name="listing-pages" shown={pages}>
            <Pagination listing={pages} />
          </RememberedPart>
          <CategoryContent content={content} />
        </section>
      </div>
      <LateRecentlyViewed hasQuickAdd={hasQuickAdd} />
      <AddToCartForm />
    </>
  );
}

function Found({ listing: { head, cards, table, empty, hasQuickAdd }, ordered = null }: Props) {
  const open = useCardOpening();
  const list = { id: null, name: head.heading };
  return (
    <>
      {cards ? (
        <ProductCards cards={cards} list={list} hasQuickAdd={hasQuickAdd} hasLead onOpen={open} />
      ) : null}
      {table ? <ListingTable table={table} list={list} ordered={ordered} /> : null}
      {empty ? <EmptyListing empty={empty} list={list} hasQuickAdd={hasQuickAdd} /> : null}
    </>
  );
}

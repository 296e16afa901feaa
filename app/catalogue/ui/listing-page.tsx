import { Breadcrumb } from "../../design/breadcrumb";
import { useTranslate } from "../../i18n/translate-context";
import type { ListingView } from "../model/listing-view";
import { EmptyListing } from "./empty-listing";
import { ListingFilter } from "./listing-filter";
import styles from "./listing-page.module.css";
import { ListingTools } from "./listing-tools";
import { Pagination } from "./pagination";
import { AddToCartForm, ProductCards } from "./product-cards";

/** Cards whose pictures are likely in the first view. */
const eagerCards = 6;

export function ListingPage({ listing }: { readonly listing: ListingView }) {
  const translate = useTranslate();
  const { heading, below, cards } = listing;
  return (
    <>
      <Breadcrumb label={translate("catalogue.breadcrumb")} crumbs={listing.crumbs} here={heading} />
      <div className={styles.title}>
        <h1>{heading}</h1>
        <span>{listing.count}</span>
      </div>
      {below.length > 0 ? (
        <ul className={styles.below} aria-label={translate("catalogue.listing.below")}>
          {below.map(([name, href]) => (
            <li key={href}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
      ) : null}
      <div className={styles.columns}>
        <ListingFilter listing={listing} />
        <section className={styles.found} aria-label={translate("catalogue.listing.label")}>
          {cards.length > 0 || listing.chips.length > 0 ? <ListingTools listing={listing} /> : null}
          {cards.length === 0 ? (
            <EmptyListing listing={listing} />
          ) : (
            <ProductCards cards={cards} hasQuickAdd={listing.hasQuickAdd} eager={eagerCards} />
          )}
          <Pagination listing={listing} />
        </section>
      </div>
      {listing.description ? <p className={styles.description}>{listing.description}</p> : null}
      <AddToCartForm />
    </>
  );
}

import { LinkButton } from "../../design/button";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import type { ListingView } from "../model/listing-view";
import styles from "./empty-listing.module.css";

/** Nothing found: says what was asked, and offers ways on. */
export function EmptyListing({ listing }: { readonly listing: ListingView }) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  const { searched, chips, clear } = listing;
  return (
    <div className={styles.empty}>
      <h2>
        {searched === null
          ? translate("catalogue.empty.title")
          : translate("catalogue.empty.searched", { text: searched })}
      </h2>
      <p>{translate(chips.length > 0 ? "catalogue.empty.filtered" : "catalogue.empty.hint")}</p>
      <div className={styles.ways}>
        {chips.length > 0 ? (
          <LinkButton look="primary" href={clear}>
            {translate("catalogue.filter.clear")}
          </LinkButton>
        ) : null}
        <LinkButton look="ghost" href={`${prefix}/categories`}>
          {translate("frame.navigation.title")}
        </LinkButton>
        <LinkButton look="ghost" href={`${prefix}/new-arrivals`}>
          {translate("catalogue.search.new-arrivals")}
        </LinkButton>
        <LinkButton look="ghost" href={`${prefix}/sales`}>
          {translate("catalogue.search.sales")}
        </LinkButton>
      </div>
    </div>
  );
}

import { useEffect, useRef } from "react";
import { Icon } from "../../design/icon";
import { useTranslate } from "../../i18n/translate-context";
import { pageSizes, sortOptions } from "../model/listing";
import type { ListingView } from "../model/listing-view";
import styles from "./listing-tools.module.css";

/** Applied filters, what is shown of how many, order and page size. */
export function ListingTools({ listing }: { readonly listing: ListingView }) {
  const translate = useTranslate();
  return (
    <div className={styles.tools}>
      {listing.chips.map(([text, href]) => (
        <a key={text} className={styles.chip} href={href} data-keep-scroll="">
          <span className="visually-hidden">{translate("catalogue.filter.remove")} </span>
          {text}
          <Icon name="cross" className={styles.cross} />
        </a>
      ))}
      {listing.chips.length > 0 ? (
        <a className={styles.clear} href={listing.clear} data-keep-scroll="">
          {translate("catalogue.filter.clear")}
        </a>
      ) : null}
      <span className={styles.range} role="status">
        {listing.range}
      </span>
      <Order listing={listing} />
    </div>
  );
}

function Order({ listing }: { readonly listing: ListingView }) {
  const translate = useTranslate();
  const { filter, sort, pageSize } = listing;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    for (const [name, value] of [["sort", sort] as const, ["hits", String(pageSize)] as const]) {
      const select = form.current?.elements.namedItem(name);
      if (select instanceof HTMLSelectElement) select.value = value;
    }
  }, [sort, pageSize]);
  return (
    <form ref={form} action={listing.path} className={styles.order} data-auto-submit="" data-keep-scroll="">
      {filter.kept.map(([name, value]) =>
        name === "sort" || name === "hits" ? null : (
          <input key={name + value} type="hidden" name={name} value={value} />
        ),
      )}
      {filter.brands.map(([name, , isChosen]) =>
        isChosen ? <input key={name} type="hidden" name="brand" value={name} /> : null,
      )}
      {filter.from || filter.to ? (
        <input type="hidden" name="price" value={`${filter.from}-${filter.to}`} />
      ) : null}
      <select name="sort" defaultValue={sort} aria-label={translate("catalogue.sort.label")}>
        {sortOptions.map((option) => (
          <option key={option} value={option}>
            {translate(`catalogue.sort.${option}`)}
          </option>
        ))}
      </select>
      <select name="hits" defaultValue={pageSize} aria-label={translate("catalogue.hits.label")}>
        {pageSizes.map((size) => (
          <option key={size} value={size}>
            {translate("catalogue.hits.option", { count: size })}
          </option>
        ))}
      </select>
      <button type="submit" className="only-without-script">
        {translate("catalogue.filter.apply")}
      </button>
    </form>
  );
}

import { useEffect, useRef } from "react";
import { Button } from "../../design/button";
import { useTranslate } from "../../i18n/translate-context";
import type { FilterView, ListingView } from "../model/listing-view";
import styles from "./listing-filter.module.css";

/** Brand and price as a plain GET form; a fold on small screens. Scripts submit it on every change. */
export function ListingFilter({ listing }: { readonly listing: ListingView }) {
  const translate = useTranslate();
  const { filter, chips } = listing;
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each new listing the fields show what it was filtered by
  useEffect(() => form.current?.reset(), [listing]);
  const isUseful = filter.brands.length > 0 || chips.length > 0;
  if (!isUseful) return <div />;
  return (
    <details className={styles.fold}>
      <summary>
        {translate("catalogue.filter.title")}
        {chips.length > 0 ? ` (${chips.length})` : ""}
      </summary>
      <form
        ref={form}
        action={listing.path}
        className={styles.filter}
        aria-label={translate("catalogue.filter.title")}
        data-auto-submit=""
        data-keep-scroll=""
      >
        {filter.kept.map(([name, value]) => (
          <input key={name + value} type="hidden" name={name} value={value} />
        ))}
        <PriceRange filter={filter} />
        <fieldset className={styles.group}>
          <legend>{translate("catalogue.filter.brand")}</legend>
          {filter.brands.map(([name, count, isChosen]) => (
            <label key={name}>
              <input type="checkbox" name="brand" value={name} defaultChecked={isChosen} />
              {name} <em>{count}</em>
            </label>
          ))}
        </fieldset>
        <Button type="submit" look="ghost" size="small" wide>
          {translate("catalogue.filter.apply")}
        </Button>
      </form>
    </details>
  );
}

function PriceRange({ filter }: { readonly filter: FilterView }) {
  const translate = useTranslate();
  return (
    <fieldset className={styles.group}>
      <legend>
        {translate("catalogue.filter.price")} ({filter.currency})
      </legend>
      <div className={styles.range}>
        <label>
          <span>{translate("catalogue.filter.from")}</span>
          <input
            name="price"
            inputMode="numeric"
            pattern="[0-9]{0,7}"
            defaultValue={filter.from}
            placeholder={filter.lowest}
          />
        </label>
        <label>
          <span>{translate("catalogue.filter.to")}</span>
          <input
            name="price"
            inputMode="numeric"
            pattern="[0-9]{0,7}"
            defaultValue={filter.to}
            placeholder={filter.highest}
          />
        </label>
      </div>
    </fieldset>
  );
}

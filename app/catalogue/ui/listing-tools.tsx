import { Icon } from "../../design/icon";
import { useTranslate } from "../../i18n/translate-context";
import { pageSizes, sortOptions } from "../model/listing";
import type { ToolsView } from "../model/listing-parts";
import styles from "./listing-tools.module.css";

/** Shown range, order, page size, cards or table; below, the active filters. */
export function ListingTools({ tools }: { readonly tools: ToolsView }) {
  const translate = useTranslate();
  const { chips, clear, range, views, hasFilters } = tools;
  return (
    <>
      <div className={styles.tools}>
        {hasFilters ? (
          <button type="button" className={styles.open} data-opens-filters="" aria-haspopup="dialog">
            {translate("catalogue.filter.title")}
            {chips.length > 0 ? ` (${chips.length})` : ""}
          </button>
        ) : null}
        <span className={styles.range} role="status">
          {range}
        </span>
        <Order tools={tools} />
        <nav className={styles.views} aria-label={translate("listing.view.label")}>
          {views.map(({ name, href, isShown }) => (
            <a key={name} href={href} aria-current={isShown ? "true" : undefined} data-keep-scroll="">
              {translate(`listing.view.${name}`)}
            </a>
          ))}
        </nav>
      </div>
      {chips.length > 0 ? (
        <ul className={styles.chips}>
          {chips.map(({ text, href }) => (
            <li key={text}>
              <a className={styles.chip} href={href} data-keep-scroll="">
                <span className="visually-hidden">{translate("catalogue.filter.remove")} </span>
                {text}
                <Icon name="cross" className={styles.cross} />
              </a>
            </li>
          ))}
          <li>
            <a className={styles.clear} href={clear} data-keep-scroll="">
              {translate("catalogue.filter.clear")}
            </a>
          </li>
        </ul>
      ) : null}
    </>
  );
}

function Order({ tools: { path, hidden, sort, pageSize } }: { readonly tools: ToolsView }) {
  const translate = useTranslate();
  return (
    <form action={path} className={styles.order} data-auto-submit="" data-keep-scroll="">
      {hidden.map(({ name, value }) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      <select name="sort" defaultValue={sort ?? ""} aria-label={translate("catalogue.sort.label")}>
        {sort === null ? <option value="">{translate("listing.table.byColumn")}</option> : null}
        {sortOptions.map((option) => (
          <option key={option} value={option}>
            {translate(`catalogue.sort.${option}`)}
          </option>
        ))}
      </select>
      <select
        name="hits"
        className={styles.hits}
        defaultValue={pageSize}
        aria-label={translate("catalogue.hits.label")}
      >
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

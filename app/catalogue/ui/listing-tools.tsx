import { submitOnChange } from "../../design/browser/submit-on-change";
import { Form } from "../../design/form";
import { Icon } from "../../design/icon";
import { Link } from "../../design/link";
import { useTranslate } from "../../i18n/translate-context";
import { pageSizes, sortOptions } from "../model/listing";
import type { ToolsView } from "../model/listing-view";
import styles from "./listing-tools.module.css";
import { useServedValue } from "./use-served-value";

type Props = { readonly tools: ToolsView; readonly onOpenFilters?: () => void };

/** Shown range, order, page size, cards or table; below, the active filters. An empty listing has only the filters. */
export function ListingTools({ tools, onOpenFilters }: Props) {
  const translate = useTranslate();
  const { chips, clear, range, hasFilters } = tools;
  return (
    <>
      <div className={styles.tools}>
        {hasFilters ? (
          <button type="button" className={styles.open} onClick={onOpenFilters} aria-haspopup="dialog">
            {translate("catalogue.filter.title")}
            {chips.length > 0 ? ` (${chips.length})` : ""}
          </button>
        ) : null}
        <span className={clear === null ? "visually-hidden" : styles.range} role="status">
          {range}
        </span>
        {clear === null ? null : <Arrangement tools={tools} />}
      </div>
      {chips.length > 0 ? (
        <ul className={styles.chips}>
          {chips.map(({ text, href }) => (
            <li key={text}>
              <Link className={styles.chip} href={href} keepsScroll>
                <span className="visually-hidden">{translate("catalogue.filter.remove")} </span>
                {text}
                <Icon name="cross" className={styles.cross} />
              </Link>
            </li>
          ))}
          {clear === null ? null : (
            <li className={styles.last}>
              <Link className={styles.clear} href={clear} keepsScroll>
                {translate("catalogue.filter.clear")}
              </Link>
            </li>
          )}
        </ul>
      ) : null}
    </>
  );
}

/** Order, page size, cards or table. */
function Arrangement({ tools }: { readonly tools: ToolsView }) {
  const translate = useTranslate();
  return (
    <>
      <Order tools={tools} />
      <nav className={styles.views} aria-label={translate("catalogue.view.label")}>
        {tools.views.map(({ name, href, isShown }) => (
          <Link key={name} href={href} aria-current={isShown ? "true" : undefined} keepsScroll>
            {translate(`catalogue.view.${name}`)}
          </Link>
        ))}
      </nav>
    </>
  );
}

function Order({ tools: { path, hidden, sort, relevance, pageSize } }: { readonly tools: ToolsView }) {
  const translate = useTranslate();
  const order = useServedValue<HTMLSelectElement>(sort ?? "");
  const size = useServedValue<HTMLSelectElement>(String(pageSize));
  return (
    <Form action={path} className={styles.order} ref={submitOnChange} keepsScroll>
      {hidden.map(({ name, value }) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      <select
        ref={order}
        name="sort"
        defaultValue={sort ?? ""}
        aria-label={translate("catalogue.sort.label")}
      >
        {sort === null ? <option value="">{translate("catalogue.sort.byColumn")}</option> : null}
        {sortOptions.map((option) => {
          const text = translate(`catalogue.sort.${option}`);
          return text === relevance ? null : (
            <option key={option} value={option}>
              {option === "relevance" && relevance ? relevance : text}
            </option>
          );
        })}
      </select>
      <select
        ref={size}
        name="hits"
        className={styles.hits}
        defaultValue={pageSize}
        aria-label={translate("catalogue.hits.label")}
      >
        {pageSizes.map((count) => (
          <option key={count} value={count}>
            {translate("catalogue.hits.option", { count })}
          </option>
        ))}
      </select>
      <button type="submit" className="only-without-script">
        {translate("catalogue.filter.apply")}
      </button>
    </Form>
  );
}

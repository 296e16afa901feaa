import { Button } from "../../design/button";
import { useTranslate } from "../../i18n/translate-context";
import type { FilterView, MenuView } from "../model/listing-parts";
import { FilterFold } from "./filter-groups";
import styles from "./listing-filters.module.css";

/** Groups that are open before anybody opens them. */
const openGroups = 5;

/**
 * All that a listing is narrowed by: categories as links, the rest a plain GET form, which scripts send at every change.
 * On phones a fold without scripts (open: on wide screens nobody could open it), a dialog with them.
 */
export function ListingFilters({ filters }: { readonly filters: FilterView }) {
  const translate = useTranslate();
  const { path, kept, menu, price, groups, chosen, clear } = filters;
  const title = translate("catalogue.filter.title");
  return (
    <details className={styles.fold} data-filters="" open>
      <summary>
        {title}
        {chosen > 0 ? ` (${chosen})` : ""}
      </summary>
      <div className={styles.panel} data-scrolls="">
        <div className={styles.head}>
          <h2>{title}</h2>
          {chosen > 0 ? (
            <a href={clear} data-keep-scroll="">
              {translate("catalogue.filter.clear")}
            </a>
          ) : null}
          <button
            type="button"
            className={styles.close}
            data-close-filters=""
            aria-label={translate("frame.close")}
          >
            ✕
          </button>
        </div>
        <CategoryMenu menu={menu} />
        <form action={path} aria-label={title} data-auto-submit="" data-keep-scroll="">
          {kept.map(([name, value]) => (
            <input key={name + value} type="hidden" name={name} value={value} />
          ))}
          {price.highest > 0 ? <FilterFold group={price} isOpen /> : null}
          {groups.map((group, at) => (
            <FilterFold key={group.name} group={group} isOpen={at < openGroups} />
          ))}
          <div className="only-without-script">
            <Button type="submit" look="ghost" size="small" wide>
              {translate("catalogue.filter.apply")}
            </Button>
          </div>
        </form>
      </div>
    </details>
  );
}

/** The way down to the category that is shown, and what is below it. */
function CategoryMenu({ menu: { above, here, below } }: { readonly menu: MenuView }) {
  const translate = useTranslate();
  if (above.length === 0 && here === null && below.length === 0) return null;
  return (
    <nav className={styles.menu} aria-label={translate("listing.filter.categories")}>
      <ul>
        {above.map(([name, href]) => (
          <li key={href}>
            <a className={styles.above} href={href}>
              {name}
            </a>
          </li>
        ))}
        {here === null ? null : <li aria-current="true">{here}</li>}
        {below.map(([name, href, count]) => (
          <li key={href} className={styles.deeper}>
            <a href={href}>
              {`${name} `}
              <em>{count}</em>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

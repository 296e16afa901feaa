import { Button } from "../../design/button";
import { Icon } from "../../design/icon";
import { useTranslate } from "../../i18n/translate-context";
import type { FilterView, FindView, MenuView } from "../model/listing-parts";
import { FilterFold } from "./filter-groups";
import styles from "./listing-filters.module.css";

/** Groups that are open at first. */
const openGroups = 5;

/**
 * The filters of a listing: categories are links, the rest is a GET form that scripts submit on each change.
 * On phones a dialog; without scripts a `<details>`, which is open because wide screens hide its summary.
 */
export function ListingFilters({ filters }: { readonly filters: FilterView }) {
  const translate = useTranslate();
  const { path, hidden, find, menu, price, groups, chosen, clear } = filters;
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
        {find ? <CategorySearch find={find} path={path} /> : null}
        <CategoryMenu menu={menu} />
        <form action={path} aria-label={title} data-auto-submit="" data-keep-scroll="">
          {hidden.map(({ name, value }) => (
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

/** Searches within the category, with its filters and order. */
function CategorySearch({ find, path }: { readonly find: FindView; readonly path: string }) {
  const { label, text, hidden } = find;
  return (
    <search>
      <form action={path} className={styles.find}>
        {hidden.map(({ name, value }) => (
          <input key={name + value} type="hidden" name={name} value={value} />
        ))}
        <input
          type="search"
          name="q"
          minLength={2}
          maxLength={100}
          required
          autoComplete="off"
          enterKeyHint="search"
          defaultValue={text}
          aria-label={label}
          placeholder={label}
        />
        <button type="submit" aria-label={label}>
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}

/** The path to the current category, and its subcategories. */
function CategoryMenu({ menu: { above, here, below } }: { readonly menu: MenuView }) {
  const translate = useTranslate();
  if (above.length === 0 && here === null && below.length === 0) return null;
  return (
    <nav className={styles.menu} aria-label={translate("listing.filter.categories")}>
      <ul>
        {above.map(({ text, href }) => (
          <li key={href}>
            <a className={styles.above} href={href}>
              {text}
            </a>
          </li>
        ))}
        {here === null ? null : <li aria-current="true">{here}</li>}
        {below.map(({ text, href, count }) => (
          <li key={href} className={styles.deeper}>
            <a href={href}>
              {`${text} `}
              <em>{count}</em>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { submitOnChange } from "../../design/browser/submit-on-change";
import { Button } from "../../design/button";
import { Form } from "../../design/form";
import { Icon } from "../../design/icon";
import { Link } from "../../design/link";
import { toTool } from "../../design/to-tool";
import { useTranslate } from "../../i18n/translate-context";
import type { FilterView, FindView, MenuView } from "../model/listing-view";
import { FilterFold } from "./filter-groups";
import styles from "./listing-filters.module.css";
import { useServedValue } from "./use-served-value";

/** Of the page's only field that searches within a category. */
const findFieldId = "find-within";

/** Groups that are open at first. */
const openGroups = 5;

type Props = { readonly filters: FilterView; readonly onClose: () => void };

/**
 * The filters of a listing: categories are links, the rest is a GET form that submits itself on each change.
 * The `<details>` is for phones without scripts; it is open because wide screens hide its summary.
 */
export function ListingFilters({ filters, onClose }: Props) {
  const translate = useTranslate();
  const { path, hidden, find, menu, price, groups, chosen, clear } = filters;
  const title = translate("catalogue.filter.title");
  return (
    <details className={styles.fold} open>
      <summary>
        {title}
        {chosen > 0 ? ` (${chosen})` : ""}
      </summary>
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2>{title}</h2>
          {chosen > 0 ? (
            <Link href={clear} keepsScroll>
              {translate("catalogue.filter.clear")}
            </Link>
          ) : null}
          <button
            type="button"
            className={styles.close}
            onClick={onClose}
            aria-label={translate("frame.close")}
          >
            ✕
          </button>
        </div>
        {find ? <CategorySearch find={find} path={path} /> : null}
        <CategoryMenu menu={menu} isOfPage={find !== null} />
        <Form
          action={path}
          aria-label={title}
          ref={submitOnChange}
          keepsScroll
          {...toTool("filter_products", title, "submits")}
        >
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
        </Form>
      </div>
    </details>
  );
}

/** Searches within the category, with its filters and order. */
function CategorySearch({ find, path }: { readonly find: FindView; readonly path: string }) {
  const { label, text, hidden } = find;
  const field = useServedValue<HTMLInputElement>(text);
  return (
    <search>
      <Form action={path} className={styles.find} {...toTool("search_in_category", label, "submits")}>
        {hidden.map(({ name, value }) => (
          <input key={name + value} type="hidden" name={name} value={value} />
        ))}
        <label htmlFor={findFieldId}>{label}</label>
        <input
          ref={field}
          type="search"
          name="q"
          minLength={2}
          maxLength={100}
          required
          autoComplete="off"
          enterKeyHint="search"
          defaultValue={text}
          id={findFieldId}
        />
        <button type="submit" aria-label={label}>
          <Icon name="search" />
        </button>
      </Form>
    </search>
  );
}

type MenuProps = {
  readonly menu: MenuView;
  /** A category's page: in wide windows its head has the same links. */
  readonly isOfPage: boolean;
};

/** The path to the current category, and its subcategories. */
function CategoryMenu({ menu: { above, here, below }, isOfPage }: MenuProps) {
  const translate = useTranslate();
  const hasPath = above.length > 0 || here !== null;
  if (!hasPath && below.length === 0) return null;
  const name = translate("catalogue.filter.categories");
  return (
    <nav className={isOfPage ? `${styles.menu} ${styles.inHead}` : styles.menu} aria-label={name}>
      {hasPath ? null : <p className={styles.title}>{name}</p>}
      <ul>
        {above.map(({ text, href }) => (
          <li key={href}>
            <Link className={styles.above} href={href}>
              {text}
            </Link>
          </li>
        ))}
        {here === null ? null : <li aria-current="true">{here}</li>}
        {below.map(({ text, href, count }) => (
          <li key={href} className={hasPath ? styles.deeper : undefined}>
            <Link href={href}>
              {`${text} `}
              <em>{count}</em>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { Icon } from "../../design/icon";
import { useTranslate } from "../../i18n/translate-context";
import type { FrameContent } from "../model/frame-content";
import { splitIntoRows } from "../model/split-into-rows";
import styles from "./category-bar.module.css";

type BarLink = { readonly key: string; readonly name: string; readonly href: string };

type Props = {
  readonly frame: FrameContent;
  /** On a product page: the department whose children replace the departments. */
  readonly department?: FrameContent["departments"][number];
};

/** Placeholder of the page's category bar in the header. */
export const categoryBarToken = "%category-bar%";

/**
 * The departments, with the special offers last; on a product page the categories of its department. Wide screens show
 * one line at a time, the further lines by arrows or all at once by "more"; narrow screens show two rows. Line breaks
 * decide what fits, so that no name is cut. Its data attributes hold what a script needs to show another page's bar.
 */
export function CategoryBar({ frame, department }: Props) {
  const translate = useTranslate();
  const { prefix } = frame;
  const isOfProduct = department !== undefined && department.children.length > 0;
  const categories = isOfProduct ? department.children : frame.departments;
  const links = categories.map(({ key, name, slug }) => ({ key, name, href: `${prefix}/${slug}/` }));
  const sale = { key: "sale", name: translate("frame.header.sale"), href: `${prefix}/sales` };
  const [first, second] = splitIntoRows(isOfProduct ? links : [...links, sale]);
  return (
    <nav
      className={styles.bar}
      aria-label={isOfProduct ? department.name : translate("frame.header.departments")}
      data-category-bar={isOfProduct ? `${prefix}/${department.slug}/` : ""}
      data-all-name={translate("frame.header.departments")}
      data-sale-name={sale.name}
      data-sale-href={sale.href}
      data-sale-class={styles.saleInRow}
    >
      <div className={styles.wrap}>
        <a className={styles.all} href={`${prefix}/categories`} data-open="navigation">
          <Icon name="menu" />
          {translate("frame.header.allCategories")}
        </a>
        <div className={styles.line}>
          <div className={styles.rows} data-bar-rows="">
            <Row links={first} />
            <Row links={second} />
          </div>
        </div>
        <BarControls />
        <a className={styles.sale} href={sale.href} data-bar-sale="" hidden={isOfProduct}>
          {sale.name}
        </a>
      </div>
    </nav>
  );
}

/** Without a script there are no arrows: "more" shows the whole bar. */
function BarControls() {
  const translate = useTranslate();
  return (
    <div className={styles.controls}>
      <button type="button" className="only-with-script" data-bar-step="-1" disabled>
        <Icon name="chevron" />
        <span className="visually-hidden">{translate("frame.header.previousCategories")}</span>
      </button>
      <button type="button" className="only-with-script" data-bar-step="1">
        <Icon name="chevron" />
        <span className="visually-hidden">{translate("frame.header.nextCategories")}</span>
      </button>
      <details className={styles.more} data-bar-more="">
        <summary>{translate("frame.header.more")}</summary>
      </details>
    </div>
  );
}

function Row({ links }: { readonly links: readonly BarLink[] }) {
  return (
    <ul className={styles.row}>
      {links.map(({ key, name, href }) => (
        <li key={key} className={key === "sale" ? styles.saleInRow : undefined}>
          <a href={href}>{name}</a>
        </li>
      ))}
    </ul>
  );
}

import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useMatches } from "react-router";
import type { DepartmentView } from "../../catalogue/model/department-view";
import type { LinkView } from "../../catalogue/model/link-view";
import { Icon } from "../../design/icon";
import { Link } from "../../design/link";
import { PanelLink } from "../../design/panel-link";
import { useDismiss } from "../../design/use-dismiss";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import styles from "./category-bar.module.css";

/** Height of a line of the bar, in pixels; the same as in its style sheet. */
const lineHeight = 46;

/**
 * The departments, with the special offers last; on a product page the categories of its department. Wide screens show
 * one line at a time, the further lines by arrows or all at once by "more". Narrow screens show two rows on the start
 * page; elsewhere the menu has them. Line breaks decide what fits, so that no name is cut.
 */
export function CategoryBar({ departments }: { readonly departments: readonly LinkView[] }) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  const department = readDepartment(useMatches().at(-1)?.loaderData);
  const bar = useRef<HTMLElement>(null);
  const sale = { text: translate("frame.header.sale"), href: `${prefix}/sales` };
  const [first, second] = splitIntoRows(department ? department.categories : [...departments, sale]);
  const { rows, more, steps, measure } = useLines();
  const close = useCallback(() => {
    if (more.current) more.current.open = false;
  }, [more]);
  const { pathname } = useLocation();
  useDismiss(bar, close);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes what "more" opened
  useEffect(close, [pathname]);
  return (
    <nav
      ref={bar}
      className={pathname === "/" ? styles.bar : `${styles.bar} ${styles.wideOnly}`}
      aria-label={department ? department.name : translate("frame.header.departments")}
      data-category-bar=""
      data-fits={steps.fits ? "" : undefined}
    >
      <div className={styles.wrap}>
        <PanelLink className={styles.all} href={`${prefix}/categories`} panel="navigation">
          <Icon name="menu" />
          {translate("frame.header.allCategories")}
        </PanelLink>
        <div className={styles.line}>
          <div ref={rows} className={styles.rows} data-bar-rows="" onScroll={measure}>
            <Row links={first} sale={sale} />
            <Row links={second} sale={sale} />
          </div>
        </div>
        <div className={styles.controls}>
          <StepButton
            label={translate("frame.header.previousCategories")}
            isOn={steps.up}
            rows={rows}
            by={-1}
          />
          <StepButton label={translate("frame.header.nextCategories")} isOn={steps.down} rows={rows} by={1} />
          <details ref={more} className={styles.more} data-bar-more="" onToggle={measure}>
            <summary>{translate("frame.header.more")}</summary>
          </details>
        </div>
        <Link className={styles.sale} href={sale.href} hidden={department !== null}>
          {sale.text}
        </Link>
      </div>
    </nav>
  );
}

/**
 * Splits a category bar into two rows; the first has half of the links, rounded up.
 *
 * Source: specification, second document 2.3
 */
export function splitIntoRows<Link>(links: readonly Link[]): readonly [readonly Link[], readonly Link[]] {
  const half = Math.ceil(links.length / 2);
  return [links.slice(0, half), links.slice(half)];
}

/** The department of the page's product; null: the page shows no product, or its department has no categories. */
function readDepartment(data: unknown): DepartmentView | null {
  if (typeof data !== "object" || data === null || !("kind" in data) || data.kind !== "product") return null;
  return (data as { readonly department?: DepartmentView | null }).department ?? null;
}

type RowProps = { readonly links: readonly LinkView[]; readonly sale: LinkView };

function Row({ links, sale }: RowProps) {
  return (
    <ul className={styles.row}>
      {links.map(({ text, href }) => (
        <li key={href} className={href === sale.href ? styles.saleInRow : undefined}>
          <Link href={href}>{text}</Link>
        </li>
      ))}
    </ul>
  );
}

type StepProps = {
  readonly label: string;
  readonly isOn: boolean;
  readonly rows: React.RefObject<HTMLDivElement | null>;
  readonly by: 1 | -1;
};

/** Shows the next or the previous line; without a script only "more" shows the whole bar. */
function StepButton({ label, isOn, rows, by }: StepProps) {
  return (
    <button
      type="button"
      className="only-with-script"
      disabled={!isOn}
      onClick={() => rows.current?.scrollBy({ top: by * lineHeight })}
    >
      <Icon name="chevron" />
      <span className="visually-hidden">{label}</span>
    </button>
  );
}

/** Measures which lines there are to go to, and whether all links fit into one. */
function useLines() {
  const rows = useRef<HTMLDivElement>(null);
  const more = useRef<HTMLDetailsElement>(null);
  const [steps, setSteps] = useState({ up: false, down: false, fits: false });
  const measure = useCallback(() => {
    if (!rows.current) return;
    const { scrollTop, scrollHeight, clientHeight } = rows.current;
    const last = scrollHeight - clientHeight;
    const next = {
      up: scrollTop >= 2,
      down: scrollTop <= last - 2,
      fits: last < lineHeight / 2 && !more.current?.open,
    };
    setSteps((now) => (now.up === next.up && now.down === next.down && now.fits === next.fits ? now : next));
  }, []);
  useEffect(() => {
    if (!rows.current) return;
    const observer = new ResizeObserver(measure);
    observer.observe(rows.current);
    return () => observer.disconnect();
  }, [measure]);
  return { rows, more, steps, measure };
}

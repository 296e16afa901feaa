import { type ComponentType, type MouseEvent, useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useMatches } from "react-router";
import { leaveOrExplain } from "../../cart/browser/without-client";
import type { DepartmentView } from "../../catalogue/model/department-view";
import type { LinkView } from "../../catalogue/model/link-view";
import { Icon } from "../../design/icon";
import { Link } from "../../design/link";
import { useDismiss } from "../../design/use-dismiss";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import styles from "./category-bar.module.css";
import type { DepartmentPanelProps, Opened } from "./department-panel";

/** Height of a line of the bar, in pixels; the same as in its style sheet. */
const lineHeight = 46;

/**
 * The departments, with the special offers last; on a product page its department, which begins the line, and that
 * department's categories (specification, second document 2.3). Wide screens show one line; "more" opens the
 * others below it and closes them. Narrow screens show two rows on the start page; elsewhere the menu
 * has them. Line breaks decide what fits, so that no name is cut. A mouse that comes near, or the focus on "all
 * categories", loads the panel of departments.
 */
export function CategoryBar({ departments }: { readonly departments: readonly LinkView[] }) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  const department = readDepartment(useMatches().at(-1)?.loaderData);
  const bar = useRef<HTMLElement>(null);
  const sale = { text: translate("frame.header.sale"), href: `${prefix}/sales` };
  const [first, second] = splitIntoRows(department ? department.categories : [...departments, sale]);
  const { rows, fits } = useFit();
  const more = useRef<HTMLDetailsElement>(null);
  const { Panel, opened, setOpened, load, press } = useDepartmentPanel();
  const close = useCallback(() => setOpened(null), [setOpened]);
  const { pathname } = useLocation();
  useDismiss(bar, close);
  useEffect(() => {
    // A mouse that came before this script and rests sends no further event.
    if (bar.current?.matches(":hover") && matchMedia("(hover: hover)").matches) load().catch(() => {});
  }, [load]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the panel and the further lines
  useEffect(() => {
    close();
    if (more.current) more.current.open = false;
  }, [pathname]);
  return (
    <nav
      ref={bar}
      className={pathname === "/" ? styles.bar : `${styles.bar} ${styles.wideOnly}`}
      aria-label={department ? department.name : translate("frame.header.departments")}
      data-category-bar=""
      data-fits={fits ? "" : undefined}
      onPointerMove={({ pointerType }) => !Panel && pointerType === "mouse" && load().catch(() => {})}
    >
      <div className={styles.wrap}>
        <Link
          className={styles.all}
          href={`${prefix}/categories`}
          isRarelyFollowed
          data-open="navigation"
          aria-expanded={Panel ? opened !== null : undefined}
          aria-controls={opened ? panelId : undefined}
          onFocus={() => !Panel && load().catch(() => {})}
          onClick={press}
        >
          <Icon name="menu" />
          {translate("frame.header.allCategories")}
        </Link>
        {Panel ? <Panel id={panelId} bar={bar} opened={opened} onOpen={setOpened} /> : null}
        {department ? <DepartmentLink department={department} departments={departments} /> : null}
        <div className={styles.line}>
          <div ref={rows} className={styles.rows} data-bar-rows="">
            <Row links={first} sale={sale} />
            <Row links={second} sale={sale} />
          </div>
        </div>
        <details ref={more} className={styles.more}>
          <summary>{translate("frame.header.more")}</summary>
        </details>
        <Link className={styles.sale} href={sale.href} hidden={department !== null}>
          {sale.text}
        </Link>
      </div>
    </nav>
  );
}

const panelId = "departments";

/** The panel with its script, which loads on the first sign of intent; a press that cannot load it follows the link. */
function useDepartmentPanel() {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  const [Panel, setPanel] = useState<ComponentType<DepartmentPanelProps> | null>(null);
  const [opened, setOpened] = useState<Opened>(null);
  const load = useCallback(
    () => import("./department-panel").then(({ DepartmentPanel }) => setPanel(() => DepartmentPanel)),
    [],
  );
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const link = event.currentTarget;
    setOpened(opened === "press" ? null : "press");
    load().catch(() => leaveOrExplain(link, { prefix, translate }));
  };
  return { Panel, opened, setOpened, load, press };
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

type DepartmentLinkProps = {
  readonly department: DepartmentView;
  readonly departments: readonly LinkView[];
};

/** Names the department whose categories follow. */
function DepartmentLink({ department: { name }, departments }: DepartmentLinkProps) {
  const href = departments.find(({ text }) => text === name)?.href;
  return href === undefined ? null : (
    <Link className={styles.department} href={href}>
      {name}
    </Link>
  );
}

/** Measures whether all links of the bar fit into one line. */
function useFit() {
  const rows = useRef<HTMLDivElement>(null);
  const [fits, setFits] = useState(false);
  useEffect(() => {
    const element = rows.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setFits(element.scrollHeight < 1.5 * lineHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { rows, fits };
}

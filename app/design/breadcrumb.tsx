import styles from "./breadcrumb.module.css";
import { Link } from "./link";

type Crumb = { readonly text: string; readonly href: string };

/** Longer paths fold between their first and their last item. */
const mostItems = 4;

/** The path from the start page; the last item is the current page, without a link. */
export function Breadcrumb({
  label,
  crumbs,
  here,
}: {
  readonly label: string;
  readonly crumbs: readonly Crumb[];
  readonly here: string;
}) {
  const folded = crumbs.length < mostItems ? [] : crumbs.slice(1, -1);
  return (
    <nav aria-label={label}>
      <ol className={styles.crumbs}>
        {crumbs.map((crumb, at) =>
          folded.includes(crumb) ? (
            at === 1 ? (
              <Folded key="folded" label={label} crumbs={folded} />
            ) : null
          ) : (
            <Item key={crumb.href} crumb={crumb} />
          ),
        )}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}

/** The middle of a long path, which opens on request, also without scripts. */
function Folded({ label, crumbs }: { readonly label: string; readonly crumbs: readonly Crumb[] }) {
  return (
    <li className={styles.folded}>
      <details>
        <summary aria-label={label}>…</summary>
        <ol>
          {crumbs.map((crumb) => (
            <Item key={crumb.href} crumb={crumb} />
          ))}
        </ol>
      </details>
    </li>
  );
}

function Item({ crumb: { text, href } }: { readonly crumb: Crumb }) {
  return (
    <li>
      <Link href={href}>{text}</Link>
    </li>
  );
}

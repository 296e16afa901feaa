import styles from "./breadcrumb.module.css";
import { Link } from "./link";

type Crumb = { readonly text: string; readonly href: string };

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
  return (
    <nav aria-label={label}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ text, href }) => (
          <li key={href}>
            <Link href={href}>{text}</Link>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}

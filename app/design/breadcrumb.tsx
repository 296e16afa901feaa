import styles from "./breadcrumb.module.css";

export type Crumb = readonly [name: string, href: string];

/** The way from the start page; the page itself is the last, without a link. */
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
        {crumbs.map(([name, href]) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}

import { Link } from "../../design/link";
import type { CategoryEntry } from "../model/category-entry";
import styles from "./category-overview.module.css";

type Props = {
  readonly entries: readonly CategoryEntry[];
  /** Name of the links to the departments: `On this page`. */
  readonly contents: string;
};

/**
 * All departments with their groups and product types; the levels below are collapsed, and on phones all departments
 * but the first.
 * A no-break space holds each number to its name. Links to the departments are beside them on wide screens, and above them on narrow ones.
 */
export function CategoryOverview({ entries, contents }: Props) {
  return (
    <div className={styles.overview}>
      <nav className={styles.contents} aria-label={contents}>
        <ul>
          {entries.map(({ name, href }, at) => (
            <li key={href}>
              <a href={`#${toAnchor(at)}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.departments}>
        {entries.map(({ name, href, count, picture, below }, at) => (
          <section key={href} className={styles.department} id={toAnchor(at)}>
            <h2>
              <Picture src={picture} size={96} />
              <Link href={href}>{name}</Link> <em>{count}</em>
            </h2>
            <details className={styles.fold} open={at === 0}>
              <summary aria-label={name} />
              <ul className={styles.groups}>
                {below.map((group) => (
                  <Group key={group.href} entry={group} />
                ))}
              </ul>
            </details>
          </section>
        ))}
      </div>
    </div>
  );
}

/** Anchors are the same in all languages, like those of content pages. */
function toAnchor(at: number): string {
  return `department-${at + 1}`;
}

function Group({ entry: { name, href, count, picture, below } }: { readonly entry: CategoryEntry }) {
  return (
    <li>
      <Picture src={picture} size={96} />
      <h3>
        <Link href={href}>{name}</Link>
        {"\u00a0"}
        <em>{count}</em>
      </h3>
      <ul className={styles.families}>
        {below.map((family) => (
          <Family key={family.href} entry={family} />
        ))}
      </ul>
    </li>
  );
}

function Family({ entry: { name, href, count, below } }: { readonly entry: CategoryEntry }) {
  const link = (
    <>
      <Link href={href}>{name}</Link>
      {"\u00a0"}
      <em>{count}</em>
    </>
  );
  if (below.length === 0) return <li>{link}</li>;
  return (
    <li>
      {link}
      <details>
        <summary aria-label={name} />
        <ul className={styles.families}>
          {below.map((entry) => (
            <Family key={entry.href} entry={entry} />
          ))}
        </ul>
      </details>
    </li>
  );
}

function Picture({ src, size }: { readonly src: string | null; readonly size: number }) {
  return src === null ? null : <img src={src} width={size} height={size} alt="" loading="lazy" />;
}

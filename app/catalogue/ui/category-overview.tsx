import { Link } from "../../design/link";
import type { CategoryEntry } from "../model/category-entry";
import styles from "./category-overview.module.css";

/** All departments, open down to the product types; the level below is collapsed. */
export function CategoryOverview({ entries }: { readonly entries: readonly CategoryEntry[] }) {
  return (
    <>
      {entries.map(({ name, href, count, picture, below }) => (
        <section key={href} className={styles.department}>
          <h2>
            <Picture src={picture} size={96} />
            <Link href={href}>{name}</Link> <em>{count}</em>
          </h2>
          <ul className={styles.groups}>
            {below.map((group) => (
              <Group key={group.href} entry={group} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Group({ entry: { name, href, count, picture, below } }: { readonly entry: CategoryEntry }) {
  return (
    <li>
      <Picture src={picture} size={96} />
      <h3>
        <Link href={href}>{name}</Link> <em>{count}</em>
      </h3>
      <ul className={styles.families}>
        {below.map((family) => (
          <Family key={family.href} entry={family} isOpen />
        ))}
      </ul>
    </li>
  );
}

type FamilyProps = { readonly entry: CategoryEntry; readonly isOpen?: boolean };

function Family({ entry: { name, href, count, below }, isOpen = false }: FamilyProps) {
  const link = (
    <>
      <Link href={href}>{name}</Link> <em>{count}</em>
    </>
  );
  if (below.length === 0) return <li>{link}</li>;
  return (
    <li>
      {link}
      <details open={isOpen}>
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

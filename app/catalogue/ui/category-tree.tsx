import type { CategoryBranch } from "../model/category-branch";
import styles from "./category-tree.module.css";

/** Departments as folds, the levels below as indented links; works without scripts. */
export function CategoryTree({ branches }: { readonly branches: readonly CategoryBranch[] }) {
  return (
    <ul className={styles.tree}>
      {branches.map(([name, href, below]) => (
        <li key={href}>
          {below.length === 0 ? (
            <a className={styles.leaf} href={href}>
              {name}
            </a>
          ) : (
            <details>
              <summary>{name}</summary>
              <a className={styles.whole} href={href}>
                {name}
              </a>
              <Below branches={below} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

function Below({ branches }: { readonly branches: readonly CategoryBranch[] }) {
  return (
    <ul className={styles.below}>
      {branches.map(([name, href, below]) => (
        <li key={href}>
          <a href={href}>{name}</a>
          {below.length > 0 ? <Below branches={below} /> : null}
        </li>
      ))}
    </ul>
  );
}

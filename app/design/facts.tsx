import type { ReactNode } from "react";
import styles from "./facts.module.css";

type Props = {
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** `rows` are one below the other; the others are side by side: `figures` are larger, a `strip` has borders. */
  readonly look?: "plain" | "figures" | "rows" | "strip";
  /** Rendered before the facts, as `<div><dt/><dd/></div>`. */
  readonly children?: ReactNode;
};

const looks = {
  plain: styles.facts,
  figures: `${styles.facts} ${styles.figures}`,
  rows: styles.rows,
  strip: styles.strip,
};

/** Names and values; renders nothing without any. */
export function Facts({ facts, look = "plain", children }: Props) {
  if (facts.length === 0 && !children) return null;
  return (
    <dl className={looks[look]}>
      {children}
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

import type { ReactNode } from "react";
import styles from "./facts.module.css";

type Props = {
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** `plain` and `figures`, which are larger, stand side by side, `rows` one below the other. */
  readonly look?: "plain" | "figures" | "rows";
  /** What comes before them, as `<div><dt/><dd/></div>`. */
  readonly children?: ReactNode;
};

/** What something is called, and what it is; nothing where there is nothing to tell. */
export function Facts({ facts, look = "plain", children }: Props) {
  if (facts.length === 0 && !children) return null;
  return (
    <dl
      className={
        look === "rows"
          ? styles.rows
          : look === "figures"
            ? `${styles.facts} ${styles.figures}`
            : styles.facts
      }
    >
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

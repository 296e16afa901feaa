import type { ReactNode } from "react";
import styles from "./facts.module.css";

type Props = {
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** `plain` and `figures`, which are larger, are side by side, `rows` one below the other. */
  readonly look?: "plain" | "figures" | "rows";
  /** Rendered before the facts, as `<div><dt/><dd/></div>`. */
  readonly children?: ReactNode;
};

/** Names and values; renders nothing without any. */
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

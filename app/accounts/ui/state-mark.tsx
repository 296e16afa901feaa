import type { ReactNode } from "react";
import styles from "./state-mark.module.css";

/** A state as text, green for a good one. */
export function StateMark({ isGood, children }: { readonly isGood: boolean; readonly children: ReactNode }) {
  return <span className={`${styles.mark} ${isGood ? styles.good : styles.open}`}>{children}</span>;
}

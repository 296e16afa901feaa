import type { ReactNode } from "react";
import styles from "./state-mark.module.css";

/** A word on a state, green where all is well. */
export function StateMark({ isGood, children }: { readonly isGood: boolean; readonly children: ReactNode }) {
  return <span className={`${styles.mark} ${isGood ? styles.good : styles.open}`}>{children}</span>;
}

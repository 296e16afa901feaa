import type { ReactNode } from "react";
import { useTranslate } from "../../i18n/translate-context";
import styles from "./ahead-bar.module.css";

/** The total and the link to the next step, in narrow windows, while the step's own button is below the window. */
export function AheadBar({ total, children }: { readonly total: string; readonly children: ReactNode }) {
  const translate = useTranslate();
  return (
    <div className={styles.ahead}>
      <p className={styles.sum}>
        {translate("cart.totals.total")} <b>{total}</b>
      </p>
      {children}
    </div>
  );
}

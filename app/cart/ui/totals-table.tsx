import { useTranslate } from "../../i18n/translate-context";
import type { CartView } from "../model/cart-view";
import styles from "./totals-table.module.css";

/** The sums, row by row, with the included tax. */
export function TotalsTable({ view }: { readonly view: Pick<CartView, "rows" | "total" | "taxNotes"> }) {
  const translate = useTranslate();
  return (
    <dl className={styles.totals}>
      {view.rows.map((row) => (
        <div key={row.key} className={styles.row}>
          <dt>{row.label}</dt>
          <dd>{row.amount}</dd>
        </div>
      ))}
      <div className={`${styles.row} ${styles.total}`}>
        <dt>{translate("cart.totals.total")}</dt>
        <dd>
          <strong>{view.total}</strong>
        </dd>
        {view.taxNotes.map((note) => (
          <dd key={note} className={styles.note}>
            {note}
          </dd>
        ))}
      </div>
    </dl>
  );
}

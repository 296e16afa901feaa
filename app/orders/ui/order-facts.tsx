import type { LabelledText } from "../model/order-page-view";
import styles from "./order-facts.module.css";

/** The facts of an order in a strip: the same on the thank-you page and on the order's own. */
export function OrderFacts({ facts }: { readonly facts: readonly LabelledText[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

import type { StateView } from "../model/order-history-view";
import styles from "./state-list.module.css";

/** The states of order, delivery and payment as text; the colour only repeats them. */
export function StateList({ states }: { readonly states: readonly StateView[] }) {
  return (
    <dl className={styles.states}>
      {states.map(({ label, text, tone }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={styles[tone]}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

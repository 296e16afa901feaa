import type { StateView } from "../model/order-history-view";
import styles from "./state-list.module.css";

/** Where order, delivery and payment stand, in words; the colour only repeats them. */
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

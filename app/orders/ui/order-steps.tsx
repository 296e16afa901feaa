import type { StepView } from "../model/order-page-view";
import styles from "./order-steps.module.css";

/** What has happened to an order, what happens now and what follows, in one line; colours only repeat the texts. */
export function OrderSteps({ steps }: { readonly steps: readonly StepView[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ label, text, place, tone }) => (
        <li
          key={label}
          className={place === "current" ? `${styles.current} ${styles[tone]}` : styles[place]}
          aria-current={place === "current" ? "step" : undefined}
        >
          <span className={styles.label}>
            {place === "done" ? <span aria-hidden="true">✓ </span> : null}
            {label}
          </span>
          <strong>{text}</strong>
        </li>
      ))}
    </ol>
  );
}

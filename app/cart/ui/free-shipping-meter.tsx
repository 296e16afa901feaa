import type { FreeShippingView } from "../model/cart-view";
import styles from "./free-shipping-meter.module.css";

/** The amount missing for free delivery, as text and as a bar. */
export function FreeShippingMeter({ text, label, value, maximum }: FreeShippingView) {
  return (
    <div className={styles.meter}>
      <p className={value >= maximum ? styles.reached : undefined}>{text}</p>
      <progress value={value} max={maximum} aria-label={label} className={styles.line} />
    </div>
  );
}

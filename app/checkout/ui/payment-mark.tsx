import styles from "./payment-mark.module.css";
import marks from "./payment-marks.svg?url";

/** The drawn mark of a payment method; decoration only, its name stands beside it. */
export function PaymentMark({ method }: { readonly method: string }) {
  return (
    <svg className={styles.mark} width="56" height="36" aria-hidden="true">
      <use href={`${marks}#${method}`} />
    </svg>
  );
}

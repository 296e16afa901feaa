import styles from "./stars.module.css";

const five = "★★★★★";

/** Five stars, filled to the nearest half; `label` is the rating as text. */
export function Stars({ average, label }: { readonly average: number; readonly label: string }) {
  const halves = Math.min(10, Math.max(0, Math.round(average * 2)));
  const whole = Math.floor(halves / 2);
  const hasHalf = halves % 2 === 1;
  return (
    <span className={styles.stars} role="img" aria-label={label}>
      {five.slice(0, whole)}
      {hasHalf ? <span className={styles.half}>★</span> : null}
      <i>{five.slice(whole + (hasHalf ? 1 : 0))}</i>
    </span>
  );
}

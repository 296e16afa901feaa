import styles from "./stars.module.css";

const full = "★★★★★";

/** Five stars, whole ones filled by rounding; `label` says the figure in words. */
export function Stars({ average, label }: { readonly average: number; readonly label: string }) {
  const whole = Math.round(average);
  return (
    <span className={styles.stars} role="img" aria-label={label}>
      {full.slice(0, whole)}
      <i>{full.slice(whole)}</i>
    </span>
  );
}

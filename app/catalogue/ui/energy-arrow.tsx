import { useTranslate } from "../../i18n/translate-context";
import styles from "./energy-arrow.module.css";

/** The arrow of Regulation (EU) 2017/1369: class, and the range it is taken from. */
export function EnergyArrow({ energyClass }: { readonly energyClass: string }) {
  const label = useTranslate()("catalogue.product.energy", { class: energyClass });
  return (
    <span className={styles.label} role="img" aria-label={label}>
      <small>A↑G</small>
      <b data-class={energyClass}>{energyClass}</b>
    </span>
  );
}

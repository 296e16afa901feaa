import { useTranslate } from "../../i18n/translate-context";
import styles from "./energy-arrow.module.css";

/**
 * The arrow of Regulation (EU) 2017/1369: class, and the range it is taken from. `rating`: `C A–G`. It opens the label
 * where that is known.
 */
export function EnergyArrow({ rating, labelUrl }: { readonly rating: string; readonly labelUrl?: string }) {
  const [energyClass = "", best = "", worst = ""] = rating.split(/ |–/);
  const words = useTranslate()("catalogue.product.energy", { class: energyClass, best, worst });
  return (
    <a
      className={styles.label}
      role={labelUrl ? undefined : "img"}
      href={labelUrl || undefined}
      aria-label={words}
    >
      <small>{`${best}\n↑\n${worst}`}</small>
      <b data-class={rating}>{energyClass}</b>
    </a>
  );
}

import type { MouseEventHandler } from "react";
import { useTranslate } from "../../i18n/translate-context";
import styles from "./energy-arrow.module.css";

type Props = {
  readonly rating: string;
  readonly labelUrl?: string | undefined;
  /** Shows the label in another way than by going to it. */
  readonly onClick?: MouseEventHandler<HTMLElement>;
};

/**
 * The arrow of Regulation (EU) 2017/1369: class, and the range it is taken from. `rating`: `C A–G`. It opens the label
 * where that is known.
 */
export function EnergyArrow({ rating, labelUrl, onClick }: Props) {
  const [energyClass = "", best = "", worst = ""] = rating.split(/ |–/);
  const words = useTranslate()("catalogue.product.energy", { class: energyClass, best, worst });
  return (
    <a
      className={styles.label}
      role={labelUrl ? undefined : "img"}
      href={labelUrl || undefined}
      onClick={onClick}
      aria-label={words}
    >
      <small>{`${best}\n↑\n${worst}`}</small>
      <b className={styles.arrow} data-class={rating}>
        {energyClass}
      </b>
    </a>
  );
}

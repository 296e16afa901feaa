import type { MouseEventHandler } from "react";
import { useTranslate } from "../../i18n/translate-context";
import styles from "./energy-arrow.module.css";

type Props = {
  readonly rating: string;
  readonly labelUrl?: string | null;
  /** Handles the click instead of following the link. */
  readonly onClick?: MouseEventHandler<HTMLElement>;
};

/**
 * The energy class with its scale, linked to the label if there is one. `rating`: `C A–G`.
 *
 * Source: Regulation (EU) 2017/1369
 */
export function EnergyArrow({ rating, labelUrl, onClick }: Props) {
  const [energyClass = "", best = "", worst = ""] = rating.split(/ |–/);
  const text = useTranslate()("catalogue.product.energy", { class: energyClass, best, worst });
  return (
    <a
      className={styles.label}
      role={labelUrl ? undefined : "img"}
      href={labelUrl ?? undefined}
      onClick={onClick}
      data-scripted={onClick && labelUrl ? "" : undefined}
      aria-label={text}
    >
      <small>{`${best}\n↑\n${worst}`}</small>
      <b className={styles.arrow} data-class={rating}>
        {energyClass}
      </b>
    </a>
  );
}

import { toLinkAttributes } from "../../content/model/classify-link";
import { Icon } from "../../design/icon";
import type { PromoBanner } from "../model/frame-content";
import styles from "./promo-line.module.css";

type Props = { readonly promo: PromoBanner; readonly prefix: string };

/** One promoted page, in one line below the header. */
export function PromoLine({ promo, prefix }: Props) {
  return (
    <p className={styles.promo} data-promo="line">
      <span>{promo.text}</span>
      <a href={prefix + promo.href} {...toLinkAttributes(prefix + promo.href)}>
        {promo.link}
        <Icon name="chevron" />
      </a>
    </p>
  );
}

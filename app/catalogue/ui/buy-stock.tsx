import { Icon } from "../../design/icon";
import type { BuyView } from "../model/product-view";
import styles from "./buy-box.module.css";

type Props = { readonly sku: string; readonly buy: BuyView };

/** Stock and delivery, said here while there is some; what is sold out is said where the button would be. */
export function BuyStock({ sku, buy: { few, stock, isLow, stockText, delivery } }: Props) {
  const text = stockText.endsWith(".") ? stockText : `${stockText}.`;
  return (
    <ul className={styles.terms}>
      <li className={isLow ? styles.few : undefined} hidden={stock === 0} data-watch-sku={sku} data-few={few}>
        <Icon name="check" />
        <span>
          <b aria-live="polite">{text}</b> {delivery}
        </span>
      </li>
    </ul>
  );
}

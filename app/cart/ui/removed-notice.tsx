import { Notice } from "../../design/notice";
import { useTranslate } from "../../i18n/translate-context";
import { CartForm } from "./cart-form";
import styles from "./removed-notice.module.css";

type Props = { readonly sku: string; readonly quantity: number; readonly name: string };

/** Says what was removed and offers it back. */
export function RemovedNotice({ sku, quantity, name }: Props) {
  const translate = useTranslate();
  return (
    <Notice kind="info">
      <CartForm intent="undo" fields={{ sku, quantity }} className={styles.removed}>
        <span>{translate("cart.notice.removed", { name })}</span>
        <button type="submit" className={styles.undo} aria-label={translate("cart.notice.undoOf", { name })}>
          {translate("cart.notice.undo")}
        </button>
      </CartForm>
    </Notice>
  );
}

import { Notice } from "../../design/notice";
import { useTranslate } from "../../i18n/translate-context";
import type { StandingView } from "../browser/cart-state";
import { CartForm } from "./cart-form";
import styles from "./cart-notices.module.css";

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

/** What holds until something is done about it, with the one press that does it. */
export function StandingNotice({ kind, text, action }: StandingView) {
  return (
    <Notice kind={kind}>
      <div className={styles.removed}>
        <span>{text}</span>
        {action ? (
          <button type="button" className={styles.undo} onClick={action.run}>
            {action.label}
          </button>
        ) : null}
      </div>
    </Notice>
  );
}

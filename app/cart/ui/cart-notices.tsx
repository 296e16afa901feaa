import { Notice } from "../../design/notice";
import { useTranslate } from "../../i18n/translate-context";
import type { StandingView } from "../browser/cart-state";
import { CartForm } from "./cart-form";
import styles from "./cart-notices.module.css";

type Props = { readonly sku: string; readonly quantity: number; readonly name: string };

/** Names the removed line and offers to undo. */
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

/** A notice that stays until its one-press action resolves it. */
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

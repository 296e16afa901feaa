import { Icon } from "../../design/icon";
import { useTranslate } from "../../i18n/translate-context";
import type { FrameContent } from "../model/frame-content";
import { accountToken } from "./account-menu";
import styles from "./header-actions.module.css";

/** The visitor's links: account, comparison and cart. Scripts add counts and the cart's total after the page. */
export function HeaderActions({ frame: { prefix, pages } }: { readonly frame: FrameContent }) {
  const translate = useTranslate();
  return (
    <div className={styles.actions}>
      {pages.account ? accountToken : null}
      {pages.compare ? (
        <a className={`${styles.action} ${styles.compare}`} href={`${prefix}/compare`}>
          <Icon name="compare" />
          <span>{translate("frame.header.compare")}</span>
          <b className={styles.count} data-compare-count="" />
        </a>
      ) : null}
      <a className={`${styles.action} ${styles.lists}`} href={`${prefix}/my-lists`}>
        <Icon name="heart" />
        <span>{translate("frame.header.lists")}</span>
        <b className={styles.count} data-saved-count="" />
      </a>
      <a className={styles.cart} href={`${prefix}/checkout/cart`} data-cart-link="">
        <Icon name="cart" />
        <span className={styles.label}>
          <b>{translate("frame.header.cart")}</b>
          <span data-cart-total="" />
        </span>
        <span className={styles.count} data-cart-badge="" />
      </a>
    </div>
  );
}

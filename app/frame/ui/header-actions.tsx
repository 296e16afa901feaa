import { useSyncExternalStore } from "react";
import type { AccountMenuView } from "../../accounts/model/account-menu-view";
import { useCartState } from "../../cart/ui/browser-cart-context";
import { useOpenCart } from "../../cart/ui/cart-runtime";
import { markedProducts, noMarkedProducts } from "../../catalogue/browser/marked-products";
import { toComparePath } from "../../catalogue/model/compare-list";
import { Icon } from "../../design/icon";
import { Link } from "../../design/link";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import type { HeaderView } from "../model/header-view";
import { AccountButton } from "./account-button";
import styles from "./header-actions.module.css";

type Props = { readonly has: HeaderView["has"]; readonly account: AccountMenuView | null };

/** The visitor's links: account, comparison, lists and cart. Counts and the cart's total follow after the page. */
export function HeaderActions({ has, account }: Props) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  const { compared, saved } = useSyncExternalStore(
    markedProducts.subscribe,
    markedProducts.get,
    () => noMarkedProducts,
  );
  return (
    <div className={styles.actions}>
      {has.account ? <AccountButton served={account} /> : null}
      {has.compare ? (
        <Link className={`${styles.action} ${styles.compare}`} href={toComparePath(prefix, compared)}>
          <Icon name="compare" />
          <span>{translate("frame.header.compare")}</span>
          <b className={styles.count} data-compare-count="">
            {compared.length || null}
          </b>
        </Link>
      ) : null}
      <Link className={`${styles.action} ${styles.lists}`} href={`${prefix}/my-lists`}>
        <Icon name="heart" />
        <span>{translate("frame.header.lists")}</span>
        <b className={styles.count}>{saved.length || null}</b>
      </Link>
      <CartLink />
    </div>
  );
}

/** Opens the cart's drawer. A sum of another number of pieces than the cart has is outdated, and not shown. */
function CartLink() {
  const translate = useTranslate();
  const { pieces, total, view } = useCartState();
  const known = view ? { text: view.total, pieces: view.pieces } : total;
  return (
    <Link
      className={styles.cart}
      href={`${usePathPrefix()}/checkout/cart`}
      data-cart-link=""
      onClick={useOpenCart()}
    >
      <Icon name="cart" />
      <span className={styles.label}>
        <b>{translate("frame.header.cart")}</b>
        <span data-cart-total="">{pieces && known?.pieces === pieces ? known.text : null}</span>
      </span>
      <span className={styles.count} data-cart-badge="">
        {pieces ? (
          <>
            <span aria-hidden="true">{pieces}</span>
            <span className="visually-hidden">{`, ${translate.plural("cart.pieces", pieces)}`}</span>
          </>
        ) : null}
      </span>
    </Link>
  );
}

import { use } from "react";
import { Drawer } from "../../design/drawer";
import { Notice } from "../../design/notice";
import { useTranslate } from "../../i18n/translate-context";
import { BrowserCartContext, useCartState } from "./browser-cart-context";
import styles from "./cart-drawer.module.css";
import { CartLines } from "./cart-lines";
import { RemovedNotice, StandingNotice } from "./cart-notices";
import { EmptyCart } from "./cart-page";
import { FreeShippingMeter } from "./free-shipping-meter";
import { CartLinks } from "./leave-link";
import { TotalsTable } from "./totals-table";

/** The cart beside the page. Its forms are those of the cart page. */
export default function CartDrawer() {
  const translate = useTranslate();
  const { state } = use(BrowserCartContext);
  const { isDrawerOpen, isLive, isBusy, view, notice, standing, removed } = useCartState();
  return (
    <Drawer
      isOpen={isDrawerOpen}
      onClose={() => state.set({ isDrawerOpen: false })}
      title={translate("cart.title")}
      closeLabel={translate("cart.close")}
    >
      <div className={styles.drawer} aria-busy={isBusy || !isLive || undefined}>
        <div role="status" className={styles.notices}>
          {notice ? <Notice kind={notice.kind}>{notice.text}</Notice> : null}
          {standing ? <StandingNotice {...standing} /> : null}
          {removed ? <RemovedNotice {...removed} /> : null}
        </div>
        {view ? (
          <>
            {view.freeShipping ? <FreeShippingMeter {...view.freeShipping} /> : null}
            <CartLines view={view} compact />
            <div className={styles.foot}>
              <TotalsTable view={view} />
              <CartLinks />
            </div>
          </>
        ) : isLive && !isBusy ? (
          <EmptyCart />
        ) : (
          <p className={styles.loading}>{translate("cart.loading")}</p>
        )}
      </div>
    </Drawer>
  );
}

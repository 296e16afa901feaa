import { Form } from "../../design/form";
import { Icon } from "../../design/icon";
import box from "../../design/summary.module.css";
import { WalletButtons } from "../../design/wallet-buttons";
import type { WalletButtonsView } from "../../foundation/wallet-buttons-view";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import type { CartView } from "../model/cart-view";
import { AheadBar } from "./ahead-bar";
import styles from "./cart-summary.module.css";
import { CouponForms } from "./coupon-forms";
import { FreeShippingMeter } from "./free-shipping-meter";
import { LeaveLink } from "./leave-link";
import { TotalsTable } from "./totals-table";

type Props = {
  readonly view: CartView;
  /** null: the shop has no wallet buttons. */
  readonly wallets: WalletButtonsView | null;
  readonly coupon: { readonly typed: string; readonly error: string | null };
};

/** The sums, the delivery date and the link to the checkout, which a bar has while it is below a narrow window. */
export function CartSummary({ view, coupon, wallets }: Props) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  const offer = view.freeShipping;
  const toCheckout = (isWide: boolean) => (
    <LeaveLink look="primary" wide={isWide} href={`${prefix}/checkout/addresses`}>
      {translate("cart.toCheckout")}
    </LeaveLink>
  );
  return (
    <section className={`${box.summary} ${styles.summary}`} aria-labelledby="cart-summary">
      <div className={styles.sums}>
        <h2 id="cart-summary" className={styles.title}>
          {translate("cart.totals.title")}
        </h2>
        {/* Once delivery is free, its row says so. */}
        {offer && offer.value < offer.maximum ? <FreeShippingMeter {...offer} /> : null}
        <TotalsTable view={view} />
        {view.refusedGifts.map((text) => (
          <p key={text} className={box.delivery}>
            {text}
          </p>
        ))}
        {view.deliveryText ? (
          <p className={box.delivery}>
            <Icon name="truck" /> {view.deliveryText}
          </p>
        ) : null}
      </div>
      <div className={styles.act}>
        {toCheckout(true)}
        {wallets && view.totalCents > 0 ? (
          <Form method="post" action={`${prefix}/checkout/cart`} data-cart-form="">
            <WalletButtons view={wallets} place="cart" cents={view.totalCents} />
          </Form>
        ) : null}
        <CouponForms coupons={view.coupons} {...coupon} />
      </div>
      <AheadBar total={view.total}>{toCheckout(false)}</AheadBar>
    </section>
  );
}

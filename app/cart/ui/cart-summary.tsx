import { Form } from "../../design/form";
import { Icon } from "../../design/icon";
import box from "../../design/summary.module.css";
import { WalletButtons } from "../../design/wallet-buttons";
import type { WalletButtonsView } from "../../foundation/wallet-buttons-view";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import type { CartView } from "../model/cart-view";
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

/** The sums, the delivery date and the link to the checkout. */
export function CartSummary({ view, coupon, wallets }: Props) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  const offer = view.freeShipping;
  return (
    <section className={box.summary} aria-labelledby="cart-summary">
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
      <LeaveLink look="primary" wide href={`${prefix}/checkout/addresses`}>
        {translate("cart.toCheckout")}
      </LeaveLink>
      {wallets && view.totalCents > 0 ? (
        <Form method="post" action={`${prefix}/checkout/cart`} data-cart-form="">
          <WalletButtons view={wallets} place="cart" cents={view.totalCents} />
        </Form>
      ) : null}
      <CouponForms coupons={view.coupons} {...coupon} />
    </section>
  );
}

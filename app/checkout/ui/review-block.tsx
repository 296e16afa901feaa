import type { CartView } from "../../cart/model/cart-view";
import { Link } from "../../design/link";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import frame from "./page-frame.module.css";
import type { PaymentView } from "./payment-view";
import styles from "./review-block.module.css";

type Props = { readonly payment: PaymentView; readonly view: CartView };

/** The shopper's input for review, each part with a link to change it. */
export function ReviewBlock({ payment, view }: Props) {
  const translate = useTranslate();
  const isSame = payment.billing.join() === payment.shipping.join();
  return (
    <section className={frame.section} aria-labelledby="review">
      <h2 id="review">{translate("checkout.addresses.title")}</h2>
      <dl className={styles.list}>
        <Item label={translate("checkout.payment.contact")} lines={[payment.email]} />
        <Item label={translate("checkout.payment.billTo")} lines={payment.billing} />
        {payment.vatNumber ? (
          <Item label={translate("checkout.field.vatNumber")} lines={[payment.vatNumber]} />
        ) : null}
        <Item
          label={translate("checkout.payment.deliveryTo")}
          lines={isSame ? [translate("orders.sameAsBilling")] : payment.shipping}
        />
        {view.deliveryText ? (
          <Item label={translate("checkout.addresses.delivery")} lines={[view.deliveryText]} />
        ) : null}
        {payment.orderReference ? (
          <Item label={translate("address.reference")} lines={[payment.orderReference]} />
        ) : null}
        {payment.deliveryNote ? (
          <Item label={translate("address.note.label")} lines={[payment.deliveryNote]} />
        ) : null}
      </dl>
      <ChangeLink />
    </section>
  );
}

function ChangeLink() {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  const what = translate("checkout.addresses.title");
  return (
    <Link
      className={styles.change}
      href={`${prefix}/checkout/addresses`}
      aria-label={translate("checkout.payment.changeOf", { what })}
    >
      {translate("checkout.payment.change")}
    </Link>
  );
}

function Item({ label, lines }: { readonly label: string; readonly lines: readonly string[] }) {
  return (
    <div>
      <dt>{label}</dt>
      {lines.map((line) => (
        <dd key={line}>{line}</dd>
      ))}
    </div>
  );
}

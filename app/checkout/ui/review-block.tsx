import type { CartView } from "../../cart/model/cart-view";
import { Icon } from "../../design/icon";
import { Link } from "../../design/link";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import type { PaymentView } from "./payment-view";
import styles from "./review-block.module.css";

type Props = { readonly payment: PaymentView; readonly view: CartView };

/** The addresses of the order for review, with a link to change them. */
export function ReviewBlock({ payment, view }: Props) {
  const translate = useTranslate();
  const isSame = payment.billing.join() === payment.shipping.join();
  const optional = [
    ["checkout.field.vatNumber", payment.vatNumber],
    ["address.reference", payment.orderReference],
    ["address.note.label", payment.deliveryNote],
  ] as const;
  return (
    <section className={styles.review} aria-labelledby="review">
      <div className={styles.head}>
        <h3 id="review">{translate("checkout.steps.addresses")}</h3>
        <ChangeLink />
      </div>
      <dl className={styles.list}>
        {isSame ? (
          <Item label={translate("orders.bothAddresses")} lines={payment.billing} isWide />
        ) : (
          <>
            <Item label={translate("checkout.payment.billTo")} lines={payment.billing} />
            <Item label={translate("checkout.payment.deliveryTo")} lines={payment.shipping} />
          </>
        )}
        <Item label={translate("checkout.payment.contact")} lines={[payment.email]} isWide />
        {optional.map(([key, text]) =>
          text ? <Item key={key} label={translate(key)} lines={[text]} /> : null,
        )}
      </dl>
      {view.deliveryText ? (
        <p className={styles.delivery}>
          <Icon name="truck" /> {view.deliveryText}
        </p>
      ) : null}
    </section>
  );
}

function ChangeLink() {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  const what = translate("checkout.addresses.title");
  return (
    <Link href={`${prefix}/checkout/addresses`} aria-label={translate("checkout.payment.changeOf", { what })}>
      {translate("checkout.payment.change")}
    </Link>
  );
}

type ItemProps = {
  readonly label: string;
  readonly lines: readonly string[];
  readonly isWide?: boolean;
};

function Item({ label, lines, isWide = false }: ItemProps) {
  return (
    <div className={isWide ? styles.wide : undefined}>
      <dt>{label}</dt>
      {lines.map((line) => (
        <dd key={line}>{line}</dd>
      ))}
    </div>
  );
}

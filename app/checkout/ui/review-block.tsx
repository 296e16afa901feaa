import { Fragment, type ReactNode } from "react";
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
        <h3 id="review">{translate(isSame ? "orders.bothAddresses" : "checkout.steps.addresses")}</h3>
        <ChangeLink />
      </div>
      {isSame ? <AddressText lines={payment.billing} /> : null}
      <dl className={styles.list}>
        {isSame ? null : (
          <>
            <Item label={translate("checkout.payment.billTo")}>
              <AddressText lines={payment.billing} />
            </Item>
            <Item label={translate("checkout.payment.deliveryTo")}>
              <AddressText lines={payment.shipping} />
            </Item>
          </>
        )}
        {optional.map(([key, text]) =>
          text ? (
            <Item key={key} label={translate(key)}>
              {text}
            </Item>
          ) : null,
        )}
      </dl>
      <p className={styles.email}>{payment.email}</p>
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

function Item({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** An address in running text: each of its lines is a unit, and two of them fit in one. */
function AddressText({ lines }: { readonly lines: readonly string[] }) {
  return (
    <address className={styles.address}>
      {lines.map((line, at) => (
        <Fragment key={line}>
          {at > 0 ? ", " : null}
          <span>{line}</span>
        </Fragment>
      ))}
    </address>
  );
}

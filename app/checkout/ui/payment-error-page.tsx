import { LinkButton } from "../../design/button";
import { Icon } from "../../design/icon";
import { Link } from "../../design/link";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import frame from "./page-frame.module.css";
import styles from "./payment-error-page.module.css";

/** The shopper's remaining cart; null: no cart, or it cannot be read. */
export type UnpaidCart = { readonly pieces: string; readonly total: string };

type Props = {
  readonly kind: string;
  readonly wasCharged: boolean;
  readonly cart: UnpaidCart | null;
  /** The link to the customer service. */
  readonly helpHref: string;
};

/** Explains the failure and the state of the money, with two links: the same method again, or another. */
export function PaymentErrorPage({ kind, wasCharged, cart, helpHref }: Props) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  return (
    <div className={frame.page}>
      <h1 className={frame.title}>{translate("checkout.paymentError.title")}</h1>
      <div className={`${frame.section} ${styles.box}`} role="alert">
        <Answer title={translate("payment.error.happened")}>
          {translate(`checkout.paymentError.${kind}`)}
        </Answer>
        <Answer title={translate("payment.error.money")}>
          {translate(wasCharged ? "checkout.paymentError.charged" : "checkout.paymentError.notCharged")}
        </Answer>
        <Answer title={translate("payment.error.next")}>
          {cart ? translate("payment.error.cart", cart) : null}
        </Answer>
        <div className={styles.ways}>
          {cart ? (
            <>
              <LinkButton look="primary" href={`${prefix}/checkout/payment`}>
                {translate("checkout.paymentError.tryAgain")}
              </LinkButton>
              <LinkButton look="ghost" href={`${prefix}/checkout/payment#methods`}>
                {translate("checkout.paymentError.otherMethod")}
              </LinkButton>
            </>
          ) : (
            <LinkButton look="primary" href={`${prefix}/checkout/cart`}>
              {translate("cart.toCart")}
            </LinkButton>
          )}
        </div>
      </div>
      <p className={styles.help}>
        <Icon name="mail" /> <Link href={helpHref}>{translate("payment.error.help")}</Link>
      </p>
    </div>
  );
}

function Answer({ title, children }: { readonly title: string; readonly children: string | null }) {
  return (
    <div>
      <h2>{title}</h2>
      {children ? <p>{children}</p> : null}
    </div>
  );
}

import { LinkButton } from "../../design/button";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import styles from "./address-form.module.css";
import frame from "./page-frame.module.css";
import { PaymentErrorNotice } from "./payment-error-notice";

/** The provider's way out: back to payment with the cart intact, or another method. */
export function PaymentErrorPage({
  kind,
  wasCharged,
}: {
  readonly kind: string;
  readonly wasCharged: boolean;
}) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  return (
    <div className={frame.page}>
      <h1 className={frame.title}>{translate("checkout.paymentError.title")}</h1>
      <div className={styles.form}>
        <PaymentErrorNotice kind={kind} wasCharged={wasCharged} hasTitle={false} />
        <p>
          <LinkButton look="primary" href={`${prefix}/checkout/payment`}>
            {translate("checkout.paymentError.tryAgain")}
          </LinkButton>{" "}
          <LinkButton look="ghost" href={`${prefix}/checkout/payment#methods`}>
            {translate("checkout.paymentError.otherMethod")}
          </LinkButton>
        </p>
      </div>
    </div>
  );
}

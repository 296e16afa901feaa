import { Notice } from "../../design/notice";
import { useTranslate } from "../../i18n/translate-context";

type Props = { readonly kind: string; readonly wasCharged: boolean; readonly hasTitle?: boolean };

/** Explains the payment's failure, and whether nothing was charged. The text depends on the kind alone. */
export function PaymentErrorNotice({ kind, wasCharged, hasTitle = true }: Props) {
  const translate = useTranslate();
  return (
    <Notice kind="bad" role="alert">
      {hasTitle ? <strong>{translate("checkout.paymentError.title")}</strong> : null}
      <p>{translate(`checkout.paymentError.${kind}`)}</p>
      <p>{translate(wasCharged ? "checkout.paymentError.charged" : "checkout.paymentError.notCharged")}</p>
    </Notice>
  );
}

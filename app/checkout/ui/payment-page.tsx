import type { CartView } from "../../cart/model/cart-view";
import { Notice } from "../../design/notice";
import { useTranslate } from "../../i18n/translate-context";
import { OrderButton } from "./order-button";
import { OrderSummary } from "./order-summary";
import frame from "./page-frame.module.css";
import { PaymentErrorNotice } from "./payment-error-notice";
import { PaymentMethods } from "./payment-methods";
import styles from "./payment-page.module.css";
import type { PaymentView } from "./payment-view";
import { ProblemNotice, RepricedNotice } from "./problem-notice";
import { ReviewBlock } from "./review-block";
import type { OrderProblemView } from "./to-problem-text";
import { usePaymentForm } from "./use-payment-form";

type Props = {
  readonly view: CartView;
  readonly payment: PaymentView;
  /** The idempotency key of the order button. */
  readonly orderKey: string;
  readonly errorKind: string | null;
  readonly wasCharged: boolean;
  readonly isRepriced: boolean;
  readonly asksReviewConsent: boolean;
  readonly refusesReviewMail: boolean;
  readonly showsGuarantee: boolean;
  readonly problem: OrderProblemView | null;
};

/** Step 4: how to pay, a last look at everything, and the one button that orders. */
export function PaymentPage({ view, payment, orderKey, problem, ...rest }: Props) {
  const translate = useTranslate();
  const form = usePaymentForm(view.id);
  return (
    <form method="post" action={form.action} className={frame.page} onSubmit={form.onSubmit} ref={form.ref}>
      <input type="hidden" name="cart" value={view.id} />
      <input type="hidden" name="total" value={view.totalCents} />
      <input type="hidden" name="key" value={orderKey} />
      <h1 className={frame.title}>{translate("checkout.payment.title")}</h1>
      <div className={styles.notices}>
        {rest.errorKind ? <PaymentErrorNotice kind={rest.errorKind} wasCharged={rest.wasCharged} /> : null}
        {problem ? <ProblemNotice problem={problem} view={view} /> : null}
        {rest.isRepriced && !problem ? <RepricedNotice /> : null}
      </div>
      <div className={frame.columns}>
        <div className={frame.stack}>
          <PaymentMethods payment={payment} onChoose={form.choose} />
          <ReviewBlock payment={payment} view={view} />
          {rest.showsGuarantee && payment.isConsumer ? <GuaranteeNotice /> : null}
        </div>
        <div className={styles.order}>
          <OrderSummary view={view} />
          {rest.asksReviewConsent ? (
            <label className={styles.consent}>
              <input type="checkbox" name="refuseReviewMail" defaultChecked={rest.refusesReviewMail} />
              <span>{translate("checkout.payment.reviewConsent")}</span>
            </label>
          ) : null}
          <OrderButton
            isWaiting={form.isChoosing}
            isPlacing={form.isPlacing}
            canOrder={payment.chosen !== null}
          />
        </div>
      </div>
    </form>
  );
}

/** The harmonised notice; our own paid guarantee never looks like this. */
function GuaranteeNotice() {
  const translate = useTranslate();
  return (
    <Notice kind="info">
      <strong>{translate("checkout.payment.guaranteeTitle")}</strong>
      <p>{translate("checkout.payment.guaranteeText")}</p>
    </Notice>
  );
}

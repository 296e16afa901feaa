import type { CartView } from "../../cart/model/cart-view";
import { AheadBar } from "../../cart/ui/ahead-bar";
import { Form } from "../../design/form";
import { Notice } from "../../design/notice";
import { toTool } from "../../design/to-tool";
import { WalletButtons } from "../../design/wallet-buttons";
import type { WalletButtonsView } from "../../foundation/wallet-buttons-view";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import type { StatedGuarantee } from "../../law/model/guarantee-notice";
import { GuaranteeStatement } from "../../law/ui/guarantee-notice";
import type { NewsletterAnswer } from "../model/choose-newsletter-consent";
import { OrderButton } from "./order-button";
import { OrderSummary } from "./order-summary";
import frame from "./page-frame.module.css";
import { PaymentMethods, walletsId } from "./payment-methods";
import styles from "./payment-page.module.css";
import type { PaymentView, WalletHint } from "./payment-view";
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
  readonly isNewsletterOptional: boolean;
  readonly refusesReviewMail: boolean;
  /** What the law demands to state before an order; null: nothing. */
  readonly guarantee: StatedGuarantee | null;
  readonly wallets: WalletButtonsView | null;
  /** Where the wallets' buttons are. */
  readonly walletHint: WalletHint;
  /** The order button's problem. */
  readonly problem: OrderProblemView | null;
};

/**
 * Step 4: the method, a review of goods and addresses, the total, and the button that orders. The long notice of the
 * guarantee follows, so that nothing separates the choice from what is ordered. In one column a bar has the total while
 * the methods are in view; it leads to the order and does not order (Directive 2011/83/EU, Art. 8(2); § 312j BGB).
 */
export function PaymentPage({ view, payment, orderKey, problem: refused, ...rest }: Props) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  const form = usePaymentForm({ view, payment, problem: refused });
  const { problem, live } = form;
  const guarantee = payment.isConsumer ? rest.guarantee : null;
  const typed = refused?.typed;
  const birthDate = { text: typed?.birthDate ?? "", error: problem?.birthDateError ?? null };
  return (
    <>
      {rest.wallets ? (
        <Form id="express" method="post" action={`${prefix}/checkout/cart`} data-cart-form="" />
      ) : null}
      <Form
        method="post"
        action={form.action}
        className={frame.page}
        onSubmit={form.onSubmit}
        ref={form.ref}
        noValidate
        {...toTool("place_order", translate("checkout.placeOrder"), "fills")}
      >
        <input type="hidden" name="cart" value={view.id} />
        <input type="hidden" name="total" value={view.totalCents} />
        <input type="hidden" name="key" value={orderKey} />
        <h1 className={frame.title}>{translate("checkout.payment.title")}</h1>
        <div ref={form.notices} className={styles.notices} tabIndex={-1}>
          {rest.errorKind ? <PaymentErrorNotice kind={rest.errorKind} wasCharged={rest.wasCharged} /> : null}
          {problem ? <ProblemNotice problem={problem} view={view} /> : null}
          {rest.isRepriced && !problem ? <RepricedNotice /> : null}
        </div>
        <div className={`${frame.columns} ${styles.columns}`}>
          <div className={frame.stack}>
            <PaymentMethods
              payment={payment}
              wallets={rest.wallets && { ...rest.wallets, hint: rest.walletHint }}
              chosen={chooseShown(typed?.method ?? null, payment)}
              birthDate={birthDate}
              onChoose={form.choose}
            />
          </div>
          <AheadBar total={view.total}>
            <a href="#order-summary" className={styles.toOrder}>
              {translate("checkout.payment.toOrder")}
            </a>
          </AheadBar>
          <div className={styles.order}>
            <OrderSummary view={view}>
              <ReviewBlock payment={payment} view={view} />
              <Consents {...rest} typed={typed} />
            </OrderSummary>
            {live.warning ? <Notice kind="warn">{live.warning}</Notice> : null}
            <OrderButton
              status={live.status}
              isWaiting={form.isChoosing}
              isPlacing={form.isPlacing}
              canOrder={payment.chosen !== null && !live.isNew}
              isCompany={!payment.isConsumer}
              notice={guarantee && { text: guarantee.heading, href: `#${guaranteeId}` }}
            >
              {rest.wallets ? (
                <div id={walletsId} className={styles.express}>
                  <p aria-hidden="true">{rest.wallets.label}</p>
                  <WalletButtons view={rest.wallets} place="payment" cents={view.totalCents} form="express" />
                </div>
              ) : null}
            </OrderButton>
          </div>
          {guarantee ? <Guarantee stated={guarantee} /> : null}
        </div>
      </Form>
    </>
  );
}

/** Returns the submitted method of a refused form, if it is still available. */
function chooseShown(sent: string | null, { options, chosen }: PaymentView): string | null {
  return options.some(({ method, refusal }) => method === sent && refusal === null) ? sent : chosen;
}

const guaranteeId = "guarantee-title";

/** What the law demands to state; the shop's paid guarantee has another style. A link at the terms leads here. */
function Guarantee({ stated }: { readonly stated: StatedGuarantee }) {
  return (
    <section className={`${frame.section} ${styles.guarantee}`} aria-labelledby={guaranteeId}>
      <h2 id={guaranteeId}>{stated.heading}</h2>
      <GuaranteeStatement stated={stated} />
    </section>
  );
}

type ConsentsProps = Pick<Props, "asksReviewConsent" | "refusesReviewMail" | "isNewsletterOptional"> & {
  readonly typed: OrderProblemView["typed"] | undefined;
};

/** What the shopper may refuse or request with the order, below the address that it concerns. */
function Consents({ asksReviewConsent, refusesReviewMail, isNewsletterOptional, typed }: ConsentsProps) {
  const translate = useTranslate();
  return (
    <div className={styles.consents}>
      {asksReviewConsent ? (
        <label className={styles.consent}>
          <input
            type="checkbox"
            name="refuseReviewMail"
            defaultChecked={typed?.refusesReviewMail ?? refusesReviewMail}
          />
          <span>{translate("checkout.payment.reviewConsent")}</span>
        </label>
      ) : null}
      <NewsletterBox isOptional={isNewsletterOptional} answer={typed?.newsletter} />
    </div>
  );
}

type NewsletterProps = {
  /** A tick requests it; elsewhere a tick refuses the soft opt-in of an order. */
  readonly isOptional: boolean;
  /** The choice in a refused form. */
  readonly answer: NewsletterAnswer | undefined;
};

/** The newsletter's box: never ticked before the shopper ticks it. */
function NewsletterBox({ isOptional, answer }: NewsletterProps) {
  const translate = useTranslate();
  return (
    <label className={styles.consent}>
      <input
        type="checkbox"
        name="newsletter"
        value={isOptional ? "wants" : "refuses"}
        defaultChecked={answer !== undefined && answer !== "left-alone"}
      />
      <span>{translate(`checkout.payment.${isOptional ? "newsletter" : "softNewsletter"}`)}</span>
    </label>
  );
}

type ErrorProps = { readonly kind: string; readonly wasCharged: boolean };

/** Explains the payment's failure, and whether nothing was charged. The text depends on the kind alone. */
function PaymentErrorNotice({ kind, wasCharged }: ErrorProps) {
  const translate = useTranslate();
  return (
    <Notice kind="bad" role="alert">
      <strong>{translate("checkout.paymentError.title")}</strong>
      <p>{translate(`checkout.paymentError.${kind}`)}</p>
      <p>{translate(wasCharged ? "checkout.paymentError.charged" : "checkout.paymentError.notCharged")}</p>
    </Notice>
  );
}

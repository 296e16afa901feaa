import { useTranslate } from "../../i18n/translate-context";
import type { NewsletterAnswer } from "../model/choose-newsletter-consent";
import styles from "./payment-page.module.css";

type Props = {
  /** A tick requests it; elsewhere a tick refuses the soft opt-in of an order. */
  readonly isOptional: boolean;
  /** The choice in a refused form. */
  readonly answer: NewsletterAnswer | undefined;
};

/** The newsletter's box: never ticked before the shopper ticks it. */
export function NewsletterBox({ isOptional, answer }: Props) {
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

import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import { type CheckoutStep, checkoutSteps, toStepNumber, toStepPath } from "../model/checkout-step";
import styles from "./checkout-steps.module.css";

type Props = { readonly current: CheckoutStep };

/** Where the shopper is on the way; steps that lie behind are links, until the order is placed. */
export function CheckoutSteps({ current }: Props) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  const currentNumber = toStepNumber(current);
  return (
    <nav aria-label={translate("checkout.steps.label")} className={styles.steps}>
      <ol>
        {checkoutSteps.map((step) => {
          const number = toStepNumber(step);
          const name = translate(`checkout.steps.${step}`);
          const isCurrent = isOnPage(step, current);
          const isDone = number < currentNumber && !isCurrent;
          const words = (
            <>
              <b aria-hidden="true">{isDone ? "✓" : number}</b> <span>{name}</span>
              {isDone ? <span className="visually-hidden"> ({translate("checkout.steps.done")})</span> : null}
            </>
          );
          return (
            <li key={step} className={isCurrent ? styles.current : isDone ? styles.done : undefined}>
              {isDone && current !== "thank-you" ? (
                <a href={`${prefix}${toStepPath(step)}`}>{words}</a>
              ) : (
                <span aria-current={isCurrent ? "step" : undefined}>{words}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** Shipping and billing are two parts of one page: both are current there. */
function isOnPage(step: CheckoutStep, current: CheckoutStep): boolean {
  return toStepPath(step) === toStepPath(current);
}

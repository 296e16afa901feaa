import { useEffect } from "react";
import quiet from "../../design/quiet-frame.module.css";
import { reloadPage } from "../../design/reload-page";
import { watchPageLife } from "../../foundation/browser/watch-page-life";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import { type CheckoutStep, checkoutSteps, toStepNumber, toStepPath } from "../model/checkout-step";
import styles from "./checkout-steps.module.css";

type Props = { readonly current: CheckoutStep };

/** Shows the shopper's step; earlier steps are links, until the order is placed. */
export function CheckoutSteps({ current }: Props) {
  // Reloads a page from the back/forward cache: its cart may be completed, and the server redirects the shopper then.
  useEffect(() => watchPageLife({ restored: reloadPage }), []);
  const translate = useTranslate();
  const prefix = usePathPrefix();
  const currentNumber = toStepNumber(current);
  return (
    <nav aria-label={translate("checkout.steps.label")} className={`${styles.steps} ${quiet.page}`}>
      <ol>
        {checkoutSteps.map((step) => {
          const number = toStepNumber(step);
          const name = translate(`checkout.steps.${step}`);
          const isCurrent = step === current;
          const isDone = number < currentNumber;
          const label = (
            <>
              <b aria-hidden="true">{isDone ? "✓" : number}</b> <span>{name}</span>
              {isDone ? <span className="visually-hidden"> ({translate("checkout.steps.done")})</span> : null}
            </>
          );
          return (
            <li key={step} className={isCurrent ? styles.current : isDone ? styles.done : undefined}>
              {isDone && current !== "thank-you" ? (
                <a
                  href={
                    toStepPath(step) === toStepPath(current) ? `#${step}` : `${prefix}${toStepPath(step)}`
                  }
                >
                  {label}
                </a>
              ) : (
                <span aria-current={isCurrent ? "step" : undefined}>{label}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

import { useEffect, useState } from "react";
import quiet from "../../design/quiet-frame.module.css";
import { reloadPage } from "../../design/reload-page";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import { type CheckoutStep, checkoutSteps, toStepNumber, toStepPath } from "../model/checkout-step";
import styles from "./checkout-steps.module.css";

type Props = { readonly current: CheckoutStep };

/**
 * Shows the shopper's step; earlier steps are links, until the order is placed.
 * The two steps of the addresses page follow the focus.
 */
export function CheckoutSteps({ current: shown }: Props) {
  const current = useStepInFocus(shown);
  useFreshPage();
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
          const words = (
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
                  {words}
                </a>
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

/** Returns the page's step with the focus, named by its part of the form (`data-step`). */
function useStepInFocus(shown: CheckoutStep): CheckoutStep {
  const [current, setCurrent] = useState(shown);
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const part = target instanceof Element ? target.closest<HTMLElement>("[data-step]") : null;
      const step = checkoutSteps.find((each) => each === part?.dataset.step);
      if (step) setCurrent(step);
    };
    document.addEventListener("focusin", follow);
    return () => document.removeEventListener("focusin", follow);
  }, []);
  return toStepPath(current) === toStepPath(shown) ? current : shown;
}

/** Reloads a page from the back/forward cache: its cart may be completed, and the server redirects the shopper then. */
function useFreshPage(): void {
  useEffect(() => {
    const reload = (event: PageTransitionEvent) => {
      if (event.persisted) reloadPage();
    };
    addEventListener("pageshow", reload);
    return () => removeEventListener("pageshow", reload);
  }, []);
}

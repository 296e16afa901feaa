import { useEffect, useState } from "react";
import quiet from "../../design/quiet-frame.module.css";
import { reloadPage } from "../../design/reload-page";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import { type CheckoutStep, checkoutSteps, toStepNumber, toStepPath } from "../model/checkout-step";
import styles from "./checkout-steps.module.css";

type Props = { readonly current: CheckoutStep };

/**
 * Where the shopper is on the way, one step at a time; steps that lie behind are links, until the order is placed. The
 * two steps of the addresses page follow the cursor.
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

/** Which of the page's steps is being filled in: its part of the form says so (`data-step`). */
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

/**
 * Back out of the browser's memory, a page of the way to an order may be of a cart that is none any more: it is loaded
 * again, and the server says where the shopper belongs.
 */
function useFreshPage(): void {
  useEffect(() => {
    const reload = (event: PageTransitionEvent) => {
      if (event.persisted) reloadPage();
    };
    addEventListener("pageshow", reload);
    return () => removeEventListener("pageshow", reload);
  }, []);
}

import { useEffect } from "react";
import quiet from "../../design/quiet-frame.module.css";
import { reloadPage } from "../../design/reload-page";
import { watchPageLife } from "../../foundation/browser/watch-page-life";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import { type CheckoutStep, listStations } from "../model/checkout-step";
import styles from "./checkout-steps.module.css";

type Props = { readonly current: CheckoutStep };

/** Shows the shopper's page among those of the checkout; earlier ones are links, until the order is placed. */
export function CheckoutSteps({ current }: Props) {
  // Reloads a page from the back/forward cache: its cart may be completed, and the server redirects the shopper then.
  useEffect(() => watchPageLife({ restored: reloadPage }), []);
  const translate = useTranslate();
  const prefix = usePathPrefix();
  return (
    <nav aria-label={translate("checkout.steps.label")} className={`${styles.steps} ${quiet.page}`}>
      <ol>
        {listStations(current).map(({ name, path, number, state }) => {
          const label = (
            <>
              <b aria-hidden="true">{state === "done" ? "✓" : number}</b>{" "}
              <span>{translate(`checkout.steps.${name}`)}</span>
              {state === "done" ? (
                <span className="visually-hidden"> ({translate("checkout.steps.done")})</span>
              ) : null}
            </>
          );
          return (
            <li key={name} className={state === "ahead" ? undefined : styles[state]}>
              {state === "done" && current !== "thank-you" ? (
                <a href={`${prefix}${path}`}>{label}</a>
              ) : (
                <span aria-current={state === "current" ? "step" : undefined}>{label}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

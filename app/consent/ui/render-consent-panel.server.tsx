import { renderToStaticMarkup } from "react-dom/server";
import { Icon } from "../../design/icon";
import type { Translate } from "../../i18n/translate";
import { ConsentForm } from "./consent-form";
import styles from "./consent-panel.module.css";
import type { ConsentView } from "./to-consent-view";

/** `open-consent.ts` puts it into a page and serves its buttons. */
export function renderConsentPanel(view: ConsentView, translate: Translate): string {
  const word = (key: string) => translate(`consent.${key}`);
  return renderToStaticMarkup(
    <>
      <section className={styles.ask} aria-labelledby="consent-ask">
        <div className={styles.text}>
          <p id="consent-ask" className={styles.title}>
            {word("ask.title")}
          </p>
          <p>
            {word("ask.text")} <a href={view.privacy.href}>{view.privacy.text}</a>
          </p>
          <p className={styles.failed} role="alert" data-consent="failed" hidden>
            {word("failed")}
          </p>
        </div>
        <div className={styles.answers}>
          <button type="button" className={styles.answer} data-choice="none">
            {view.words.refuse}
          </button>
          <button type="button" className={styles.answer} data-choice="all">
            {view.words.accept}
          </button>
          <button type="button" className={styles.choose} data-choice="open">
            {word("choose")}
          </button>
        </div>
        <button type="button" className={styles.close} aria-label={word("close")} data-choice="later">
          <Icon name="cross" />
        </button>
      </section>
      <dialog className={styles.dialog} aria-labelledby="consent-title" data-saved={word("saved")}>
        <div className={styles.head}>
          <h2 id="consent-title">{view.title}</h2>
          <button type="button" className={styles.close} aria-label={word("close")} data-choice="later">
            <Icon name="cross" />
          </button>
        </div>
        <p>
          {view.lead} <a href={view.privacy.href}>{view.privacy.text}</a>
        </p>
        <ConsentForm view={view}>
          <p className={styles.failed} role="alert" data-consent="failed" hidden>
            {word("failed")}
          </p>
        </ConsentForm>
      </dialog>
    </>,
  );
}

import { renderToStaticMarkup } from "react-dom/server.node";
import { brand } from "../../countries/model/brand";
import type { Translate } from "../../i18n/translate";
import styles from "./confirmation-dialog.module.css";

/** Values of `?confirmation=` and their messages; any other value shows nothing. */
const sentences: Readonly<Record<string, string>> = {
  newsletter: "newsletter.confirmed",
  "newsletter-again": "newsletter.confirmedBefore",
  email: "account.notice.emailConfirmed",
  review: "reviews.submitted",
  support: "support.received.title",
  "order-withdrawn": "withdrawal.received.title",
};

/** Makes the open dialog modal, and removes the flag from the URL, so that a reload does not show it again. */
const script = `{const d=document.currentScript.previousElementSibling,u=new URL(location);d.close();d.showModal();
u.searchParams.delete("confirmation");history.replaceState(history.state,"",u)}`;

/**
 * Renders the dialog that a mail's link, or a form, leads to; it opens and closes without scripts. Empty: no dialog.
 */
export function renderConfirmation(url: URL, translate: Translate, nonce: string): string {
  const kind = url.searchParams.get("confirmation");
  const sentence = kind !== null && Object.hasOwn(sentences, kind) ? sentences[kind] : undefined;
  if (sentence === undefined) return "";
  const dialog = renderToStaticMarkup(
    <dialog open className={styles.confirmation} aria-labelledby="confirmation">
      <p id="confirmation">{translate(sentence, { brand: brand.name })}</p>
      <form method="dialog">
        <button type="submit">{translate("frame.close")}</button>
      </form>
    </dialog>,
  );
  return `${dialog}<script nonce="${nonce}">${script}</script>`;
}

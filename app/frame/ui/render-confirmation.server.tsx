import { renderToStaticMarkup } from "react-dom/server";
import { brand } from "../../countries/model/brand";
import type { Translate } from "../../i18n/translate";
import styles from "./confirmation-dialog.module.css";

/** What `?confirmation=` may say, and the words of it; anything else says nothing. */
const sentences: Readonly<Record<string, string>> = {
  newsletter: "newsletter.confirmed",
  "newsletter-again": "newsletter.confirmedBefore",
  email: "account.notice.emailConfirmed",
  review: "reviews.submitted",
  support: "support.received.title",
  "order-withdrawn": "withdrawal.received.title",
};

/** Makes the open dialog a modal one, and leaves the address without the flag: a reload does not say it again. */
const script = `{const d=document.currentScript.previousElementSibling,u=new URL(location);d.close();d.showModal();
u.searchParams.delete("confirmation");history.replaceState(history.state,"",u)}`;

/** The dialog that a link of a mail, or a form, leads to; it opens and closes without scripts too. Empty: there is none. */
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

import { toPageHref } from "../../content/model/page-href";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import styles from "./order-button.module.css";

const pages = [
  ["terms", "terms-and-conditions"],
  ["withdrawal", "return-policy"],
  ["privacy", "privacy-data"],
] as const;

/** Terms, withdrawal and privacy as links inside one sentence, in the order of each language. */
export function TermsSentence() {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  const marks = Object.fromEntries(pages.map(([name]) => [name, `{${name}}`]));
  const parts = translate("checkout.payment.terms", marks).split(/(\{\w+\})/);
  return (
    <p className={styles.terms}>
      {parts.map((part) => {
        const page = pages.find(([name]) => part === `{${name}}`);
        if (!page) return part;
        const [name, slug] = page;
        return (
          <a
            key={name}
            href={toPageHref(slug, prefix, translate.locale)}
            suppressHydrationWarning
            target="_blank"
            rel="noreferrer"
          >
            {translate(`checkout.payment.${name}Link`)}
          </a>
        );
      })}
    </p>
  );
}

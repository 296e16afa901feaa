import { LinkButton } from "../../design/button";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import styles from "./thank-you-page.module.css";

export function OrderNotFound() {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  return (
    <div className={styles.page}>
      <h1>{translate("orders.thankYou.notFound.title")}</h1>
      <p className={styles.lead}>{translate("orders.thankYou.notFound.text")}</p>
      <LinkButton look="primary" href={prefix || "/"}>
        {translate("orders.thankYou.continue")}
      </LinkButton>
    </div>
  );
}

import { Icon } from "../../design/icon";
import { Link } from "../../design/link";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import { supportPath } from "../../support/model/support-path";
import type { FactsView } from "../model/product-view";
import styles from "./product-texts.module.css";
import { Section } from "./section";

/** Manual, information sheet, what the law demands as files, the passport, and the request for a manual if the shop has none in its language. */
export function ProductDocuments({ facts }: { readonly facts: FactsView }) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  const { manual, sheet, lawful, hasManualRequest, passport } = facts;
  return (
    <Section title={translate("catalogue.product.manuals")} id="manuals">
      <ul className={styles.files}>
        {manual ? (
          <li>
            <Link className={styles.file} href={manual.url}>
              <Icon name="document" />
              {manual.language
                ? translate("product.manual.inLanguage", { language: manual.language })
                : translate("catalogue.product.manual")}
            </Link>
          </li>
        ) : null}
        {sheet ? (
          <li>
            <Link className={styles.file} href={sheet}>
              <Icon name="document" />
              {translate("catalogue.product.sheet")}
            </Link>
          </li>
        ) : null}
        {lawful.map(({ text, href }) => (
          <li key={href}>
            <Link className={styles.file} href={href}>
              <Icon name="document" />
              {text}
            </Link>
          </li>
        ))}
        <li>
          <Link className={styles.file} href={passport.href}>
            <Icon name="document" />
            {passport.text}
          </Link>
        </li>
        {hasManualRequest ? (
          <li>
            <Link
              className={styles.file}
              href={
                facts.contactPage ?? supportPath(prefix, { request: "manual", product: facts.productNumber })
              }
            >
              <Icon name="mail" />
              {translate("product.manual.link")}
            </Link>
          </li>
        ) : null}
      </ul>
    </Section>
  );
}

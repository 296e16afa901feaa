import { toPageHref } from "../../content/model/page-href";
import { Link } from "../../design/link";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import type { FactsView } from "../model/product-view";
import styles from "./product-texts.module.css";
import { Section } from "./section";

/** The harmonised notice of the legal guarantee. */
export function LegalGuarantee() {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  const years = new Intl.NumberFormat(translate.locale, { style: "unit", unit: "year", unitDisplay: "long" });
  const unit = years.formatToParts(2).find(({ type }) => type === "unit");
  return (
    <Section title={translate("catalogue.guarantee.title")} id="legal-guarantee">
      <div className={styles.guarantee}>
        <b>
          2 <small>{unit?.value}</small>
        </b>
        <div>
          <p>{translate("catalogue.guarantee.text")}</p>
          <p>
            <Link href={toPageHref("terms-and-conditions", prefix, translate.locale)}>
              {translate("catalogue.guarantee.more")}
            </Link>
          </p>
        </div>
      </div>
    </Section>
  );
}

/** Regulation (EU) 2023/988 Art. 19: manufacturer with contact, product identification, warnings. */
export function Safety({ facts }: { readonly facts: FactsView }) {
  const translate = useTranslate();
  if (!facts.manufacturer && !facts.warnings) return null;
  return (
    <Section title={translate("catalogue.safety.title")} id="safety">
      <dl className={styles.safety}>
        {facts.manufacturer ? (
          <>
            <dt>{translate("catalogue.safety.manufacturer")}</dt>
            <dd>{facts.manufacturer}</dd>
          </>
        ) : null}
        <dt>{translate("catalogue.safety.identifier")}</dt>
        <dd>{[facts.productNumber, facts.model, facts.ean].filter(Boolean).join(" · ")}</dd>
        {facts.warnings ? (
          <>
            <dt>{translate("catalogue.safety.warnings")}</dt>
            <dd>{facts.warnings}</dd>
          </>
        ) : null}
      </dl>
    </Section>
  );
}

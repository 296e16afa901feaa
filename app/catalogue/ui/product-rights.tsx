import { toPageHref } from "../../content/model/page-href";
import { Link } from "../../design/link";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import type { StatedGuarantee } from "../../law/model/guarantee-notice";
import { GuaranteeStatement } from "../../law/ui/guarantee-notice";
import type { FactsView } from "../model/product-view";
import styles from "./product-texts.module.css";
import { Section } from "./section";

/** What the law demands to state about the legal guarantee, and the link to the terms. */
export function LegalGuarantee({ stated }: { readonly stated: StatedGuarantee }) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  return (
    <Section title={stated.heading} id="legal-guarantee">
      <GuaranteeStatement stated={stated} />
      <p>
        <Link href={toPageHref("terms-and-conditions", prefix, translate.locale)}>
          {translate("pages.guarantee.more")}
        </Link>
      </p>
    </Section>
  );
}

/**
 * Regulation (EU) 2023/988 Art. 19: manufacturer and responsible person with contact, product identification, warnings.
 */
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
        {facts.responsible ? (
          <>
            <dt>{facts.responsible.label}</dt>
            <dd>{facts.responsible.value}</dd>
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

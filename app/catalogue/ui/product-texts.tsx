import { Icon } from "../../design/icon";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import { unpackTexts } from "../model/packed-texts";
import type { FactsView } from "../model/product-view";
import styles from "./product-texts.module.css";
import { Section } from "./section";

/** Description, manual, guarantee and product safety. */
export function ProductTexts({ facts }: { readonly facts: FactsView }) {
  const translate = useTranslate();
  const hasText = facts.description || facts.highlights || facts.deliveryPackage;
  return (
    <>
      {hasText ? (
        <Section title={translate("catalogue.product.description")}>
          <Description facts={facts} />
        </Section>
      ) : null}
      {facts.manualUrl ? (
        <Section title={translate("catalogue.product.manuals")}>
          <a className={styles.file} href={facts.manualUrl}>
            <Icon name="document" />
            {translate("catalogue.product.manual")}
          </a>
        </Section>
      ) : null}
      {facts.hasGuaranteeNotice ? <LegalGuarantee /> : null}
      <Safety facts={facts} />
    </>
  );
}

function Description({ facts: { highlights, description, deliveryPackage } }: { readonly facts: FactsView }) {
  const translate = useTranslate();
  return (
    <div className={styles.text}>
      {highlights ? (
        <ul className={styles.highlights}>
          {unpackTexts(highlights).map((line) => (
            <li key={line}>
              <Icon name="check" />
              {line}
            </li>
          ))}
        </ul>
      ) : null}
      {unpackTexts(description).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {deliveryPackage ? (
        <div>
          <b>{translate("catalogue.product.package")}</b>
          <p className={styles.lines}>{deliveryPackage}</p>
        </div>
      ) : null}
    </div>
  );
}

function LegalGuarantee() {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  return (
    <Section title={translate("catalogue.guarantee.title")} id="legal-guarantee">
      <div className={styles.guarantee}>
        <b>2</b>
        <div>
          <p>{translate("catalogue.guarantee.text")}</p>
          <p>
            <a href={`${prefix}/terms-and-conditions/`}>{translate("catalogue.guarantee.more")}</a>
          </p>
        </div>
      </div>
    </Section>
  );
}

/** Regulation (EU) 2023/988 Art. 19: who made it, how to reach them, which product it is, what to beware of. */
function Safety({ facts }: { readonly facts: FactsView }) {
  const translate = useTranslate();
  if (!facts.manufacturer && !facts.warnings) return null;
  return (
    <Section title={translate("catalogue.safety.title")}>
      <dl className={styles.safety}>
        {facts.manufacturer ? (
          <>
            <dt>{translate("catalogue.safety.manufacturer")}</dt>
            <dd>{facts.manufacturer}</dd>
          </>
        ) : null}
        <dt>{translate("catalogue.safety.identifier")}</dt>
        <dd>{[facts.sku, facts.model, facts.ean].filter(Boolean).join(" · ")}</dd>
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

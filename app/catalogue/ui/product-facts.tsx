import { Icon } from "../../design/icon";
import { ModelText } from "../../design/model-text";
import { useTranslate } from "../../i18n/translate-context";
import { DurabilityLabel } from "../../law/ui/durability-label";
import type { FactsView } from "../model/product-view";
import { ProductDocuments } from "./product-documents";
import { ProductRepair } from "./product-repair";
import { LegalGuarantee, Safety } from "./product-rights";
import styles from "./product-texts.module.css";
import { Section } from "./section";
import { TechnicalData } from "./technical-data";

type Props = { readonly facts: FactsView };

/** Texts, technical data, package contents, questions, documents and repair. */
export function ProductFacts({ facts }: Props) {
  return (
    <>
      <Description facts={facts} />
      <TechnicalData facts={facts} />
      <Contents facts={facts} />
      <Questions faq={facts.faq} />
      <ProductDocuments facts={facts} />
      {facts.repair ? <ProductRepair repair={facts.repair} /> : null}
    </>
  );
}

/** What the law demands to state: guarantee and safety. At the end of the page; the rights near the price link to it. */
export function ProductDuties({ facts }: Props) {
  const translate = useTranslate();
  return (
    <>
      {facts.durability ? (
        <Section title={translate("product.section.durability")} id="durability">
          <DurabilityLabel label={facts.durability} />
        </Section>
      ) : null}
      {facts.guarantee ? <LegalGuarantee stated={facts.guarantee} /> : null}
      <Safety facts={facts} />
    </>
  );
}

function Description({ facts: { highlights, description } }: { readonly facts: FactsView }) {
  const translate = useTranslate();
  if (highlights.length + description.length === 0) return null;
  return (
    <Section title={translate("catalogue.product.description")} id="description">
      <div className={styles.text}>
        {highlights.length > 0 ? (
          <ul className={styles.highlights}>
            {highlights.map((line) => (
              <li key={line}>
                <Icon name="check" />
                <ModelText text={line} />
              </li>
            ))}
          </ul>
        ) : null}
        {description.length > 0 ? (
          <div className={styles.paragraphs}>
            {description.map((paragraph) => (
              <p key={paragraph}>
                <ModelText text={paragraph} />
              </p>
            ))}
          </div>
        ) : null}
      </div>
    </Section>
  );
}

/** Contents of the package; those of a set are near its price. */
function Contents({ facts: { contents, isSet } }: { readonly facts: FactsView }) {
  const translate = useTranslate();
  if (contents.length === 0 || isSet) return null;
  return (
    <Section title={translate("product.section.contents")} id="contents">
      <ul className={styles.contents}>
        {contents.map((line) => (
          <li key={line}>
            <ModelText text={line} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Questions({ faq }: Pick<FactsView, "faq">) {
  const translate = useTranslate();
  if (faq.length === 0) return null;
  return (
    <Section title={translate("product.section.faq")} id="faq">
      <div className={styles.questions}>
        {faq.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}

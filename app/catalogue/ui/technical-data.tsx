import { ModelText } from "../../design/model-text";
import { useTranslate } from "../../i18n/translate-context";
import { toPairs, unpackTexts } from "../model/packed-texts";
import type { FactsView } from "../model/product-view";
import { Section } from "./section";
import styles from "./technical-data.module.css";

/** All figures, then weights and sizes, net and with the packaging, then the numbers that name the article. */
export function TechnicalData({ facts }: { readonly facts: FactsView }) {
  const translate = useTranslate();
  const { figures, measures, productNumber, model, ean } = facts;
  const own = toPairs(unpackTexts(figures));
  const sizes = toPairs(unpackTexts(measures));
  const numbers = [
    [translate("catalogue.product.number"), productNumber],
    ...(model ? [[translate("catalogue.product.model"), model]] : []),
    ...(ean ? [["EAN", ean]] : []),
  ].map(([label = "", value = ""]) => [label, value] as const);
  return (
    <Section title={translate("catalogue.product.technicalData")} id="data">
      <Rows rows={own} />
      {sizes.length > 0 ? <h3 className={styles.part}>{translate("product.section.measures")}</h3> : null}
      <Rows rows={sizes} />
      <h3 className={styles.part}>{translate("product.section.numbers")}</h3>
      <Rows rows={numbers} />
    </Section>
  );
}

function Rows({ rows }: { readonly rows: readonly (readonly [label: string, value: string])[] }) {
  if (rows.length === 0) return null;
  return (
    <dl className={styles.table}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <ModelText text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

import { ModelText } from "../../design/model-text";
import { useTranslate } from "../../i18n/translate-context";
import type { AttributeView } from "../model/card-view";
import type { FactsView } from "../model/product-view";
import { Section } from "./section";
import styles from "./technical-data.module.css";

/** All attributes, then weights and sizes, then the numbers that identify the product. */
export function TechnicalData({ facts }: { readonly facts: FactsView }) {
  const translate = useTranslate();
  const { attributes, measures, productNumber, model, ean } = facts;
  const numbers: readonly AttributeView[] = [
    { label: translate("catalogue.product.number"), value: productNumber },
    ...(model ? [{ label: translate("catalogue.product.model"), value: model }] : []),
    ...(ean ? [{ label: "EAN", value: ean }] : []),
  ];
  return (
    <Section title={translate("catalogue.product.technicalData")} id="data">
      <Rows rows={attributes} className={styles.table} />
      {measures.length > 0 ? <h3 className={styles.part}>{translate("product.section.measures")}</h3> : null}
      <Rows rows={measures} className={styles.columns} />
      <h3 className={styles.part}>{translate("product.section.numbers")}</h3>
      <Rows rows={numbers} className={styles.table} />
    </Section>
  );
}

type RowsProps = { readonly rows: readonly AttributeView[]; readonly className: string | undefined };

function Rows({ rows, className }: RowsProps) {
  if (rows.length === 0) return null;
  return (
    <dl className={className}>
      {rows.map(({ label, value }) => (
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

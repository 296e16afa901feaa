import { useTranslate } from "../../i18n/translate-context";
import type { FactsView } from "../model/product-view";
import { toPairs, unpackLines } from "../model/text-lines";
import { Section } from "./section";
import styles from "./technical-data.module.css";

export function TechnicalData({ facts: { figures, ean } }: { readonly facts: FactsView }) {
  const translate = useTranslate();
  const own = toPairs(unpackLines(figures));
  const rows = ean ? [...own, ["EAN", ean] as const] : own;
  if (rows.length === 0) return null;
  return (
    <Section title={translate("catalogue.product.technicalData")}>
      <dl className={styles.table}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

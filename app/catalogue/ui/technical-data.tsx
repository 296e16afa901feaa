import { useTranslate } from "../../i18n/translate-context";
import { toPairs, unpackTexts } from "../model/packed-texts";
import type { FactsView } from "../model/product-view";
import { Section } from "./section";
import styles from "./technical-data.module.css";

export function TechnicalData({ facts: { figures, ean } }: { readonly facts: FactsView }) {
  const translate = useTranslate();
  const own = toPairs(unpackTexts(figures));
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

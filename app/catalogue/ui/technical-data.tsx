import { useTranslate } from "../../i18n/translate-context";
import type { Facts } from "./product-facts";
import { Section } from "./section";
import styles from "./technical-data.module.css";

export function TechnicalData({ facts: { figures, ean } }: { readonly facts: Facts }) {
  const translate = useTranslate();
  const rows = ean ? [...figures, "EAN", ean] : figures;
  if (rows.length === 0) return null;
  return (
    <Section title={translate("catalogue.product.technicalData")}>
      <dl className={styles.table}>
        {rows.map((label, index) =>
          index % 2 === 0 ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{rows[index + 1]}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </Section>
  );
}

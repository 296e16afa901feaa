import { useTranslate } from "../../i18n/translate-context";
import styles from "./bank-transfer-box.module.css";
import type { BankDetails } from "./to-order-view";

/** Where to transfer what, with the reference that finds the order. */
export function BankTransferBox({ details }: { readonly details: readonly BankDetails[] }) {
  const translate = useTranslate();
  return (
    <section className={styles.box} aria-labelledby="bank-transfer">
      <h2 id="bank-transfer">{translate("orders.bank.title")}</h2>
      <p>{translate("orders.bank.lead")}</p>
      <dl className={styles.details}>
        {details.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

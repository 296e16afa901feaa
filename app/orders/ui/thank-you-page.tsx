import { TotalsTable } from "../../cart/ui/totals-table";
import { LinkButton } from "../../design/button";
import { Icon } from "../../design/icon";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import { BankTransferBox } from "./bank-transfer-box";
import styles from "./thank-you-page.module.css";
import type { OrderView } from "./to-order-view";

/** Step 5: the order is placed; what happens next comes first. */
export function ThankYouPage({ order }: { readonly order: OrderView }) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <span className={styles.mark}>
          <Icon name="check" />
        </span>
        <h1>{translate("orders.thankYou.title")}</h1>
      </div>
      <p className={styles.lead}>{translate("orders.thankYou.lead")}</p>
      <dl className={styles.facts}>
        {order.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {order.bank ? <BankTransferBox details={order.bank} /> : null}
      <div className={styles.columns}>
        <OrderLines order={order} />
        <div className={styles.addresses}>
          <AddressBlock title={translate("orders.billingAddress")} lines={order.billing} />
          <AddressBlock
            title={translate("orders.shippingAddress")}
            lines={order.shipping ?? [translate("orders.sameAsBilling")]}
          />
        </div>
      </div>
      <p className={styles.note}>{translate("orders.thankYou.print")}</p>
      <LinkButton look="ghost" href={prefix || "/"}>
        {translate("orders.thankYou.continue")}
      </LinkButton>
    </div>
  );
}

function OrderLines({ order }: { readonly order: OrderView }) {
  const translate = useTranslate();
  return (
    <section className={styles.section} aria-labelledby="order-lines">
      <h2 id="order-lines">{translate("orders.lines")}</h2>
      <ul className={styles.lines}>
        {order.lines.map((line) => (
          <li key={line.id}>
            {line.picture ? <img src={line.picture} alt="" width="480" height="480" /> : <span />}
            <span>
              {line.quantity} × {line.name}
            </span>
            <strong>{line.total}</strong>
          </li>
        ))}
      </ul>
      <TotalsTable view={order} />
    </section>
  );
}

function AddressBlock({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <address>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </section>
  );
}

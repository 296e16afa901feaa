import { TotalsTable } from "../../cart/ui/totals-table";
import { Button, LinkButton } from "../../design/button";
import { Facts } from "../../design/facts";
import { Icon } from "../../design/icon";
import { Link } from "../../design/link";
import { ModelText } from "../../design/model-text";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import { PaymentDetailsBox } from "./payment-details-box";
import styles from "./thank-you-page.module.css";
import type { OrderView } from "./to-order-view";

type Props = {
  readonly order: OrderView;
  /** The page that creates an account from this order; null: the shopper has one. */
  readonly accountHref: string | null;
  /** The withdrawal page; null: no such right, or not here. */
  readonly withdrawal: { readonly text: string; readonly href: string } | null;
  /** The order's page with status and parcels. */
  readonly status: { readonly text: string; readonly href: string };
};

/** Step 5: the order is placed; the next steps come first. */
export function ThankYouPage({ order, accountHref, withdrawal, status }: Props) {
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
      <p className={styles.lead}>
        {translate("orders.thankYou.lead")}{" "}
        {translate("payment.thankYou.confirmation", { email: order.email })}
      </p>
      <div className={styles.facts}>
        <Facts facts={order.facts} look="strip" />
      </div>
      {order.awaited ? (
        <div className={styles.awaited}>
          <PaymentDetailsBox {...order.awaited} />
        </div>
      ) : null}
      <div className={styles.columns}>
        <div className={styles.stack}>
          <NextSteps order={order} />
          <OrderLines order={order} />
        </div>
        <div className={styles.addresses}>
          <AddressBlock
            title={translate(order.shipping ? "orders.billingAddress" : "orders.bothAddresses")}
            lines={order.billing}
          />
          {order.shipping ? (
            <AddressBlock title={translate("orders.shippingAddress")} lines={order.shipping} />
          ) : null}
          {accountHref === null ? null : <AccountOffer href={accountHref} />}
        </div>
      </div>
      <div className={styles.ways}>
        <LinkButton look="primary" href={status.href}>
          {status.text}
        </LinkButton>
        <LinkButton look="ghost" href={prefix || "/"}>
          {translate("orders.thankYou.continue")}
        </LinkButton>
        {withdrawal && (
          <LinkButton look="ghost" href={withdrawal.href}>
            {withdrawal.text}
          </LinkButton>
        )}
        <span className="only-with-script">
          <Button look="link" onClick={() => print()}>
            {translate("payment.print")}
          </Button>
        </span>
      </div>
    </div>
  );
}

function NextSteps({ order }: { readonly order: OrderView }) {
  const translate = useTranslate();
  return (
    <section className={styles.section} aria-labelledby="next-steps">
      <h2 id="next-steps">{translate("payment.next.title")}</h2>
      <ol className={styles.next}>
        {order.next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}

function OrderLines({ order }: { readonly order: OrderView }) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  return (
    <section className={styles.section} aria-labelledby="order-lines">
      <h2 id="order-lines">{translate("orders.lines")}</h2>
      <ul className={styles.lines}>
        {order.lines.map((line) => (
          <li key={line.id}>
            {line.picture ? <img src={line.picture} alt="" width="480" height="480" /> : <span />}
            <span>
              {line.slug ? (
                <Link href={`${prefix}/${line.slug}/`}>
                  <ModelText text={line.name} />
                </Link>
              ) : (
                <ModelText text={line.name} />
              )}
              <span className={styles.each}>
                {line.struckPrice ? <s>{line.struckPrice}</s> : null} {line.quantity} × {line.unitPrice}
              </span>
              {line.discounts.map(({ key, label, amount }) => (
                <span key={key} className={styles.each}>
                  {translate("cart.labelled", { label, text: amount })}
                </span>
              ))}
              {line.giftText ? <span className={styles.each}>{line.giftText}</span> : null}
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

function AccountOffer({ href }: { readonly href: string }) {
  const translate = useTranslate();
  return (
    <section className={`${styles.section} ${styles.offer}`} aria-labelledby="account-offer">
      <h2 id="account-offer">{translate("payment.account.title")}</h2>
      <p>{translate("payment.account.text")}</p>
      <LinkButton look="ghost" href={href}>
        {translate("payment.account.action")}
      </LinkButton>
    </section>
  );
}

export function OrderNotFound() {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  return (
    <div className={styles.page}>
      <h1>{translate("orders.thankYou.notFound.title")}</h1>
      <p className={styles.lead}>{translate("orders.thankYou.notFound.text")}</p>
      <LinkButton look="primary" href={prefix || "/"}>
        {translate("orders.thankYou.continue")}
      </LinkButton>
    </div>
  );
}

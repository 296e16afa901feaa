import { AccountSection } from "../../accounts/ui/account-page";
import { Facts } from "../../design/facts";
import { Link } from "../../design/link";
import { ModelText } from "../../design/model-text";
import type { OrderDetailsView, OrderLineView } from "../model/order-page-view";
import styles from "./order-page.module.css";
import { OrderSteps } from "./order-steps";
import { PaymentDetailsBox } from "./payment-details-box";
import { ReturnList } from "./return-list";

/** Steps and facts of an order: the first part of its page. */
export function OrderState({ steps, facts }: Pick<OrderDetailsView, "steps" | "facts">) {
  return (
    <>
      <OrderSteps steps={steps} />
      <Facts facts={facts} look="strip" />
    </>
  );
}

/** What else can be done with an order: one filled button at most, then outlined ones, then links. */
export function OrderWays({ ways }: Pick<OrderDetailsView, "ways">) {
  return ways.map(({ text, href, rank }) => (
    <Link key={href} className={styles[rank]} href={href}>
      {text}
    </Link>
  ));
}

/** Payment due, deliveries, returns, lines and invoice of an order. Works without JavaScript. */
export function OrderDetails({ view }: { readonly view: OrderDetailsView }) {
  const { awaited, returns, addresses } = view;
  return (
    <>
      {awaited ? <PaymentDetailsBox {...awaited} /> : null}
      <Delivery delivery={view.delivery} />
      {returns ? (
        <AccountSection title={returns.title}>
          <ReturnList groups={returns.groups} />
        </AccountSection>
      ) : null}
      <Lines lines={view.lines} />
      {addresses.length > 0 ? (
        <div className={styles.pair}>
          {addresses.map(({ title: heading, lines }) => (
            <AccountSection key={heading} title={heading}>
              <address className={styles.address}>
                {lines.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>
            </AccountSection>
          ))}
        </div>
      ) : null}
      <Invoice invoice={view.invoice} />
    </>
  );
}

function Delivery({ delivery: { title, facts, note, rest, sent } }: Pick<OrderDetailsView, "delivery">) {
  return (
    <AccountSection title={title}>
      <Facts facts={facts} />
      {note ? <p>{note}</p> : null}
      {sent.map((delivery) => (
        <div key={delivery.id} className={styles.sent}>
          <h3>{delivery.title}</h3>
          <ul>
            {delivery.what.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
          {delivery.parcels.map(({ id, text, href }) =>
            href ? (
              <Link key={id} className={styles.second} href={href} target="_blank" rel="noopener noreferrer">
                {text}
              </Link>
            ) : (
              <p key={id}>{text}</p>
            ),
          )}
        </div>
      ))}
      {rest ? (
        <div className={styles.sent}>
          <h3>{rest.title}</h3>
          <ul>
            {rest.what.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </AccountSection>
  );
}

function Lines({ lines: { title, list, rows, total, notes } }: Pick<OrderDetailsView, "lines">) {
  return (
    <AccountSection title={title}>
      <ul className={styles.lines}>
        {list.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      <dl className={styles.totals}>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{total.label}</dt>
          <dd>
            <strong>{total.value}</strong>
            {notes.map((note) => (
              <small key={note}>{note}</small>
            ))}
          </dd>
        </div>
      </dl>
    </AccountSection>
  );
}

function Line({
  line: { name, href, details, documents, total, picture },
}: {
  readonly line: OrderLineView;
}) {
  return (
    <li>
      {picture ? <img src={picture} alt="" width="72" height="72" loading="lazy" /> : <span />}
      <div>
        {href ? (
          <Link href={href}>
            <ModelText text={name} />
          </Link>
        ) : (
          <span>
            <ModelText text={name} />
          </span>
        )}
        {details.map((detail) => (
          <small key={detail}>{detail}</small>
        ))}
        {documents.map((document) => (
          <small key={document.href}>
            <a href={document.href}>{document.text}</a>
          </small>
        ))}
      </div>
      <strong>{total}</strong>
    </li>
  );
}

function Invoice({ invoice: { title, facts, note, links } }: Pick<OrderDetailsView, "invoice">) {
  if (facts.length === 0 && note === null) return null;
  return (
    <AccountSection title={title} id="invoice">
      <Facts facts={facts} />
      {note ? <p>{note}</p> : null}
      {links.length > 0 ? (
        <div className={styles.ways}>
          {links.map(({ text, href }) => (
            <Link key={href} className={styles.second} href={href}>
              {text}
            </Link>
          ))}
        </div>
      ) : null}
    </AccountSection>
  );
}

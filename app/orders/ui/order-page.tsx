import { AccountPage, AccountSection } from "../../accounts/ui/account-page";
import { Facts } from "../../design/facts";
import { Form } from "../../design/form";
import { Link } from "../../design/link";
import { Notice } from "../../design/notice";
import type { OrderLineView, OrderPageView, OrderReport } from "../model/order-page-view";
import styles from "./order-page.module.css";
import { StateList } from "./state-list";

type Props = { readonly view: OrderPageView; readonly report: OrderReport | null };

/** A customer's order: lines, deliveries and available actions. Works without JavaScript. */
export function OrderPage({ view, report }: Props) {
  const { title, frame, back, facts, states, failed, awaited, addresses, again, ways } = view;
  return (
    <AccountPage {...frame} title={title}>
      <Link className={styles.back} href={back.href}>
        ‹ {back.text}
      </Link>
      {report ? <Report report={report} /> : null}
      <StateList states={states} />
      <Facts facts={facts} />
      {failed ? (
        <section className={styles.failed} aria-labelledby="pay-again">
          <h2 id="pay-again">{failed.title}</h2>
          <p>{failed.text}</p>
          <Form method="post">
            <input type="hidden" name="key" value={failed.act.key} />
            <button type="submit" name="intent" value="pay-again" className={styles.act}>
              {failed.act.button}
            </button>
          </Form>
        </section>
      ) : null}
      {awaited ? (
        <AccountSection title={awaited.title}>
          <p>{awaited.lead}</p>
          <Facts facts={awaited.details} />
        </AccountSection>
      ) : null}
      <Delivery delivery={view.delivery} />
      <Lines lines={view.lines} />
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
      <Invoice invoice={view.invoice} />
      <div className={styles.ways}>
        {again ? (
          <Form method="post">
            <input type="hidden" name="key" value={again.key} />
            <button type="submit" name="intent" value="again" className={failed ? styles.plain : styles.act}>
              {again.button}
            </button>
            <p>{again.hint}</p>
          </Form>
        ) : null}
        {ways.map(({ text, href }) => (
          <Link key={href} className={styles.plain} href={href}>
            {text}
          </Link>
        ))}
      </div>
    </AccountPage>
  );
}

function Report({ report: { kind, sentences, link } }: { readonly report: OrderReport }) {
  return (
    <Notice kind={kind} role={kind === "ok" ? "status" : "alert"}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {link ? <Link href={link.href}>{link.text}</Link> : null}
    </Notice>
  );
}

function Delivery({ delivery: { title, facts, note, sent } }: Pick<OrderPageView, "delivery">) {
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
              <Link key={id} className={styles.plain} href={href} target="_blank" rel="noopener noreferrer">
                {text}
              </Link>
            ) : (
              <p key={id}>{text}</p>
            ),
          )}
        </div>
      ))}
    </AccountSection>
  );
}

function Lines({ lines: { title, list, rows, total, notes } }: Pick<OrderPageView, "lines">) {
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

function Line({ line: { name, href, details, total, picture } }: { readonly line: OrderLineView }) {
  return (
    <li>
      {picture ? <img src={picture} alt="" width="72" height="72" loading="lazy" /> : <span />}
      <div>
        {href ? <Link href={href}>{name}</Link> : <span>{name}</span>}
        {details.map((detail) => (
          <small key={detail}>{detail}</small>
        ))}
      </div>
      <strong>{total}</strong>
    </li>
  );
}

function Invoice({ invoice: { title, facts, note, links } }: Pick<OrderPageView, "invoice">) {
  if (facts.length === 0 && note === null) return null;
  return (
    <AccountSection title={title} id="invoice">
      <Facts facts={facts} />
      {note ? <p>{note}</p> : null}
      {links.length > 0 ? (
        <div className={styles.ways}>
          {links.map(({ text, href }) => (
            <Link key={href} className={styles.plain} href={href}>
              {text}
            </Link>
          ))}
        </div>
      ) : null}
    </AccountSection>
  );
}

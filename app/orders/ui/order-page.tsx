import { AccountPage } from "../../accounts/ui/account-page";
import { Form } from "../../design/form";
import { Link } from "../../design/link";
import { Notice } from "../../design/notice";
import type { OrderPageView, OrderReport } from "../model/order-page-view";
import { OrderDetails, OrderState } from "./order-details";
import styles from "./order-page.module.css";

type Props = { readonly view: OrderPageView; readonly report: OrderReport | null };

/** A customer's order: lines, deliveries and available actions. Works without JavaScript. */
export function OrderPage({ view, report }: Props) {
  const { title, frame, back, facts, states, failed, again, ways } = view;
  return (
    <AccountPage {...frame} title={title}>
      <Link className={styles.back} href={back.href}>
        ‹ {back.text}
      </Link>
      {report ? <Report report={report} /> : null}
      <OrderState states={states} facts={facts} />
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
      <OrderDetails view={view} />
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

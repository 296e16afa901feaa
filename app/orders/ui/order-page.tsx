import { AccountPage } from "../../accounts/ui/account-page";
import { Form } from "../../design/form";
import { Link } from "../../design/link";
import { Notice } from "../../design/notice";
import type { OrderPageView, OrderReport } from "../model/order-page-view";
import { OrderDetails, OrderState, OrderWays } from "./order-details";
import styles from "./order-page.module.css";

type Props = { readonly view: OrderPageView; readonly report: OrderReport | null };

/** A customer's order: lines, deliveries and available actions. Works without JavaScript. */
export function OrderPage({ view, report }: Props) {
  const { title, frame, back, facts, steps, failed, again, ways } = view;
  const isPaid = !failed && !view.awaited;
  return (
    <AccountPage {...frame} title={title}>
      <Link className={styles.back} href={back.href}>
        ‹ {back.text}
      </Link>
      {report ? <Report report={report} /> : null}
      <OrderState steps={steps} facts={facts} />
      {failed ? (
        <section className={styles.failed} aria-labelledby="pay-again">
          <h2 id="pay-again">{failed.title}</h2>
          <p>{failed.text}</p>
          <Form method="post">
            <input type="hidden" name="key" value={failed.act.key} />
            <button type="submit" name="intent" value="pay-again" className={styles.first}>
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
            <button
              type="submit"
              name="intent"
              value="again"
              className={isPaid ? styles.first : styles.second}
            >
              {again.button}
            </button>
            <p>{again.hint}</p>
          </Form>
        ) : null}
        <OrderWays ways={ways} />
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

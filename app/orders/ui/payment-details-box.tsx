import { createElement, Fragment, useId, useState } from "react";
import type { AwaitedPaymentView, PaymentDetail } from "../model/order-page-view";
import styles from "./payment-details-box.module.css";

/** The payment's amount and recipient, to copy, type or scan. */
export function PaymentDetailsBox({ title, lead, details, copy, code }: AwaitedPaymentView) {
  const id = useId();
  return (
    <section className={styles.box} aria-labelledby={id}>
      <div className={styles.words}>
        <h2 id={id}>{title}</h2>
        <p>{lead}</p>
        <dl className={styles.details}>
          {details.map(({ label, value, copied }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <span className={styles.value}>{value}</span>
                {copied === null ? null : <CopyButton {...copied} copy={copy} />}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {code ? <TransferCode {...code} /> : null}
    </section>
  );
}

/** On a phone, which cannot scan itself, it is folded. */
function TransferCode({ size, path, title, text, show }: NonNullable<AwaitedPaymentView["code"]>) {
  return (
    <details className={styles.fold}>
      <summary>{show}</summary>
      <div className={styles.code}>
        <svg viewBox={`0 0 ${size} ${size}`} width="176" height="176" role="img" aria-label={title}>
          <path d={path} />
        </svg>
        <p>
          <strong>
            <Unbroken text={title} />
          </strong>
          {text}
        </p>
      </div>
    </details>
  );
}

/** A text whose compounds, such as `Banking-App`, stay in one line of the narrow caption. */
function Unbroken({ text }: { readonly text: string }) {
  const parts = text.split(/(\S+-\S+)/);
  return createElement(
    Fragment,
    null,
    ...parts.map((part, at) => (at % 2 === 1 ? <span className="unbroken">{part}</span> : part)),
  );
}

type CopyProps = NonNullable<PaymentDetail["copied"]> & Pick<AwaitedPaymentView, "copy">;

/** Copies a value for another app. Without scripts, one press selects all of it. */
function CopyButton({ text, label, done, copy }: CopyProps) {
  const [isCopied, setCopied] = useState(false);
  const write = () =>
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      // The browser denies it: the value can still be selected.
      () => setCopied(false),
    );
  return (
    <>
      <button type="button" className={`${styles.copy} only-with-script`} onClick={write} aria-label={label}>
        {isCopied ? "✓ " : null}
        {copy}
      </button>
      <span role="status" className="visually-hidden">
        {isCopied ? done : null}
      </span>
    </>
  );
}

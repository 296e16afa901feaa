import { useState } from "react";
import { useTranslate } from "../../i18n/translate-context";
import type { DrawnCode } from "../model/epc-code";
import styles from "./payment-details-box.module.css";
import type { PaymentDetail } from "./to-payment-details";

type Props = {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly details: readonly PaymentDetail[];
  /** The same for a banking app. */
  readonly code: DrawnCode | null;
};

/** The payment's amount and recipient, to copy, type or scan. */
export function PaymentDetailsBox({ id, title, lead, details, code }: Props) {
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
                {copied === null ? null : <CopyButton label={label} text={copied} />}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {code ? <TransferCode code={code} /> : null}
    </section>
  );
}

function TransferCode({ code: { size, path } }: { readonly code: DrawnCode }) {
  const translate = useTranslate();
  const title = translate("payment.qr.title");
  return (
    <div className={styles.code}>
      <svg viewBox={`0 0 ${size} ${size}`} width="176" height="176" role="img" aria-label={title}>
        <path d={path} />
      </svg>
      <p>
        <strong>{title}</strong>
        {translate("payment.qr.text")}
      </p>
    </div>
  );
}

/** Copies a value for another app. Without scripts, one press selects all of it. */
function CopyButton({ label, text }: { readonly label: string; readonly text: string }) {
  const translate = useTranslate();
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      // The browser denies it: the value can still be selected.
      () => setCopied(false),
    );
  return (
    <>
      <button
        type="button"
        className={`${styles.copy} only-with-script`}
        onClick={copy}
        aria-label={translate("payment.copyOf", { what: label })}
      >
        {isCopied ? "✓ " : null}
        {translate("payment.copy")}
      </button>
      <span role="status" className="visually-hidden">
        {isCopied ? translate("payment.copied", { what: label }) : null}
      </span>
    </>
  );
}

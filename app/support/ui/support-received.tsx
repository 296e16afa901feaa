import { useEffect, useRef } from "react";
import { Facts } from "../../design/facts";
import { Link } from "../../design/link";
import type { SupportReceivedView } from "../model/support-view";
import styles from "./support-form.module.css";

/** The case's number and the next steps; it receives the focus. */
export function SupportReceived({ view }: { readonly view: SupportReceivedView }) {
  const { lead, reference, rows, next, again } = view;
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    top.current?.focus();
    top.current?.dispatchEvent(new Event("ironhall:case-received", { bubbles: true }));
  }, []);
  return (
    <div className={styles.received} ref={top} tabIndex={-1} data-case-received="">
      <div className={styles.ok} role="status">
        {lead}
      </div>
      <Facts facts={rows} look="rows">
        <div>
          <dt>{reference.label}</dt>
          <dd className={styles.reference}>{reference.value}</dd>
        </div>
      </Facts>
      <p>{next}</p>
      <p>
        <Link href={again.href}>{again.text}</Link>
      </p>
    </div>
  );
}

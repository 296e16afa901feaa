import { useEffect } from "react";
import { Facts } from "../../design/facts";
import { Link } from "../../design/link";
import { useTrackedPart } from "../../design/use-tracked-part";
import type { SupportReceivedView } from "../model/support-view";
import styles from "./support-form.module.css";

/** The case's number and the next steps; it receives the focus. */
export function SupportReceived({ view }: { readonly view: SupportReceivedView }) {
  const { lead, reference, rows, next, again } = view;
  const top = useTrackedPart<HTMLDivElement>(() => ({ kind: "support-case" }));
  useEffect(() => top.current?.focus(), [top]);
  return (
    <div className={styles.received} ref={top} tabIndex={-1}>
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

import { Link } from "../../design/link";
import type { ReturnListView, ReturnShipmentView } from "../model/return-list-view";
import styles from "./return-list.module.css";

/** Announced returns with their state, label, parcel and collection. Works without JavaScript. */
export function ReturnList({ groups }: Pick<ReturnListView, "groups">) {
  return groups.map(({ id, rows, shipment }) => (
    <div key={id} className={styles.group}>
      <ul className={styles.rows}>
        {rows.map(({ id: row, what, date, state, refund }) => (
          <li key={row}>
            <strong>{what}</strong>
            <span>
              {date} · {state} · {refund}
            </span>
          </li>
        ))}
      </ul>
      {shipment ? <Shipment shipment={shipment} /> : null}
    </div>
  ));
}

function Shipment({ shipment: { sentences, label, parcel } }: { readonly shipment: ReturnShipmentView }) {
  return (
    <>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {label ? (
        <a className={styles.label} href={label.href}>
          {label.text}
        </a>
      ) : null}
      {parcel?.href ? (
        <Link className={styles.parcel} href={parcel.href} target="_blank" rel="noopener noreferrer">
          {parcel.text}
        </Link>
      ) : null}
      {parcel && !parcel.href ? <p>{parcel.text}</p> : null}
    </>
  );
}

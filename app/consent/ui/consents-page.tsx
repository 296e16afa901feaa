import { useEffect } from "react";
import { Link } from "../../design/link";
import { announceConsentsLeft } from "../browser/consent-state";
import { ConsentForm } from "./consent-form";
import styles from "./consents-page.module.css";
import type { ConsentView } from "./to-consent-view";

type Props = {
  readonly view: ConsentView;
  /** When the visitor chose, and until when that is valid; or that there is no choice yet. */
  readonly status: string;
  /** null: no choice was saved just now. */
  readonly saved: string | null;
};

/** The page of the footer's link: reads, gives and withdraws consent, without scripts as well. */
export function ConsentsPage({ view, status, saved }: Props) {
  useEffect(() => announceConsentsLeft, []);
  return (
    <div className={styles.page}>
      <h1>{view.title}</h1>
      {saved ? (
        <p className={styles.saved} role="status">
          {saved}
        </p>
      ) : null}
      <p className={styles.lead}>{view.lead}</p>
      <p className={styles.lead}>{status}</p>
      <ConsentForm view={view} />
      <p>
        <Link href={view.privacy.href}>{view.privacy.text}</Link>
      </p>
    </div>
  );
}

import { useRef, useState } from "react";
import type { SupportView } from "../model/support-view";
import { SupportForm } from "./support-form";
import styles from "./support-page.module.css";
import { SupportReceived } from "./support-received";
import type { Draft } from "./use-support-form";

/** The form as a page; a script shows the response in its place. */
export function SupportPage({ view: served }: { readonly view: SupportView }) {
  const [view, setView] = useState(served);
  const draft = useRef<Draft>({ typed: {}, topic: null });
  return (
    <div className={styles.page}>
      <h1>{view.title}</h1>
      {view.kind === "form" ? (
        <>
          <p className={styles.lead}>{view.lead}</p>
          <SupportForm view={view} scope="support" draft={draft.current} onAnswer={setView} />
        </>
      ) : (
        <SupportReceived view={view} />
      )}
    </div>
  );
}

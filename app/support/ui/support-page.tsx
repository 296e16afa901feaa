import { useRef, useState } from "react";
import { Link } from "../../design/link";
import type { HelpView } from "../model/help-view";
import type { SupportView } from "../model/support-view";
import { HelpedPage } from "./helped-page";
import { SupportForm } from "./support-form";
import styles from "./support-page.module.css";
import { SupportReceived } from "./support-received";
import type { Draft } from "./use-support-form";

type Props = { readonly view: SupportView; readonly help: HelpView };

/** The form as a page; a script shows the response in its place. */
export function SupportPage({ view: served, help }: Props) {
  const [view, setView] = useState(served);
  const draft = useRef<Draft>({ typed: {}, topic: null });
  return (
    <HelpedPage title={view.title} help={help}>
      <div className={styles.form}>
        <h1>{view.title}</h1>
        {view.kind === "form" ? (
          <>
            <p className={styles.lead}>{view.lead}</p>
            <Shortcuts help={help} />
            <SupportForm view={view} scope="support" draft={draft.current} onAnswer={setView} />
          </>
        ) : (
          <SupportReceived view={view} />
        )}
      </div>
    </HelpedPage>
  );
}

/** Phone, tracking and returns before the topics, where the help is below them. */
function Shortcuts({ help: { title, phone, orders } }: { readonly help: HelpView }) {
  return (
    <ul className={styles.shortcuts} aria-label={title}>
      {phone ? (
        <li>
          <a href={`tel:${phone.number.replaceAll(" ", "")}`}>{phone.number.replaceAll(" ", "\u00a0")}</a>
        </li>
      ) : null}
      {orders.map(({ text, href }) => (
        <li key={href}>
          <Link href={href}>{text}</Link>
        </li>
      ))}
    </ul>
  );
}

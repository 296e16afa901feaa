import type { FormEventHandler, ReactNode } from "react";
import { Form } from "../../design/form";
import styles from "./consent-form.module.css";
import type { ConsentView, PurposeView } from "./to-consent-view";

type Props = {
  readonly view: ConsentView;
  /** Set in the dialog; without it the browser sends the form. */
  readonly onSubmit?: FormEventHandler<HTMLFormElement>;
  readonly children?: ReactNode;
};

/** The form of all purposes, on the page and in the dialog: each separately, or all at once. */
export function ConsentForm({ view, onSubmit, children }: Props) {
  const { messages } = view;
  // On back navigation a browser would restore the checkboxes from before the choice.
  return (
    <Form method="post" action={view.path} className={styles.form} autoComplete="off" onSubmit={onSubmit}>
      <ul className={styles.purposes}>
        {view.purposes.map((purpose) => (
          <Purpose key={purpose.name} {...purpose} messages={messages} />
        ))}
      </ul>
      {children}
      <div className={styles.actions}>
        <button type="submit" name="choice" value="none" className={styles.answer}>
          {messages.refuse}
        </button>
        <button type="submit" name="choice" value="all" className={styles.answer}>
          {messages.accept}
        </button>
        <button type="submit" name="choice" value="chosen" className={styles.save}>
          {messages.save}
        </button>
      </div>
    </Form>
  );
}

function Purpose({
  purpose,
  name,
  text,
  isAgreed,
  entries,
  messages,
}: PurposeView & { readonly messages: ConsentView["messages"] }) {
  return (
    <li className={styles.purpose}>
      {purpose === null ? (
        <p className={styles.name}>
          {name} <span className={styles.always}>{messages.always}</span>
        </p>
      ) : (
        <label className={styles.name}>
          <input type="checkbox" name="purpose" value={purpose} defaultChecked={isAgreed} />
          {name}
        </label>
      )}
      <p className={styles.text}>{text}</p>
      {entries.length > 0 ? (
        <details className={styles.details}>
          <summary>
            {messages.details}
            <span className="visually-hidden"> ({name})</span>
          </summary>
          <ul>
            {entries.map(({ names, text: what, life }) => (
              <li key={names + what}>
                {names ? <code>{names}</code> : null} {what}
                {life ? ` · ${life}` : null}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </li>
  );
}

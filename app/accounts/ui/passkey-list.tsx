import { Button } from "../../design/button";
import { Field } from "../../design/field";
import type { SecurityView } from "../model/security-view";
import { SecurityForm } from "./security-forms";
import styles from "./security-page.module.css";

/** The account's passkeys: each has the customer's name for it, and can be removed. */
export function PasskeyList(view: SecurityView) {
  const { words, passkeys, refused } = view;
  if (passkeys.length === 0) return <p className={styles.small}>{words["passkeys.none"]}</p>;
  return (
    <ul className={styles.rows}>
      {passkeys.map(({ id, name, text }) => (
        <li key={id} className={styles.row}>
          <div>
            <strong>{name}</strong>
            <p className={styles.small}>{text}</p>
            <details>
              <summary>{words["passkeys.rename"]}</summary>
              <SecurityForm {...view} intent="passkey-rename">
                <input type="hidden" name="id" value={id} />
                <Field
                  id={`name-${id}`}
                  name="name"
                  label={words["passkeys.name"]}
                  defaultValue={name}
                  maxLength={60}
                />
                <Button type="submit" size="small">
                  {words["passkeys.save"]}
                </Button>
              </SecurityForm>
            </details>
          </div>
          <SecurityForm {...view} intent="passkey-remove" refused={refused?.id === id ? refused : null}>
            <input type="hidden" name="id" value={id} />
            <Button type="submit" size="small" aria-label={`${words["passkeys.remove"]}: ${name}`}>
              {words["passkeys.remove"]}
            </Button>
          </SecurityForm>
        </li>
      ))}
    </ul>
  );
}

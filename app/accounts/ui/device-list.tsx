import { Button } from "../../design/button";
import type { SecurityView } from "../model/security-view";
import { SecurityForm } from "./security-forms";
import styles from "./security-page.module.css";

/** The customer's sign-ins; each can be ended, and all others at once. */
export function DeviceList(view: SecurityView) {
  const { words, devices } = view;
  return (
    <>
      <ul className={styles.rows}>
        {devices.map(({ id, name, text, isThis }) => (
          <li key={id} className={styles.row}>
            <div>
              <strong>{name}</strong>
              {isThis ? <span className={styles.mark}>{words["devices.this"]}</span> : null}
              <p className={styles.small}>{text}</p>
            </div>
            {isThis ? null : (
              <SecurityForm {...view} intent="sign-in-end">
                <input type="hidden" name="id" value={id} />
                <Button type="submit" size="small" aria-label={`${words["devices.end"]}: ${name}`}>
                  {words["devices.end"]}
                </Button>
              </SecurityForm>
            )}
          </li>
        ))}
      </ul>
      {devices.length > 1 ? (
        <SecurityForm {...view} intent="sign-ins-end">
          <Button type="submit">{words["devices.endOthers"]}</Button>
        </SecurityForm>
      ) : null}
    </>
  );
}

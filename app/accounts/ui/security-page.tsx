import { Button } from "../../design/button";
import { Field } from "../../design/field";
import { Link } from "../../design/link";
import type { SecurityView } from "../model/security-view";
import { AccountSection } from "./account-page";
import { PasskeyForm } from "./passkey-form";
import { DeleteForm, EmailForm, PasswordForm, SecurityForm } from "./security-forms";
import styles from "./security-page.module.css";

/** The account's sign-in methods and sessions. Each part is a separate form that posts to this page. */
export function SecurityPage(view: SecurityView) {
  const { messages, paths } = view;
  return (
    <>
      <AccountSection title={messages["email.title"]} id="email">
        <EmailForm {...view} />
      </AccountSection>
      <AccountSection title={messages["password.title"]} id="password-change">
        <PasswordForm {...view} />
      </AccountSection>
      <AccountSection title={messages["passkeys.title"]} id="passkeys">
        <p>{messages["passkeys.lead"]}</p>
        <PasskeyList {...view} />
        <PasskeyForm {...view} />
      </AccountSection>
      <AccountSection title={messages["devices.title"]} id="devices">
        <p>{messages["devices.lead"]}</p>
        <DeviceList {...view} />
      </AccountSection>
      <AccountSection title={messages["data.title"]} id="data">
        <p>{messages["data.lead"]}</p>
        <p>
          <Link className={styles.download} href={paths.data} download>
            {messages["data.button"]}
          </Link>
        </p>
      </AccountSection>
      <AccountSection title={messages["delete.title"]} id="delete">
        <DeleteForm {...view} />
      </AccountSection>
    </>
  );
}

/** The customer's sign-ins; each can be ended, and all others at once. */
function DeviceList(view: SecurityView) {
  const { messages, devices } = view;
  return (
    <>
      <ul className={styles.rows}>
        {devices.map(({ id, name, text, isThis }) => (
          <li key={id} className={styles.row}>
            <div>
              <strong>{name}</strong>
              {isThis ? <span className={styles.mark}>{messages["devices.this"]}</span> : null}
              <p className={styles.small}>{text}</p>
            </div>
            {isThis ? null : (
              <SecurityForm {...view} intent="sign-in-end">
                <input type="hidden" name="id" value={id} />
                <Button type="submit" size="small" aria-label={`${messages["devices.end"]}: ${name}`}>
                  {messages["devices.end"]}
                </Button>
              </SecurityForm>
            )}
          </li>
        ))}
      </ul>
      {devices.length > 1 ? (
        <SecurityForm {...view} intent="sign-ins-end">
          <Button type="submit">{messages["devices.endOthers"]}</Button>
        </SecurityForm>
      ) : null}
    </>
  );
}

/** The account's passkeys: each has the customer's name for it, and can be removed. */
function PasskeyList(view: SecurityView) {
  const { messages, passkeys, refused } = view;
  if (passkeys.length === 0) return <p className={styles.small}>{messages["passkeys.none"]}</p>;
  return (
    <ul className={styles.rows}>
      {passkeys.map(({ id, name, text }) => (
        <li key={id} className={styles.row}>
          <div>
            <strong>{name}</strong>
            <p className={styles.small}>{text}</p>
            <details>
              <summary>{messages["passkeys.rename"]}</summary>
              <SecurityForm {...view} intent="passkey-rename">
                <input type="hidden" name="id" value={id} />
                <Field
                  id={`name-${id}`}
                  name="name"
                  label={messages["passkeys.name"]}
                  defaultValue={name}
                  maxLength={60}
                />
                <Button type="submit" size="small">
                  {messages["passkeys.save"]}
                </Button>
              </SecurityForm>
            </details>
          </div>
          <SecurityForm {...view} intent="passkey-remove" refused={refused?.id === id ? refused : null}>
            <input type="hidden" name="id" value={id} />
            <Button type="submit" size="small" aria-label={`${messages["passkeys.remove"]}: ${name}`}>
              {messages["passkeys.remove"]}
            </Button>
          </SecurityForm>
        </li>
      ))}
    </ul>
  );
}

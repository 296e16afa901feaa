import type { SecurityView } from "../model/security-view";
import { AccountSection } from "./account-page";
import { DeviceList } from "./device-list";
import { PasskeyForm } from "./passkey-form";
import { PasskeyList } from "./passkey-list";
import { DeleteForm, EmailForm, PasswordForm } from "./security-forms";
import styles from "./security-page.module.css";

/** The account's sign-in methods and sessions. Each part is a separate form that posts to this page. */
export function SecurityPage(view: SecurityView) {
  const { words, paths } = view;
  return (
    <>
      <AccountSection title={words["email.title"]} id="email">
        <EmailForm {...view} />
      </AccountSection>
      <AccountSection title={words["password.title"]} id="password-change">
        <PasswordForm {...view} />
      </AccountSection>
      <AccountSection title={words["passkeys.title"]} id="passkeys">
        <p>{words["passkeys.lead"]}</p>
        <PasskeyList {...view} />
        <PasskeyForm {...view} />
      </AccountSection>
      <AccountSection title={words["devices.title"]} id="devices">
        <p>{words["devices.lead"]}</p>
        <DeviceList {...view} />
      </AccountSection>
      <AccountSection title={words["data.title"]} id="data">
        <p>{words["data.lead"]}</p>
        <p>
          <a className={styles.download} href={paths.data} download>
            {words["data.button"]}
          </a>
        </p>
      </AccountSection>
      <AccountSection title={words["delete.title"]} id="delete">
        <DeleteForm {...view} />
      </AccountSection>
    </>
  );
}

import { LinkButton } from "../../design/button";
import { AccountSection } from "./account-page";
import { StateMark } from "./state-mark";
import type { EmailView } from "./to-email-view";

/** The account's address. A change requires the password, so it is on the page of sign-in and security. */
export function EmailSection({ title, email, state, isVerified, change }: EmailView) {
  return (
    <AccountSection title={title}>
      <p>
        {email} <StateMark isGood={isVerified}>{state}</StateMark>
      </p>
      <div>
        <LinkButton href={change.href} look="ghost" size="small">
          {change.text}
        </LinkButton>
      </div>
    </AccountSection>
  );
}

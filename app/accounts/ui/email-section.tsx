import { LinkButton } from "../../design/button";
import { AccountSection } from "./account-page";
import { StateMark } from "./state-mark";
import type { EmailView } from "./to-email-view";

/** Changing it asks for the password: that is the part of the page on signing in. */
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

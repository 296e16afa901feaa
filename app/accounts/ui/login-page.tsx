import { Button, LinkButton } from "../../design/button";
import { Form } from "../../design/form";
import { Link } from "../../design/link";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import { submitUnderCartLock } from "../browser/submit-under-cart-lock";
import type { SignInVariant } from "../model/sign-in-variant";
import type { SocialSignInView } from "../model/social-sign-in";
import { AccountFields } from "./account-fields";
import { type PasskeyMessages, PasskeySignIn } from "./passkey-sign-in";
import { type AccountRefusal, SignInLayout, SignInSection } from "./sign-in-layout";
import { SocialSignIn } from "./social-sign-in";

type Props = {
  readonly variant: SignInVariant;
  readonly passkey: PasskeyMessages;
  readonly refused: AccountRefusal;
  /** null: the shop has no sign-in provider. */
  readonly social: SocialSignInView | null;
  /** Path of the page that shows an order without an account, without language prefix. */
  readonly trackPath: string;
  /** Called before the form leaves the page. */
  readonly onLeave: () => void;
};

/** The alternatives: the account, a new account, and in the checkout as a guest. */
export function LoginPage({
  variant: { base, isCheckout },
  passkey,
  refused,
  social,
  trackPath,
  onLeave,
}: Props) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  return (
    <SignInLayout
      title={translate(isCheckout ? "address.login.title" : "address.account.signIn")}
      refused={refused}
    >
      <SignInSection title={translate("address.account.known")}>
        <Form
          method="post"
          action={`${prefix}${base}/login`}
          noValidate
          onSubmit={(event) => {
            onLeave();
            submitUnderCartLock(event);
          }}
        >
          <AccountFields
            purpose="sign-in"
            values={refused?.values}
            errors={refused?.errors}
            belowPassword={
              <Link href={`${prefix}${base}/password-reset`}>{translate("address.login.forgot")}</Link>
            }
          />
          <Button type="submit" look="primary">
            {translate("address.account.signIn")}
          </Button>
        </Form>
        <PasskeySignIn path={`${prefix}${base}/login/passkey`} messages={passkey} />
        {social ? <SocialSignIn {...social} /> : null}
      </SignInSection>
      {isCheckout ? (
        <SignInSection title={translate("address.login.guestTitle")}>
          <p>{translate("address.login.guestText")}</p>
          <LinkButton href={`${prefix}/checkout/addresses`}>
            {translate("address.login.guestButton")}
          </LinkButton>
        </SignInSection>
      ) : null}
      <SignInSection title={translate("address.login.createTitle")}>
        <p>{translate("address.login.createText")}</p>
        <p>{translate("address.login.companyText")}</p>
        <LinkButton look="ghost" href={`${prefix}${base}/create-account`}>
          {translate("address.create.title")}
        </LinkButton>
        {isCheckout ? null : <Link href={prefix + trackPath}>{translate("address.login.track")}</Link>}
      </SignInSection>
    </SignInLayout>
  );
}

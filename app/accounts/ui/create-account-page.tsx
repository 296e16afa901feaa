import { Button } from "../../design/button";
import { Form } from "../../design/form";
import { Link } from "../../design/link";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import type { AccountValues } from "../model/account-form";
import type { SignInVariant } from "../model/sign-in-variant";
import type { SocialSignInView } from "../model/social-sign-in";
import { AccountFields } from "./account-fields";
import { type AccountRefusal, SignInLayout, SignInSection } from "./sign-in-layout";
import styles from "./sign-in-page.module.css";
import { SocialSignIn } from "./social-sign-in";

type Props = {
  readonly variant: SignInVariant;
  /** The placed order behind the account; null: none. */
  readonly orderId: string | null;
  readonly values: AccountValues;
  readonly refused: AccountRefusal;
  /** null: the shop has no sign-in provider. */
  readonly social: SocialSignInView | null;
  /** The text beside the newsletter's box, which only the shopper ticks. */
  readonly newsletter: string;
};

/** A new account: in the shop, in the checkout, or from a placed order. */
export function CreateAccountPage({
  variant: { base },
  orderId,
  values,
  refused,
  social,
  newsletter,
}: Props) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  const query = orderId ? `?${new URLSearchParams({ order: orderId })}` : "";
  return (
    <SignInLayout title={translate("address.create.title")} refused={refused}>
      <SignInSection title={translate("address.login.createTitle")}>
        <p>{translate(orderId ? "address.create.fromOrder" : "address.create.text")}</p>
        <Form method="post" action={`${prefix}${base}/create-account${query}`} noValidate>
          <AccountFields
            purpose="create-account"
            values={refused?.values ?? values}
            errors={refused?.errors}
          />
          <label className={styles.tick}>
            <input type="checkbox" name="newsletter" value="wants" />
            <span>{newsletter}</span>
          </label>
          <Button type="submit" look="primary">
            {translate("address.create.button")}
          </Button>
        </Form>
        {social ? <SocialSignIn {...social} /> : null}
      </SignInSection>
      <SignInSection title={translate("address.account.known")}>
        <Link href={`${prefix}${base}/login`}>{translate("address.account.signIn")}</Link>
        <Link href={`${prefix}${base}/password-reset`}>{translate("address.login.forgot")}</Link>
      </SignInSection>
    </SignInLayout>
  );
}

import { Button } from "../../design/button";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import type { AccountValues } from "../model/account-form";
import type { Door } from "../model/door";
import type { SocialSignInView } from "../model/social-sign-in";
import { AccountFields } from "./account-fields";
import { type AccountRefusal, DoorPage, DoorSection } from "./door-page";
import styles from "./door-page.module.css";
import { SocialSignIn } from "./social-sign-in";

type Props = {
  readonly door: Door;
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
export function CreateAccountPage({ door: { base }, orderId, values, refused, social, newsletter }: Props) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  const query = orderId ? `?${new URLSearchParams({ order: orderId })}` : "";
  return (
    <DoorPage title={translate("address.create.title")} refused={refused}>
      <DoorSection title={translate("address.login.createTitle")}>
        <p>{translate(orderId ? "address.create.fromOrder" : "address.create.text")}</p>
        <form method="post" action={`${prefix}${base}/create-account${query}`} noValidate>
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
        </form>
        {social ? <SocialSignIn {...social} /> : null}
      </DoorSection>
      <DoorSection title={translate("address.account.known")}>
        <a href={`${prefix}${base}/login`}>{translate("address.account.signIn")}</a>
        <a href={`${prefix}${base}/password-reset`}>{translate("address.login.forgot")}</a>
      </DoorSection>
    </DoorPage>
  );
}

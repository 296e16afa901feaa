import { Button } from "../../design/button";
import { Form } from "../../design/form";
import { Link } from "../../design/link";
import { Notice } from "../../design/notice";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import type { SignInVariant } from "../model/sign-in-variant";
import { AccountFields } from "./account-fields";
import { type AccountRefusal, SignInLayout, SignInSection } from "./sign-in-layout";

type Props = {
  readonly variant: SignInVariant;
  /** The proof from the mail; null: the mail is requested. */
  readonly token: string | null;
  /** The mail is sent, if an account exists. */
  readonly isSent: boolean;
  readonly refused: AccountRefusal;
};

/**
 * Requests the mail, and behind its link sets another password.
 * It never reveals whether an account exists.
 */
export function PasswordResetPage({ variant: { base }, token, isSent, refused }: Props) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  const purpose = token ? "choose-password" : "request-reset";
  const title = translate(token ? "address.reset.newTitle" : "address.reset.title");
  const action = token ? "/password-reset/change-password" : `${base}/password-reset`;
  return (
    <SignInLayout title={title} refused={refused}>
      <SignInSection title={null}>
        {isSent ? (
          <Notice kind="ok" role="status">
            {translate("address.reset.sent")}
          </Notice>
        ) : (
          <Form method="post" action={prefix + action} noValidate>
            {token ? (
              <input type="hidden" name="token" value={token} />
            ) : (
              <p>{translate("address.reset.text")}</p>
            )}
            <AccountFields purpose={purpose} values={refused?.values} errors={refused?.errors} />
            <Button type="submit" look="primary">
              {translate(token ? "address.reset.save" : "address.reset.button")}
            </Button>
          </Form>
        )}
        {token && refused?.problem === "token" ? (
          <Link href={`${prefix}${base}/password-reset`}>{translate("address.reset.title")}</Link>
        ) : null}
        <Link href={`${prefix}${base}/login`}>{translate("address.account.signIn")}</Link>
      </SignInSection>
    </SignInLayout>
  );
}

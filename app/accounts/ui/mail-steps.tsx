import { Button } from "../../design/button";
import { Form } from "../../design/form";
import { Link } from "../../design/link";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import { submitUnderCartLock } from "../browser/submit-under-cart-lock";
import { PasswordField } from "./password-field";
import { type AccountRefusal, SignInLayout, SignInSection } from "./sign-in-layout";

type CheckEmailProps = {
  /** The input; null: no longer known. */
  readonly email: string | null;
  readonly kind: "sign-up" | "reset";
};

/** Confirms that the mail is sent. The page is the same whether the address has an account. */
export function CheckEmailPage({ email, kind }: CheckEmailProps) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  const isReset = kind === "reset";
  return (
    <SignInLayout title={translate("account.sent.title")}>
      <SignInSection title={null}>
        {isReset ? <p>{translate("address.reset.sent")}</p> : null}
        {email && !isReset ? <p>{translate("account.sent.text", { email })}</p> : null}
        <Link href={`${prefix}/${isReset ? "password-reset" : "create-account"}`}>
          {translate("account.sent.again")}
        </Link>
        <Link href={`${prefix}/login`}>{translate("address.account.signIn")}</Link>
      </SignInSection>
    </SignInLayout>
  );
}

type ConfirmProps = {
  readonly purpose: "sign-up" | "email";
  /** null: the link is wrong, used or expired. */
  readonly token: string | null;
  readonly email: string | null;
  /** The link was opened in another browser than the request. */
  readonly asksPassword: boolean;
  readonly refused: AccountRefusal;
};

/**
 * The page behind a mailed link.
 * Opening it changes nothing, because mail scanners open every link; its button does.
 */
export function ConfirmPage({ purpose, token, email, asksPassword, refused }: ConfirmProps) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  const isSignUp = purpose === "sign-up";
  const title = translate(isSignUp ? "address.create.title" : "account.email.title");
  const action = isSignUp ? "confirm" : "confirm-email";
  return (
    <SignInLayout title={title} refused={refused}>
      <SignInSection title={null}>
        {token ? (
          <Form
            method="post"
            action={`${prefix}/create-account/${action}`}
            noValidate
            onSubmit={submitUnderCartLock}
          >
            <input type="hidden" name="token" value={token} />
            {email ? <p>{translate("account.email.text", { email })}</p> : null}
            {asksPassword ? (
              <>
                <p>{translate("account.confirm.password")}</p>
                <input type="hidden" name="email" autoComplete="username" value={email ?? ""} />
                <PasswordField
                  isNew={false}
                  name="password"
                  autoComplete="current-password"
                  label={translate("address.password.label")}
                  error={refused?.errors.password && translate("address.rule.required")}
                  aria-required
                  maxLength={256}
                />
              </>
            ) : null}
            <Button type="submit" look="primary">
              {translate("account.email.button")}
            </Button>
          </Form>
        ) : (
          <p>{translate("account.confirm.gone")}</p>
        )}
        {token ? null : <Link href={`${prefix}/create-account`}>{translate("address.create.title")}</Link>}
        <Link href={`${prefix}/login`}>{translate("address.account.signIn")}</Link>
      </SignInSection>
    </SignInLayout>
  );
}

/** A sign-out requires a press of a button: a link or an image of another site must not end a session. */
export function LogOutPage({ title }: { readonly title: string }) {
  const prefix = usePathPrefix();
  return (
    <SignInLayout title={title}>
      <SignInSection title={null}>
        <Form method="post" action={`${prefix}/log-out`} onSubmit={submitUnderCartLock}>
          <Button type="submit" look="primary">
            {title}
          </Button>
        </Form>
      </SignInSection>
    </SignInLayout>
  );
}

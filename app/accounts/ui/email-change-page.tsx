import { Button } from "../../design/button";
import { Field } from "../../design/field";
import { Form } from "../../design/form";
import { Notice } from "../../design/notice";
import styles from "./security-page.module.css";

type Props = {
  readonly title: string;
  readonly lead: string;
  readonly button: string;
  /** With language prefix. */
  readonly path: string;
  /** null: the link is expired, and there is nothing to confirm. */
  readonly token: string | null;
  /** The link was opened in a browser that is not signed in to the account. */
  readonly asksPassword: boolean;
  readonly passwordLabel: string;
  readonly passwordError: string | null;
  readonly problem: string | null;
};

/** One press confirms an account's new address; a browser that is not signed in needs the account's password. */
export function EmailChangePage(props: Props) {
  const { title, lead, button, path, token, asksPassword, passwordLabel, passwordError, problem } = props;
  return (
    <div className={styles.alone}>
      <h1>{title}</h1>
      {problem ? (
        <Notice kind="bad" role="alert">
          {problem}
        </Notice>
      ) : null}
      {token ? (
        <Form className={styles.form} method="post" action={path}>
          <p>{lead}</p>
          <input type="hidden" name="token" value={token} />
          {asksPassword ? (
            <Field
              id="present-password"
              name="password"
              type="password"
              autoComplete="current-password"
              label={passwordLabel}
              error={passwordError ?? undefined}
              aria-required
              maxLength={256}
            />
          ) : null}
          <Button type="submit" look="primary">
            {button}
          </Button>
        </Form>
      ) : null}
    </div>
  );
}

import { Button } from "../../design/button";
import { Field } from "../../design/field";
import { Form } from "../../design/form";
import { Link } from "../../design/link";
import { Notice } from "../../design/notice";
import type { JoinView } from "../model/social-sign-in";
import { AccountSection } from "./account-page";
import styles from "./join-page.module.css";

type Props = {
  readonly view: JoinView;
  readonly problem: string | null;
  /** The last input; undefined: none yet. */
  readonly email: string | undefined;
};

/** Two proofs of a mailbox: the password of its account, or a mailed code. */
export function JoinPage({ view, problem, email }: Props) {
  const known = email || view.email;
  return (
    <div className={styles.page}>
      <h1>{view.title}</h1>
      <p>{view.lead}</p>
      {problem ? (
        <Notice kind="bad" role="alert">
          {problem}
        </Notice>
      ) : null}
      <div className={styles.ways}>
        <CodeSection view={view} email={known} />
        <PasswordSection view={view} email={known} />
      </div>
      <Link href={view.cancel.href}>{view.cancel.text}</Link>
    </div>
  );
}

type SectionProps = { readonly view: JoinView; readonly email: string };

function CodeSection({ view: { action, code, emailLabel }, email }: SectionProps) {
  return (
    <AccountSection title={code.title} id="by-code">
      {code.sent ? (
        <>
          <Notice kind="info" role="status">
            {code.sent}
          </Notice>
          <Form method="post" action={action} className={styles.form}>
            <Field
              name="code"
              label={code.label}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
              required
            />
            <Button type="submit" look="primary" name="intent" value="confirm">
              {code.confirm}
            </Button>
          </Form>
        </>
      ) : (
        <p>{code.text}</p>
      )}
      <Form method="post" action={action} className={styles.form}>
        <Field
          id="code-email"
          name="email"
          type="email"
          autoComplete="email"
          label={emailLabel}
          defaultValue={email}
          maxLength={200}
          required
        />
        <Button type="submit" look={code.sent ? "plain" : "primary"} name="intent" value="send">
          {code.button}
        </Button>
      </Form>
    </AccountSection>
  );
}

function PasswordSection({ view: { action, password, emailLabel }, email }: SectionProps) {
  return (
    <AccountSection title={password.title}>
      <Form method="post" action={action} className={styles.form}>
        <Field
          id="password-email"
          name="email"
          type="email"
          autoComplete="username"
          label={emailLabel}
          defaultValue={email}
          maxLength={200}
          required
        />
        <Field
          name="password"
          type="password"
          autoComplete="current-password"
          label={password.label}
          maxLength={256}
          required
        />
        <Button type="submit" name="intent" value="password">
          {password.button}
        </Button>
        <Link href={password.forgot.href}>{password.forgot.text}</Link>
      </Form>
    </AccountSection>
  );
}

import type { ReactNode } from "react";
import { Button } from "../../design/button";
import { Field } from "../../design/field";
import { Form } from "../../design/form";
import { Link } from "../../design/link";
import { Notice } from "../../design/notice";
import type { SecurityField, SecurityIntent } from "../model/security-form";
import type { SecurityView } from "../model/security-view";
import styles from "./security-page.module.css";

type FormProps = Pick<SecurityView, "paths" | "refused"> & {
  readonly intent: SecurityIntent;
  readonly children: ReactNode;
};

/** One of the page's forms, with the message of a refusal. */
export function SecurityForm({ paths, refused, intent, children }: FormProps) {
  const problem = refused?.intent === intent ? refused.problem : null;
  return (
    <Form className={styles.form} method="post" action={paths.page} noValidate>
      <input type="hidden" name="intent" value={intent} />
      {problem ? (
        <Notice kind="bad" role="alert">
          {problem}
        </Notice>
      ) : null}
      {children}
    </Form>
  );
}

/** Returns a field's error, and whether it is the first, which has the focus. */
function describe(refused: SecurityView["refused"], intent: SecurityIntent, field: SecurityField) {
  if (refused?.intent !== intent) return {};
  const [first] = Object.keys(refused.errors);
  return { error: refused.errors[field], autoFocus: first === field };
}

type PresentProps = Pick<SecurityView, "messages" | "hasPassword" | "refused"> & {
  readonly intent: SecurityIntent;
};

/** The present password; an account without one shows the alternative. */
export function PresentPassword({ messages, hasPassword, refused, intent }: PresentProps) {
  if (!hasPassword) return <p className={styles.small}>{messages.fresh}</p>;
  return (
    <Field
      {...describe(refused, intent, "password")}
      id={`${intent}-password`}
      name="password"
      type="password"
      autoComplete="current-password"
      label={messages["password.present"]}
      aria-required
      maxLength={256}
    />
  );
}

/** Changes the address, after a confirmation by its mailbox. */
export function EmailForm(view: SecurityView) {
  const { messages, refused, emailText, pendingText } = view;
  return (
    <>
      <p>{emailText}</p>
      {pendingText ? (
        <SecurityForm {...view} intent="email-cancel">
          <Notice kind="info">{pendingText}</Notice>
          <Button type="submit" size="small">
            {messages["email.cancel"]}
          </Button>
        </SecurityForm>
      ) : null}
      <p>{messages["email.lead"]}</p>
      <SecurityForm {...view} intent="email">
        <Field
          {...describe(refused, "email", "email")}
          id="new-email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          label={messages["email.new"]}
          defaultValue={refused?.intent === "email" ? refused.email : ""}
          aria-required
          maxLength={254}
        />
        <PresentPassword {...view} intent="email" />
        <Button type="submit">{messages["email.button"]}</Button>
      </SecurityForm>
    </>
  );
}

/** Changes the password, or sets the first one of an account with other sign-in methods. */
export function PasswordForm(view: SecurityView) {
  const { messages, refused, hasPassword, email, paths } = view;
  return (
    <>
      <p>{messages[hasPassword ? "password.lead" : "password.none"]}</p>
      <SecurityForm {...view} intent="password">
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PresentPassword {...view} intent="password" />
        <Field
          {...describe(refused, "password", "newPassword")}
          name="newPassword"
          type="password"
          autoComplete="new-password"
          label={messages["password.new"]}
          hint={messages["password.hint"]}
          aria-required
          maxLength={256}
        />
        <Field
          {...describe(refused, "password", "newPasswordAgain")}
          name="newPasswordAgain"
          type="password"
          autoComplete="new-password"
          label={messages["password.again"]}
          aria-required
          maxLength={256}
        />
        <Button type="submit">{messages[hasPassword ? "password.button" : "password.set"]}</Button>
      </SecurityForm>
      {hasPassword ? <Link href={paths.forgot}>{messages.forgot}</Link> : null}
    </>
  );
}

/** Deletes the account: lists the deleted and the retained data, and requires a tick against mistakes. */
export function DeleteForm(view: SecurityView) {
  const { messages, refused } = view;
  const { error } = describe(refused, "delete", "sure");
  return (
    <>
      <p>{messages["delete.lead"]}</p>
      <p>{messages["delete.kept"]}</p>
      <SecurityForm {...view} intent="delete">
        <PresentPassword {...view} intent="delete" />
        <label className={styles.sure}>
          <input
            type="checkbox"
            name="sure"
            value="yes"
            aria-required
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? "sure-error" : undefined}
          />
          <span>{messages["delete.sure"]}</span>
        </label>
        {error ? (
          <p className={styles.error} id="sure-error">
            {error}
          </p>
        ) : null}
        <Button type="submit">{messages["delete.button"]}</Button>
      </SecurityForm>
    </>
  );
}

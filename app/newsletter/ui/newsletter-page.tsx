import { Form } from "../../design/form";
import { Link } from "../../design/link";
import type { NewsletterView } from "../model/newsletter-view";
import { trapField } from "../model/sign-up-form";
import styles from "./newsletter-page.module.css";

/** The newsletter's pages: plain forms, the same with and without script. */
export function NewsletterPage({ title, notice, lead, form, links }: NewsletterView) {
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      {notice ? (
        <div className={styles[notice.kind]} role={notice.kind === "bad" ? "alert" : "status"}>
          {notice.text}
        </div>
      ) : null}
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      {form?.kind === "sign-up" ? <SignUp {...form} /> : null}
      {form?.kind === "unsubscribe" ? (
        <Form method="post">
          <input type="hidden" name="token" value={form.token} />
          <button type="submit" className={styles.act}>
            {form.button}
          </button>
        </Form>
      ) : null}
      <ul className={styles.links}>
        {links.map(({ text, href }) => (
          <li key={href}>
            <Link href={href}>{text}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function SignUp(form: Extract<NewsletterView["form"], { kind: "sign-up" }>) {
  const { label, email, emailError, wording, needsTick, tickError, button } = form;
  return (
    <Form method="post" className={styles.form} noValidate>
      <div className={styles.field}>
        <label className={styles.label} htmlFor="newsletter-email">
          {label}
        </label>
        <input
          id="newsletter-email"
          type="email"
          name="email"
          inputMode="email"
          autoComplete="email"
          required
          maxLength={254}
          defaultValue={email}
          className={styles.control}
          aria-invalid={emailError ? true : undefined}
          aria-describedby={emailError ? "newsletter-email-error" : undefined}
        />
        {emailError ? (
          <span className={styles.error} id="newsletter-email-error" role="alert">
            {emailError}
          </span>
        ) : null}
      </div>
      <input type="text" name={trapField} autoComplete="off" hidden />
      {needsTick ? (
        <div>
          <label className={styles.tick}>
            <input
              type="checkbox"
              name="consent"
              value="newsletter"
              required
              aria-invalid={tickError ? true : undefined}
              aria-describedby={tickError ? "newsletter-tick-error" : undefined}
            />
            <span>{wording}</span>
          </label>
          {tickError ? (
            <span className={styles.error} id="newsletter-tick-error" role="alert">
              {tickError}
            </span>
          ) : null}
        </div>
      ) : (
        <p>{wording}</p>
      )}
      <button type="submit" className={styles.act}>
        {button}
      </button>
    </Form>
  );
}

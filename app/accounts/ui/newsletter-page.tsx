import { Button } from "../../design/button";
import { Field } from "../../design/field";
import { Form } from "../../design/form";
import { Notice } from "../../design/notice";
import styles from "./newsletter-page.module.css";
import type { NewsletterView } from "./to-newsletter-view";

/** The consents as boxes; only granted ones are ticked. */
export function NewsletterPage(view: NewsletterView) {
  const { lead, problem, boxes, phone, confirmFirst, save, none } = view;
  return (
    <Form method="post" className={styles.form} noValidate>
      <p className={styles.lead}>{lead}</p>
      {problem ? (
        <Notice kind="bad" role="alert">
          {problem}
        </Notice>
      ) : null}
      {confirmFirst ? <Notice kind="info">{confirmFirst}</Notice> : null}
      <ul className={styles.boxes}>
        {boxes.map(({ kind, label, state, isTicked, isGranted }) => (
          <li key={kind}>
            <label>
              <input
                type="checkbox"
                name="consent"
                value={kind}
                defaultChecked={isTicked}
                aria-describedby={`${kind}-state`}
              />
              <span>{label}</span>
            </label>
            <span id={`${kind}-state`} className={styles.state}>
              {state}
            </span>
            <input type="hidden" name="shown" value={kind} />
            {isGranted ? <input type="hidden" name="was" value={kind} /> : null}
          </li>
        ))}
      </ul>
      <div className={styles.phone}>
        <Field
          name="gdprPhone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          label={phone.label}
          hint={phone.hint}
          error={phone.error ?? undefined}
          defaultValue={phone.value}
          maxLength={40}
          autoFocus={phone.error !== null}
        />
      </div>
      <div className={styles.actions}>
        <Button type="submit" look="primary">
          {save}
        </Button>
        {none ? (
          <Button type="submit" look="ghost" name="intent" value="none">
            {none}
          </Button>
        ) : null}
      </div>
    </Form>
  );
}

import { Button } from "../../design/button";
import { Form } from "../../design/form";
import { Notice } from "../../design/notice";
import type { SocialSignInView } from "../model/social-sign-in";
import styles from "./social-sign-in.module.css";

/** A button for each sign-in provider; plain forms, so that they work before and without scripts. */
export function SocialSignIn({ label, or, from, buttons, problem }: SocialSignInView) {
  return (
    <section className={styles.providers} aria-label={label}>
      {problem ? (
        <Notice kind="bad" role="alert">
          {problem}
        </Notice>
      ) : null}
      <p className={styles.or} aria-hidden="true">
        <span>{or}</span>
      </p>
      {buttons.map(({ key, action, text }) => (
        <Form key={key} method="post" action={action}>
          <input type="hidden" name="from" value={from} />
          <Button type="submit" look="ghost" wide>
            {text}
          </Button>
        </Form>
      ))}
    </section>
  );
}

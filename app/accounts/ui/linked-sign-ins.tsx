import { Button } from "../../design/button";
import { Field } from "../../design/field";
import { Form } from "../../design/form";
import { Notice } from "../../design/notice";
import type { LinkedSignInsView } from "../model/social-sign-in";
import styles from "./linked-sign-ins.module.css";

/** The account's sign-in providers, each with an unlink button, and those that can be linked. */
export function LinkedSignIns(view: LinkedSignInsView) {
  const { lead, none, action, from, problem, linked, links, password } = view;
  return (
    <div className={styles.section}>
      {problem ? (
        <Notice kind="bad" role="alert">
          {problem}
        </Notice>
      ) : null}
      <p>{lead}</p>
      {none ? <p>{none}</p> : null}
      {linked.length > 0 ? (
        <ul className={styles.list}>
          {linked.map(({ hash, name, facts, unlink }) => (
            <li key={hash}>
              <div>
                <strong>{name}</strong>
                <span className={styles.facts}>{facts}</span>
              </div>
              <Form method="post" action={action}>
                <input type="hidden" name="from" value={from} />
                <input type="hidden" name="intent" value="unlink" />
                <input type="hidden" name="hash" value={hash} />
                <Button type="submit" look="ghost" size="small">
                  {unlink}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      ) : null}
      {links.length > 0 ? (
        <Form method="post" action={action} className={styles.link}>
          <input type="hidden" name="from" value={from} />
          <input type="hidden" name="intent" value="link" />
          {password ? (
            <Field
              id="link-password"
              name="password"
              type="password"
              autoComplete="current-password"
              label={password}
              maxLength={256}
              required
            />
          ) : null}
          <div className={styles.buttons}>
            {links.map(({ key, text }) => (
              <Button key={key} type="submit" look="ghost" name="provider" value={key}>
                {text}
              </Button>
            ))}
          </div>
        </Form>
      ) : null}
    </div>
  );
}

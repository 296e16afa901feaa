import type { ReactNode } from "react";
import { Notice } from "../../design/notice";
import quiet from "../../design/quiet-frame.module.css";
import { useTranslate } from "../../i18n/translate-context";
import type { AccountErrors, AccountValues } from "../model/account-form";
import styles from "./sign-in-page.module.css";

/** Why an account form was refused: its fields, or a message by code. */
export type AccountRefusal = {
  readonly values: AccountValues;
  readonly errors: AccountErrors;
  readonly problem: string | null;
  /** The waiting time, formatted; null: none. */
  readonly wait: string | null;
} | null;

type Props = {
  readonly title: string;
  readonly refused?: AccountRefusal;
  readonly children: ReactNode;
};

/**
 * A page to sign in, sign up, reset or sign out, in the quiet frame, whose style sheet is included: nothing leads away
 * from the form.
 */
export function SignInLayout({ title, refused = null, children }: Props) {
  const translate = useTranslate();
  return (
    <div className={`${styles.page} ${quiet.page}`} data-sign-in-page="">
      <h1 className={styles.title}>{title}</h1>
      {refused?.problem ? (
        <Notice kind="bad" role="alert">
          {translate(`address.problem.${refused.problem}`)}{" "}
          {refused.wait ? translate("account.wait", { wait: refused.wait }) : null}
        </Notice>
      ) : null}
      <div className={styles.columns}>{children}</div>
    </div>
  );
}

type SectionProps = {
  /** null: the page's title suffices. */
  readonly title: string | null;
  readonly children: ReactNode;
};

/** One alternative of the page, with its heading. */
export function SignInSection({ title, children }: SectionProps) {
  return (
    <section className={styles.section}>
      {title ? <h2>{title}</h2> : null}
      {children}
    </section>
  );
}

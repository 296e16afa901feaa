import type { ReactNode } from "react";
import { Notice } from "../../design/notice";
import quiet from "../../design/quiet-frame.module.css";
import { useTranslate } from "../../i18n/translate-context";
import type { AccountErrors, AccountValues } from "../model/account-form";
import styles from "./door-page.module.css";

/** Why a form of an account was not taken: its fields, or a sentence by code. */
export type AccountRefusal = {
  readonly values: AccountValues;
  readonly errors: AccountErrors;
  readonly problem: string | null;
  /** How long to wait, in words; null: not at all. */
  readonly wait: string | null;
} | null;

type Props = {
  readonly title: string;
  readonly refused?: AccountRefusal;
  readonly children: ReactNode;
};

/**
 * Pages on which an account is entered, made, saved or left; the menu is left away there. On the way to an order they
 * stand in its quiet frame, whose style sheet comes along.
 */
export function DoorPage({ title, refused = null, children }: Props) {
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
  /** null: the page's own says it. */
  readonly title: string | null;
  readonly children: ReactNode;
};

/** One way to go on, with its heading. */
export function DoorSection({ title, children }: SectionProps) {
  return (
    <section className={styles.section}>
      {title ? <h2>{title}</h2> : null}
      {children}
    </section>
  );
}

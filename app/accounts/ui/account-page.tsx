import type { ReactNode } from "react";
import { Notice } from "../../design/notice";
import { StaticSlot } from "../../design/static-slot";
import type { AccountFrame } from "../model/account-place";
import styles from "./account-page.module.css";

/** The same list is beside the page and, on narrow screens, in the menu. */
export const accountLinksSlot = "account-links";

type Props = AccountFrame & {
  readonly title: string;
  /** A request about the account's state, above the title. */
  readonly banner?: ReactNode;
  readonly children: ReactNode;
};

/**
 * A page of the account area: the navigation beside it, on narrow screens as a menu with the page's name.
 * Works as plain HTML.
 */
export function AccountPage({ title, banner, children, ...frame }: Props) {
  return (
    <div className={styles.page}>
      <nav className={styles.side} aria-label={frame.label}>
        <StaticSlot slot={accountLinksSlot} />
      </nav>
      <nav className={styles.narrow} aria-label={frame.label}>
        <details>
          <summary>{frame.current}</summary>
          <StaticSlot slot={accountLinksSlot} />
        </details>
      </nav>
      <div className={styles.content}>
        {banner}
        {frame.notice ? (
          <Notice kind="ok" role="status">
            {frame.notice}
          </Notice>
        ) : null}
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
    </div>
  );
}

/** A section of a page, in a box with its heading. */
export function AccountSection({
  title,
  children,
  id,
}: {
  readonly title: string;
  readonly children: ReactNode;
  readonly id?: string;
}) {
  return (
    <section className={styles.section} id={id}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

import type { ReactNode } from "react";
import { Notice } from "../../design/notice";
import { StaticSlot } from "../../design/static-slot";
import type { AccountFrame } from "../model/account-place";
import styles from "./account-page.module.css";

/** The same list stands at the side and, on narrow screens, in what opens. */
export const accountLinksSlot = "account-links";

type Props = AccountFrame & {
  readonly title: string;
  /** What the account's state asks for, above the title. */
  readonly banner?: ReactNode;
  readonly children: ReactNode;
};

/**
 * A page of the account area: the navigation at its side, on narrow screens a list that opens under the name of the
 * page. Everything works as plain HTML.
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

/** One matter of a page, in a box with its heading. */
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

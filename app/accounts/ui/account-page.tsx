import type { ReactNode } from "react";
import { Form } from "../../design/form";
import { Link } from "../../design/link";
import { Notice } from "../../design/notice";
import { submitUnderCartLock } from "../browser/submit-under-cart-lock";
import type { AccountFrame, AccountNavigation } from "../model/account-place";
import styles from "./account-page.module.css";

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
        <AccountLinks {...frame.navigation} />
      </nav>
      <nav className={styles.narrow} aria-label={frame.label}>
        <details>
          <summary>{frame.current}</summary>
          <AccountLinks {...frame.navigation} />
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

/** The same list is beside the page and, on narrow screens, in the menu. */
function AccountLinks({ links, logOut }: AccountNavigation) {
  return (
    <ul className={styles.links}>
      {links.map(({ place, href, text, isCurrent }) => (
        <li key={place}>
          <Link href={href} aria-current={isCurrent ? "page" : undefined}>
            {text}
          </Link>
        </li>
      ))}
      <li>
        <Form method="post" action={logOut.href} onSubmit={submitUnderCartLock}>
          <button type="submit">{logOut.text}</button>
        </Form>
      </li>
    </ul>
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

import { rememberMarkup } from "../../design/remember-markup.server";
import type { AccountNavigation } from "../model/account-place";
import styles from "./account-page.module.css";

/** Renders the links of the account area, the same for all customers: cached per language and page. */
export function renderAccountLinks(navigation: AccountNavigation): string {
  return rememberMarkup(`account-links ${JSON.stringify(navigation)}`, () => (
    <AccountLinks {...navigation} />
  ));
}

function AccountLinks({ links, logOut }: AccountNavigation) {
  return (
    <ul className={styles.links}>
      {links.map(({ place, href, text, isCurrent }) => (
        <li key={place}>
          <a href={href} aria-current={isCurrent ? "page" : undefined}>
            {text}
          </a>
        </li>
      ))}
      <li>
        <form method="post" action={logOut.href}>
          <button type="submit">{logOut.text}</button>
        </form>
      </li>
    </ul>
  );
}

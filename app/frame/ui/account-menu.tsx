import { accountPlaces } from "../../accounts/model/account-place";
import { Icon } from "../../design/icon";
import { useTranslate } from "../../i18n/translate-context";
import styles from "./account-menu.module.css";
import actions from "./header-actions.module.css";

/** Placeholder of the account's button in the served header: `fillFrame` replaces it by the link or the menu. */
export const accountToken = "%account%";

type LinkProps = { readonly prefix: string };

/**
 * For guests, and on public pages for all visitors: a script replaces it by the menu. Without scripts the page does not
 * know who is signed in, so there are two links: to the sign-in page and to the account.
 */
export function AccountLink({ prefix }: LinkProps) {
  const translate = useTranslate();
  return (
    <>
      <a className={actions.action} href={`${prefix}/login`} data-account="">
        <Icon name="person" />
        <span>{translate("frame.header.account")}</span>
      </a>
      <noscript>
        <a className={actions.action} href={`${prefix}/login`}>
          <Icon name="person" />
          <span>{translate("address.account.signIn")}</span>
        </a>
        <a className={actions.action} href={`${prefix}/my-account`}>
          <Icon name="document" />
          <span>{translate("profile.nav.label")}</span>
        </a>
      </noscript>
    </>
  );
}

/** The signed-in customer; null: the page does not know the name. */
export type AccountOwner = {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string;
} | null;

const links = ["my-profile", "my-orders", "shipping-details", "billing-details", "my-newsletter"] as const;

/**
 * The account's button with its list; opens without scripts. The link to the order portal gets its URL when it opens.
 */
export function AccountMenu({ prefix, owner }: LinkProps & { readonly owner: AccountOwner }) {
  const translate = useTranslate();
  const name = [owner?.firstName, owner?.lastName].filter(Boolean).join(" ");
  return (
    <details className={styles.account} data-account="" data-account-menu="">
      <summary className={actions.action}>
        <Icon name="person" />
        <span>{owner?.firstName || translate("profile.nav.label")}</span>
      </summary>
      <div className={styles.menu}>
        {owner ? (
          <p className={styles.owner}>
            {name ? <b>{name}</b> : null}
            <span>{owner.email}</span>
          </p>
        ) : null}
        <ul>
          {links.map((place) => (
            <li key={place}>
              <a
                href={prefix + accountPlaces[place]}
                {...(place === "my-orders" && { "data-order-portal": owner?.email ?? "" })}
              >
                {translate(`profile.nav.${place}`)}
              </a>
            </li>
          ))}
        </ul>
        <form method="post" action={`${prefix}/log-out`}>
          <button type="submit">{translate("profile.nav.log-out")}</button>
        </form>
      </div>
    </details>
  );
}

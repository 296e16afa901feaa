import { type KeyboardEvent, useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { accountMenu } from "../../accounts/browser/account-menu";
import { submitUnderCartLock } from "../../accounts/browser/submit-under-cart-lock";
import type { AccountMenuView } from "../../accounts/model/account-menu-view";
import { Form } from "../../design/form";
import { Icon } from "../../design/icon";
import { Link } from "../../design/link";
import { useDismiss } from "../../design/use-dismiss";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import styles from "./account-menu.module.css";
import actions from "./header-actions.module.css";

type Props = {
  /** Only private pages are served with it; on all others the personal request brings it. */
  readonly served: AccountMenuView | null;
};

/** The account's link for guests, its menu for a signed-in customer. */
export function AccountButton({ served }: Props) {
  const menu = useSyncExternalStore(accountMenu.subscribe, accountMenu.get, () => null) ?? served;
  useEffect(() => {
    if (served && accountMenu.get() === null) accountMenu.set(served);
  }, [served]);
  return menu ? <AccountMenu menu={menu} /> : <AccountLink />;
}

/** Without scripts a public page does not know who is signed in: it links to the sign-in page and to the account. */
function AccountLink() {
  const translate = useTranslate();
  return (
    <>
      <Link className={`${actions.action} ${actions.account}`} href={`${usePathPrefix()}/login`}>
        <Icon name="person" />
        <span>{translate("frame.header.account")}</span>
      </Link>
      <noscript>{import.meta.env.SSR ? <LinksWithoutScripts /> : null}</noscript>
    </>
  );
}

/** Not in the browser's build: browsers that run scripts take the children of `noscript` as text. */
function LinksWithoutScripts() {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  return (
    <>
      <Link className={actions.action} href={`${prefix}/login`}>
        <Icon name="person" />
        <span>{translate("address.account.signIn")}</span>
      </Link>
      <Link className={actions.action} href={`${prefix}/my-account`}>
        <Icon name="document" />
        <span>{translate("profile.nav.label")}</span>
      </Link>
    </>
  );
}

/** Opens without scripts. Closes on Escape, on a press outside and when it loses the focus. */
function AccountMenu({ menu: { label, owner, links, logOut } }: { readonly menu: AccountMenuView }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const portal = usePortalUrl(owner?.email ?? null);
  const close = useCallback(() => {
    if (menu.current) menu.current.open = false;
  }, []);
  useDismiss(menu, close);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "Escape" && menu.current?.open) summary.current?.focus();
  };
  return (
    <details
      ref={menu}
      className={styles.account}
      data-account-menu=""
      onKeyDown={onKeyDown}
      onToggle={({ currentTarget }) => currentTarget.open && portal.renew()}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      <summary ref={summary} className={actions.action}>
        <Icon name="person" />
        <span>{label}</span>
      </summary>
      <div className={styles.menu}>
        {owner ? (
          <p className={styles.owner}>
            {owner.name ? <b>{owner.name}</b> : null}
            <span>{owner.email}</span>
          </p>
        ) : null}
        <ul>
          {links.map(({ text, href, isPortal }) => (
            <li key={href}>
              {isPortal ? (
                <PortalLink href={href} {...portal}>
                  {text}
                </PortalLink>
              ) : (
                <Link href={href}>{text}</Link>
              )}
            </li>
          ))}
        </ul>
        <Form method="post" action={logOut.href} onSubmit={submitUnderCartLock}>
          <button type="submit">{logOut.text}</button>
        </Form>
      </div>
    </details>
  );
}

type PortalUrl = { readonly url: string | null; readonly renew: () => void };

/** A URL of the order portal works once: `renew` requests another, and until it arrives there is none. */
function usePortalUrl(email: string | null): PortalUrl {
  const [url, setUrl] = useState<string | null>(null);
  const renew = useCallback(() => {
    setUrl(null);
    if (email === null) return;
    import("../../accounts/browser/portal-url")
      .then(({ loadPortalUrl }) => loadPortalUrl(email))
      .then(setUrl, () => {});
  }, [email]);
  return { url, renew };
}

type PortalLinkProps = PortalUrl & { readonly href: string; readonly children: string };

/** Leads to the order portal in a new tab, or to the shop's own list of orders. */
function PortalLink({ href, url, renew, children }: PortalLinkProps) {
  // After the event: the browser follows the URL that the link has when its listeners are done.
  const renewLater = () => setTimeout(renew);
  return url === null ? (
    <Link href={href}>{children}</Link>
  ) : (
    <a href={url} target="_blank" rel="noopener" onClick={renewLater} onAuxClick={renewLater}>
      {children}
    </a>
  );
}

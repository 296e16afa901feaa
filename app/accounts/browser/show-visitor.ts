import { dismissAfterMs, notify } from "../../design/notification-store";
import { reloadPage } from "../../design/reload-page";
import type { AccountMenuView } from "../model/account-menu-view";
import { accountMenu } from "./account-menu";

/** The visitor's part of the personal request's response. */
export type Visitor = { readonly menu?: AccountMenuView | null; readonly notice?: string | null } | null;

const reloadedKey = "account-reloaded";

/** Gives the header the visitor's menu and shows a notice. */
export function showVisitor(visitor: Visitor): void {
  const menu = visitor?.menu ?? null;
  if (menu !== null && isForGuest()) reloadOnce();
  else forgetReload();
  if (menu !== null) accountMenu.set(menu);
  if (!visitor?.notice) return;
  notify({ id: "account", kind: "info", text: visitor.notice, dismissAfterMs: dismissAfterMs.error });
}

/** Updates the visitor when the page is visible again: another tab may have signed in or out. */
export async function followVisitor(prefix: string): Promise<void> {
  const answer = await fetch(`${prefix}/personal`);
  if (!answer.ok) return;
  const { visitor }: { readonly visitor?: Visitor } = await answer.json();
  const isSignedIn = Boolean(visitor?.menu);
  const wasSignedIn = accountMenu.get() !== null;
  // If sign-in state and page differ, a personal page is rendered again.
  if (isSignedIn !== wasSignedIn && (wasSignedIn || isForGuest())) reloadPage();
  else if (visitor) showVisitor(visitor);
}

/** Whether the page is one for signed-out visitors. */
function isForGuest(): boolean {
  return (
    document.querySelector(
      "[data-sign-in-page] form[action$='/login'], [data-sign-in-page] form[action$='/create-account']",
    ) !== null
  );
}

/** Reloads the page once, so that the server decides; never in a loop. */
function reloadOnce(): void {
  try {
    if (sessionStorage.getItem(reloadedKey) === location.pathname) return;
    sessionStorage.setItem(reloadedKey, location.pathname);
  } catch {
    // Without storage the reloads would not end.
    return;
  }
  reloadPage();
}

function forgetReload(): void {
  try {
    sessionStorage.removeItem(reloadedKey);
  } catch {
    // No storage, no mark.
  }
}

import { dismissAfterMs, notify } from "../../design/notification-store";
import { reloadPage } from "../../design/reload-page";
import { submitUnderCartLock } from "./submit-under-cart-lock";

/** The visitor's data in the response of the personal request. */
export type Visitor = { readonly menu?: unknown; readonly notice?: unknown } | null;

const reloadedKey = "account-reloaded";

/** Writes the account's menu into the header, which is public until then, and shows a notice. */
export function showVisitor(visitor: Visitor): void {
  const menu = typeof visitor?.menu === "string" ? visitor.menu : null;
  if (menu !== null && isForGuest()) reloadOnce();
  else forgetReload();
  if (menu !== null) replaceButton(menu);
  if (typeof visitor?.notice !== "string") return;
  notify({ id: "account", kind: "info", text: visitor.notice, dismissAfterMs: dismissAfterMs.error });
}

/** Updates the visitor when the page is visible again: another tab may have signed in or out. */
export async function followVisitor(prefix: string): Promise<void> {
  const answer = await fetch(`${prefix}/personal`);
  if (!answer.ok) return;
  const { visitor }: { readonly visitor?: Visitor } = await answer.json();
  const isSignedIn = typeof visitor?.menu === "string";
  const wasSignedIn = document.querySelector("[data-account-menu]") !== null;
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

function replaceButton(html: string): void {
  const former = document.querySelector("[data-account]");
  if (!former) return;
  const template = document.createElement("template");
  template.innerHTML = html;
  const menu = template.content.firstElementChild;
  if (!(menu instanceof HTMLDetailsElement)) return;
  former.replaceWith(menu);
  menu.querySelector("form")?.addEventListener("submit", submitUnderCartLock);
  keepPortalFresh(menu);
  closeLikeAList(menu);
}

/** Closes the menu on Escape, on a press outside and when it loses the focus. */
function closeLikeAList(menu: HTMLDetailsElement): void {
  const close = () => {
    menu.open = false;
  };
  menu.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !menu.open) return;
    close();
    menu.querySelector("summary")?.focus();
  });
  menu.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) close();
  });
  document.addEventListener("click", ({ target }) => {
    if (menu.open && target instanceof Node && !menu.contains(target)) close();
  });
}

/**
 * Renews the portal's link.
 * The portal's URL carries a short-lived token that works once: the link gets one when the list opens, and another
 * after each press. Until it arrives the link leads to the shop's list of orders.
 */
function keepPortalFresh(menu: HTMLDetailsElement): void {
  const link = menu.querySelector<HTMLAnchorElement>("[data-order-portal]");
  const email = link?.dataset.orderPortal;
  if (!link || !email) return;
  const ownPage = link.href;
  const renew = () => {
    link.href = ownPage;
    void fillPortalLink(link, email);
  };
  menu.addEventListener("toggle", () => menu.open && renew());
  // After the event: the browser follows the URL that the link has when its listeners are done.
  for (const press of ["click", "auxclick"]) link.addEventListener(press, () => setTimeout(renew));
}

async function fillPortalLink(link: HTMLAnchorElement, email: string): Promise<void> {
  const answer = await fetch(`/my-orders/getUrlWithToken?${new URLSearchParams({ email })}`).catch(
    () => null,
  );
  const text = answer?.ok ? (await answer.text()).trim().replace(/^"|"$/g, "") : "";
  if (!URL.canParse(text)) return;
  link.href = text;
  link.target = "_blank";
  link.rel = "noopener";
}

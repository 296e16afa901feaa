import { createStore } from "../../foundation/store";
import type { AccountMenuView } from "../model/account-menu-view";

/** The menu of the signed-in customer, once the personal request has responded; null: signed out, or not known yet. */
export const accountMenu = createStore<AccountMenuView | null>(null);

/**
 * Requests a URL of the order portal with a short-lived token that works once; null: the portal cannot be reached, and
 * the shop's own list of orders is the link.
 */
export async function loadPortalUrl(email: string): Promise<string | null> {
  const answer = await fetch(`/my-orders/getUrlWithToken?${new URLSearchParams({ email })}`).catch(
    () => null,
  );
  const text = answer?.ok ? (await answer.text()).trim().replace(/^"|"$/g, "") : "";
  return URL.canParse(text) ? text : null;
}

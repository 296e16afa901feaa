import { hasConsent } from "../../consent/browser/has-consent";
import { parseViewed, withViewed } from "../model/viewed-list";
import { readViewed, writeViewed } from "./viewed-list";

/**
 * Loads the viewed articles, the last first: of the signed-in account, else of this device.
 * Adds the article `sku` and leaves it out of the result. Empty without consent.
 */
export async function loadViewed(prefix: string, sku?: string): Promise<readonly string[]> {
  if (!hasConsent("functional")) return [];
  const account = /\bcustomer_id=/.test(document.cookie) ? await loadOfAccount(prefix, sku) : null;
  const known = account ?? readViewed();
  if (sku && !account) writeViewed(withViewed(known, sku));
  return known.filter((other) => other !== sku);
}

/** null: not signed in after all. The device stores nothing of an account. */
async function loadOfAccount(prefix: string, sku: string | undefined): Promise<readonly string[] | null> {
  const body = sku && new URLSearchParams({ intent: "view", sku });
  const answer = await fetch(`${prefix}/personal/lists`, body ? { method: "POST", body } : {});
  const { isCustomer, viewed }: { isCustomer?: unknown; viewed?: unknown } = await answer.json();
  if (!answer.ok) return [];
  return isCustomer === true && Array.isArray(viewed) ? parseViewed(viewed.join(",")) : null;
}

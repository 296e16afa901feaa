import { hasConsent } from "../../consent/browser/has-consent";
import { viewedKey } from "../../consent/model/storage-keys";
import { parseViewed } from "../model/viewed-list";

/** What this browser has looked at; without consent nothing kept before is read. */
export function readViewed(): readonly string[] {
  if (!hasConsent("functional")) return [];
  try {
    return parseViewed(localStorage.getItem(viewedKey));
  } catch {
    return [];
  }
}

/** Nothing is kept without consent. */
export function writeViewed(skus: readonly string[]): void {
  if (!hasConsent("functional")) return;
  try {
    if (skus.length > 0) localStorage.setItem(viewedKey, skus.join(","));
    else localStorage.removeItem(viewedKey);
  } catch {
    // nothing is remembered then
  }
}

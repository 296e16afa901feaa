import { hasConsent } from "../../consent/browser/has-consent";
import { viewedKey } from "../../consent/model/storage-keys";
import { parseViewed } from "../model/viewed-list";

/** Reads the articles viewed in this browser; ignores stored data without consent. */
export function readViewed(): readonly string[] {
  if (!hasConsent("functional")) return [];
  try {
    return parseViewed(localStorage.getItem(viewedKey));
  } catch {
    return [];
  }
}

/** Stores nothing without consent. */
export function writeViewed(skus: readonly string[]): void {
  if (!hasConsent("functional")) return;
  try {
    if (skus.length > 0) localStorage.setItem(viewedKey, skus.join(","));
    else localStorage.removeItem(viewedKey);
  } catch {
    // then nothing is stored
  }
}

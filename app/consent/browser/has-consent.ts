import type { ConsentPurpose } from "../model/consent";
import { consentVersion } from "../model/consent-version";

/** Returns whether the visitor now consents to this purpose. As short as possible: first views contain it. */
export function hasConsent(purpose: ConsentPurpose): boolean {
  return new RegExp(`\\bconsent=${consentVersion}[^;]*\\.${purpose}`).test(document.cookie);
}

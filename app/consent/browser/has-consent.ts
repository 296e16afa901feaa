import type { ConsentPurpose } from "../model/consent";
import { consentVersion } from "../model/consent-version";

/** Does the visitor agree to this purpose, now? As short as can be: first views carry it. */
export function hasConsent(purpose: ConsentPurpose): boolean {
  return new RegExp(`\\bconsent=${consentVersion}[^;]*\\.${purpose}`).test(document.cookie);
}

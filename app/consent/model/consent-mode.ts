import type { ConsentPurpose } from "./consent";

export type ConsentSignal = "granted" | "denied";

/** Google Consent Mode v2: each signal with the purpose that grants it. Security storage needs no consent. */
const purposeOf = {
  ad_storage: "marketing",
  ad_user_data: "marketing",
  ad_personalization: "marketing",
  analytics_storage: "statistics",
  functionality_storage: "functional",
  personalization_storage: "functional",
  security_storage: null,
} as const;

/** Returns the signals of a choice; without a choice all but the security signal are denied. */
export function toConsentSignals(
  agreed: ReadonlySet<ConsentPurpose>,
): Readonly<Record<string, ConsentSignal>> {
  return Object.fromEntries(
    Object.entries(purposeOf).map(([signal, purpose]) => [
      signal,
      purpose === null || agreed.has(purpose) ? "granted" : "denied",
    ]),
  );
}

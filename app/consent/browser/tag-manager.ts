import { type ConsentPurpose, consentPurposes } from "../model/consent";

declare global {
  interface Window {
    /** The tag manager's queue; missing before the first consent. */
    dataLayer?: unknown[];
  }
}

/** Dispatched at `window` when the tag manager is connected and may run here. */
const runningEvent = "ironhall:tags";

/** Calls once the tag manager runs in this document, at once if it already does; never when none is connected. */
export function onTagManager(act: () => void, signal: AbortSignal): void {
  if (window.dataLayer) act();
  else addEventListener(runningEvent, act, { once: true, signal });
}

function openDataLayer(): unknown[] {
  window.dataLayer ??= [];
  return window.dataLayer;
}

/** Sends a command of Consent Mode: the tag manager recognises `arguments` objects only, not arrays. */
function sendCommand(..._command: readonly [name: string, action: string, signals: object]): void {
  // biome-ignore lint/complexity/noArguments: that is the protocol
  openDataLayer().push(arguments);
}

/** Denies all signals before the tag manager runs. Nothing of it is loaded before the first consent. */
export function beginConsentMode(): void {
  sendCommand("consent", "default", toConsentSignals(new Set()));
}

/** Reports that the consent signals are set: from now on events may be reported. */
export function announceTagManager(): void {
  dispatchEvent(new Event(runningEvent));
}

/** Sends Google Consent Mode v2, and a custom event that can trigger tags. */
export function signalConsent(agreed: ReadonlySet<ConsentPurpose>): void {
  sendCommand("consent", "update", toConsentSignals(agreed));
  openDataLayer().push({
    event: "ironhall_consent",
    consent: Object.fromEntries(consentPurposes.map((purpose) => [purpose, agreed.has(purpose)])),
  });
}

type ConsentSignal = "granted" | "denied";

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

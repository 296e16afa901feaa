import { type ConsentPurpose, consentPurposes } from "../model/consent";
import { toConsentSignals } from "../model/consent-mode";

declare global {
  interface Window {
    /** What the tag manager reads; not there before the first consent. */
    dataLayer?: unknown[];
  }
}

/** At `window`, when the tag manager is connected and may run here. */
const runningEvent = "ironhall:tags";

/** Calls once the tag manager runs in this document, be it already so; never where none is connected. */
export function onTagManager(act: () => void, signal: AbortSignal): void {
  if (window.dataLayer) act();
  else addEventListener(runningEvent, act, { once: true, signal });
}

function openDataLayer(): unknown[] {
  window.dataLayer ??= [];
  return window.dataLayer;
}

/** A command of Consent Mode: the tag manager knows it by its being `arguments`, an array would be none. */
function sendCommand(..._command: readonly [name: string, action: string, signals: object]): void {
  // biome-ignore lint/complexity/noArguments: that is the protocol
  openDataLayer().push(arguments);
}

/** Before anything of the tag manager runs: all is denied. Nothing of it is there before the first consent. */
export function beginConsentMode(): void {
  sendCommand("consent", "default", toConsentSignals(new Set()));
}

/** What was chosen is said: from now on it may be told what happens. */
export function announceTagManager(): void {
  dispatchEvent(new Event(runningEvent));
}

/** Google Consent Mode v2, and an event of the shop's own by which tags can be started. */
export function signalConsent(agreed: ReadonlySet<ConsentPurpose>): void {
  sendCommand("consent", "update", toConsentSignals(agreed));
  openDataLayer().push({
    event: "ironhall_consent",
    consent: Object.fromEntries(consentPurposes.map((purpose) => [purpose, agreed.has(purpose)])),
  });
}

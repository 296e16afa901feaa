import { readConsent } from "../model/consent";

/** At `window`, after every choice that changes something; `detail` is what is agreed to now. */
const consentEvent = "ironhall:consent";

/** Says that the choice is another one. */
export function announceConsent(): void {
  dispatchEvent(new CustomEvent(consentEvent, { detail: [...readConsent(document.cookie)] }));
}

/** Calls the listener after every change, until it is stopped. */
export function onConsent(listener: () => void): () => void {
  addEventListener(consentEvent, listener);
  return () => removeEventListener(consentEvent, listener);
}

import { readConsent } from "../model/consent";

/** At `window`, after every choice that changes something; `detail` is what is agreed to now. */
const consentEvent = "ironhall:consent";

/** At `window`, when the page of the consents gives way to another one in the same document. */
const leftEvent = "ironhall:consents-left";

export function announceConsentsLeft(): void {
  dispatchEvent(new Event(leftEvent));
}

/** Calls the listener once. */
export function onConsentsLeft(listener: () => void): void {
  addEventListener(leftEvent, listener, { once: true });
}

/** Says that the choice is another one. */
export function announceConsent(): void {
  dispatchEvent(new CustomEvent(consentEvent, { detail: [...readConsent(document.cookie)] }));
}

/** Calls the listener after every change, until it is stopped. */
export function onConsent(listener: () => void): () => void {
  addEventListener(consentEvent, listener);
  return () => removeEventListener(consentEvent, listener);
}

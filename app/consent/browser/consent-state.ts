import { readConsent } from "../model/consent";
import { consentsPath } from "../model/consents-path";

/** Dispatched at `window` after every choice that changes the consent; `detail` is the present consent. */
const consentEvent = "ironhall:consent";

/** Dispatched at `window` when the consent page is replaced by another one in the same document. */
const leftEvent = "ironhall:consents-left";

export function announceConsentsLeft(): void {
  dispatchEvent(new Event(leftEvent));
}

/** Calls the listener once. */
export function onConsentsLeft(listener: () => void): void {
  addEventListener(leftEvent, listener, { once: true });
}

/** Reports that the choice has changed. */
export function announceConsent(): void {
  dispatchEvent(new CustomEvent(consentEvent, { detail: [...readConsent(document.cookie)] }));
}

/** Calls the listener after every change, until the returned function is called. */
export function onConsent(listener: () => void): () => void {
  addEventListener(consentEvent, listener);
  return () => removeEventListener(consentEvent, listener);
}

/** Finds the footer's link to the consent page; null: this page asks for no consent. */
export function findConsentsLink(): HTMLAnchorElement | null {
  // On the consent page the link to the countries ends with this path as well: "/countries?from=/consents".
  return document.querySelector(`footer a[href$="${consentsPath}"]:not([href*="?"])`);
}

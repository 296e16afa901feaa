import { hasConsent } from "../../consent/browser/has-consent";
import type { ConsentPurpose } from "../../consent/model/consent";
import type { Moment } from "../model/moments";

/** At `window`; who listens answers by `preventDefault`. */
const momentEvent = "ironhall:moment";
/** At `window`, when somebody begins to listen. */
const listeningEvent = "ironhall:moments-heard";

/** What is told to a tracking service or a tag manager at all. */
const trackedPurposes: readonly ConsentPurpose[] = ["statistics", "marketing"];

export function mayTrack(purposes: readonly ConsentPurpose[] = trackedPurposes): boolean {
  return purposes.some(hasConsent);
}

/**
 * Says what has happened, from wherever it happens. Without consent nobody hears of it, now or later; with consent it
 * waits for the tracking's script.
 */
export function announceMoment(moment: Moment): void {
  if (!mayTrack()) return;
  const tell = () => !dispatchEvent(new CustomEvent(momentEvent, { detail: moment, cancelable: true }));
  if (!tell()) addEventListener(listeningEvent, tell, { once: true });
}

/** Calls the listener with each moment that is announced, those before included. */
export function onMoment(listener: (moment: Moment) => void, signal: AbortSignal): void {
  const hear = (event: Event) => {
    if (!(event instanceof CustomEvent)) return;
    event.preventDefault();
    listener(event.detail);
  };
  addEventListener(momentEvent, hear, { signal });
  dispatchEvent(new Event(listeningEvent));
}

import { hasConsent } from "../../consent/browser/has-consent";
import type { ConsentPurpose } from "../../consent/model/consent";
import type { Moment } from "../model/moments";

/** Dispatched at `window`; a listener confirms by `preventDefault`. */
const momentEvent = "ironhall:moment";
/** Dispatched at `window` when a listener is added. */
const listeningEvent = "ironhall:moments-heard";

/** Purposes by which a tracking service or a tag manager receives events. */
const trackedPurposes: readonly ConsentPurpose[] = ["statistics", "marketing"];

export function mayTrack(purposes: readonly ConsentPurpose[] = trackedPurposes): boolean {
  return purposes.some(hasConsent);
}

/**
 * Announces an event, from any code. Without consent it is dropped; with consent it is buffered until the tracking
 * script has loaded.
 */
export function announceMoment(moment: Moment): void {
  if (!mayTrack()) return;
  const tell = () => !dispatchEvent(new CustomEvent(momentEvent, { detail: moment, cancelable: true }));
  if (!tell()) addEventListener(listeningEvent, tell, { once: true });
}

/** Calls the listener with each announced event, including buffered ones. */
export function onMoment(listener: (moment: Moment) => void, signal: AbortSignal): void {
  const hear = (event: Event) => {
    if (!(event instanceof CustomEvent)) return;
    event.preventDefault();
    listener(event.detail);
  };
  addEventListener(momentEvent, hear, { signal });
  dispatchEvent(new Event(listeningEvent));
}

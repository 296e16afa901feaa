import { hasConsent } from "../../consent/browser/has-consent";
import type { ConsentPurpose } from "../../consent/model/consent";
import type { TrackingEvent } from "../model/tracking-events";

/** Dispatched at `window`; a listener confirms by `preventDefault`. */
const trackingEventName = "ironhall:tracking-event";
/** Dispatched at `window` when a listener is added. */
const listenerAddedName = "ironhall:tracking-listener";

/** Purposes by which a tracking service or a tag manager receives events. */
const trackedPurposes: readonly ConsentPurpose[] = ["statistics", "marketing"];

export function mayTrack(purposes: readonly ConsentPurpose[] = trackedPurposes): boolean {
  return purposes.some(hasConsent);
}

/**
 * Announces an event, from any code. Without consent it is dropped; with consent it is buffered until the tracking
 * script has loaded.
 *
 * @returns whether there is consent
 */
export function publishTrackingEvent(trackingEvent: TrackingEvent): boolean {
  if (!mayTrack()) return false;
  const dispatch = () =>
    !dispatchEvent(new CustomEvent(trackingEventName, { detail: trackingEvent, cancelable: true }));
  if (!dispatch()) addEventListener(listenerAddedName, dispatch, { once: true });
  return true;
}

/** Calls the listener with each announced event, including buffered ones. */
export function onTrackingEvent(listener: (trackingEvent: TrackingEvent) => void, signal: AbortSignal): void {
  const receive = (event: Event) => {
    if (!(event instanceof CustomEvent)) return;
    event.preventDefault();
    listener(event.detail);
  };
  addEventListener(trackingEventName, receive, { signal });
  dispatchEvent(new Event(listenerAddedName));
}

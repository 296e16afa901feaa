import type { TrackingSink } from "../model/tracking-events";

/**
 * Reports clicks on suggested products to the search's click analytics, through the shop. `sendBeacon` does not delay
 * the navigation; a click that it cannot send is not reported.
 */
export function createSearchClickSink(): TrackingSink {
  // Valid for this document only and stored nowhere: clicks of two pages cannot be joined.
  const visit = crypto.randomUUID();
  return {
    purposes: ["statistics"],
    receive(trackingEvent, { locale }) {
      if (trackingEvent.kind !== "suggestion-clicked") return;
      const { kind: _, ...click } = trackingEvent;
      const body = JSON.stringify({ ...click, visit, locale });
      navigator.sendBeacon("/api/search-click", new Blob([body], { type: "application/json" }));
    },
  };
}

import type { TrackingSink } from "../model/moments";

/**
 * Reports clicks on suggested products to the search's click analytics, through the shop. `sendBeacon` does not delay
 * the navigation; a click that it cannot send is not reported.
 */
export function createSearchClickSink(): TrackingSink {
  // Valid for this document only and stored nowhere: clicks of two pages cannot be joined.
  const visit = crypto.randomUUID();
  return {
    purposes: ["statistics"],
    receive(moment, { locale }) {
      if (moment.kind !== "suggestion-clicked") return;
      const { kind: _, ...click } = moment;
      const body = JSON.stringify({ ...click, visit, locale });
      navigator.sendBeacon("/api/search-click", new Blob([body], { type: "application/json" }));
    },
  };
}

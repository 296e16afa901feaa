import { onConsent } from "./consent/browser/consent-state";
import { hasConsent } from "./consent/browser/has-consent";
import type { LoadServices } from "./consent/browser/load-services";
import { consentPurposes } from "./consent/model/consent";
import { nextTask } from "./design/next-task";
import { isSecretPage } from "./tracking/browser/page-path";
import type { KnownCart } from "./tracking/browser/track-visit";
import { mayTrack, publishTrackingEvent } from "./tracking/browser/tracking-event-channel";
import type { TrackingSink } from "./tracking/model/tracking-events";

/**
 * Tracks the visit while the visitor consents to statistics or marketing: its script is not requested before, and it
 * ends when the consent does. A page that a mail's link opened is never tracked.
 */
export function startTracking(cart: KnownCart, loadServices: LoadServices): void {
  if (isSecretPage()) return;
  let running: AbortController | null = null;
  const apply = () => {
    if (!mayTrack()) {
      running?.abort();
      running = null;
    } else if (!running) {
      const started = new AbortController();
      running = started;
      follow(cart, loadServices, started.signal).catch(() => {
        if (running === started) running = null;
      });
    }
  };
  onConsent(() => {
    apply();
    publishTrackingEvent({ kind: "consent-changed", agreed: consentPurposes.filter(hasConsent) });
  });
  apply();
}

async function follow(cart: KnownCart, loadServices: LoadServices, signal: AbortSignal): Promise<void> {
  const [{ trackVisit }, sinks] = await Promise.all([
    import("./tracking/browser/track-visit"),
    loadSinks(loadServices, signal),
  ]);
  await nextTask();
  if (!signal.aborted) trackVisit({ cart, sinks, signal });
}

/** Loads the recipients of the events, each by a separate script. */
async function loadSinks(loadServices: LoadServices, signal: AbortSignal): Promise<readonly TrackingSink[]> {
  const sinks = await Promise.all([
    import("./start-data-layer").then((script) => script.startDataLayer(signal)),
    // The other sinks do not depend on it.
    loadTrackingClient(loadServices, signal).catch(() => null),
  ]);
  return sinks.filter((sink) => sink !== null);
}

/** null: the shop has no tracking service, or it is switched off. */
async function loadTrackingClient(
  loadServices: LoadServices,
  signal: AbortSignal,
): Promise<TrackingSink | null> {
  const prefix = /^\/[a-z]{2}(?=\/|$)/.exec(location.pathname)?.[0] ?? "";
  const { isTracked } = await loadServices(prefix);
  if (!isTracked) return null;
  return (await import("./tracking/browser/cia/create-cia-sink")).createCiaSink(signal);
}

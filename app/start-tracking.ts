import { onConsent } from "./consent/browser/consent-state";
import { hasConsent } from "./consent/browser/has-consent";
import { consentPurposes } from "./consent/model/consent";
import { announceMoment, mayTrack } from "./tracking/browser/moment-channel";
import { hasProof } from "./tracking/browser/read-page";
import type { KnownCart } from "./tracking/browser/track-visit";
import type { TrackingSink } from "./tracking/model/moments";

/**
 * Follows the visit while the visitor agrees to be counted or followed: its script is not even asked for before, and it
 * ends in the moment the consent does. A page that a mail's link opened is never followed.
 */
export function startTracking(cart: KnownCart): void {
  if (hasProof()) return;
  let running: AbortController | null = null;
  const apply = () => {
    if (!mayTrack()) {
      running?.abort();
      running = null;
    } else if (!running) {
      const started = new AbortController();
      running = started;
      follow(cart, started.signal).catch(() => {
        if (running === started) running = null;
      });
    }
  };
  onConsent(() => {
    apply();
    announceMoment({ kind: "consent-changed", agreed: consentPurposes.filter(hasConsent) });
  });
  apply();
}

async function follow(cart: KnownCart, signal: AbortSignal): Promise<void> {
  const [{ trackVisit }, sinks] = await Promise.all([
    import("./tracking/browser/track-visit"),
    loadSinks(signal),
  ]);
  if (!signal.aborted) trackVisit({ cart, sinks, signal });
}

/** Who is told; each by a script of its own. */
function loadSinks(signal: AbortSignal): Promise<readonly TrackingSink[]> {
  return Promise.all([import("./start-data-layer").then((script) => script.startDataLayer(signal))]);
}

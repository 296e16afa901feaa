import { fetchPersonalCart } from "./cart/browser/own-cart";
import { chooseText } from "./cart/model/cart";
import { onTagManager } from "./consent/browser/tag-manager";
import { whenIdle } from "./foundation/browser/when-idle";
import { createDataLayerSink } from "./tracking/browser/data-layer/create-data-layer-sink";
import { fetchPurchase, fetchTrackedItems } from "./tracking/browser/data-layer/fetch-facts";
import type { TrackedCart } from "./tracking/model/tag-events";
import type { SessionState, TrackingEvent, TrackingSink } from "./tracking/model/tracking-events";

/** Events that are buffered until it is known whether a tag manager runs. */
const mostWaiting = 100;
/** Events are reported when the page is idle, but at the latest after this. */
const mostIdleMs = 1_000;

/** Creates the tag manager's sink; while no tag manager runs here, it requests and builds nothing. */
export function startDataLayer(signal: AbortSignal): TrackingSink {
  const waiting: (readonly [TrackingEvent, SessionState])[] = [];
  let receive: TrackingSink["receive"] = (trackingEvent, state) => {
    if (waiting.length < mostWaiting) waiting.push([trackingEvent, state]);
  };
  const begin = () => {
    const prefix = /^\/[a-z]{2}(?=\/|$)/.exec(location.pathname)?.[0] ?? "";
    const sink = createDataLayerSink({
      push: (entry) => window.dataLayer?.push(entry),
      fetchItems: (skus) => fetchTrackedItems(prefix, skus),
      readCart: () => readCart(prefix),
      readPurchase: (orderId) => fetchPurchase(prefix, orderId),
      readPath: () => location.pathname,
      atRest: (act) => whenIdle(act, mostIdleMs),
    });
    receive = sink.receive;
    for (const [trackingEvent, state] of waiting.splice(0)) receive(trackingEvent, state);
  };
  onTagManager(begin, signal);
  return {
    purposes: ["statistics", "marketing"],
    receive: (trackingEvent, state) => receive(trackingEvent, state),
  };
}

async function readCart(prefix: string): Promise<TrackedCart | null> {
  const read = await fetchPersonalCart(prefix);
  if (!read) throw new Error("The cart cannot be read");
  const { cart } = read;
  const [language = ""] = document.documentElement.lang.split("-");
  return (
    cart && {
      ...cart,
      lines: cart.lines.map((line) => ({ ...line, name: chooseText(line.name, language) })),
      coupon: cart.discountCodes
        .filter(({ state }) => state === "MatchesCart")
        .map(({ code }) => code)
        .join(),
      shippingTier: cart.shipping?.methodKey ?? "",
    }
  );
}

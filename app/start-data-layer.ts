import { fetchPersonalCart } from "./cart/browser/own-cart";
import { chooseWords } from "./cart/model/cart";
import { onTagManager } from "./consent/browser/tag-manager";
import { createDataLayerSink } from "./tracking/browser/data-layer/create-data-layer-sink";
import { fetchPurchase, fetchTrackedItems } from "./tracking/browser/data-layer/fetch-facts";
import { watchLeads } from "./tracking/browser/data-layer/watch-leads";
import { watchPromotions } from "./tracking/browser/data-layer/watch-promotions";
import type { Moment, SessionState, TrackingSink } from "./tracking/model/moments";
import type { TrackedCart } from "./tracking/model/tag-events";

/** Events that are buffered until it is known whether a tag manager runs. */
const mostWaiting = 100;

/** Creates the tag manager's sink; while no tag manager runs here, it requests and builds nothing. */
export function startDataLayer(signal: AbortSignal): TrackingSink {
  const waiting: (readonly [Moment, SessionState])[] = [];
  let receive: TrackingSink["receive"] = (moment, state) => {
    if (waiting.length < mostWaiting) waiting.push([moment, state]);
  };
  const begin = () => {
    const prefix = /^\/[a-z]{2}(?=\/|$)/.exec(location.pathname)?.[0] ?? "";
    const sink = createDataLayerSink({
      push: (entry) => window.dataLayer?.push(entry),
      fetchItems: (skus) => fetchTrackedItems(prefix, skus),
      readCart: () => readCart(prefix),
      readPurchase: (orderId) => fetchPurchase(prefix, orderId),
      readPath: () => location.pathname,
      atRest,
    });
    receive = sink.receive;
    for (const [moment, state] of waiting.splice(0)) receive(moment, state);
    watchPromotions(sink.tell, signal);
    watchLeads(sink.tell, signal);
  };
  onTagManager(begin, signal);
  return { purposes: ["statistics", "marketing"], receive: (moment, state) => receive(moment, state) };
}

async function readCart(prefix: string): Promise<TrackedCart | null> {
  const read = await fetchPersonalCart(prefix);
  if (!read) throw new Error("The cart cannot be read");
  const { cart } = read;
  const [language = ""] = document.documentElement.lang.split("-");
  return (
    cart && {
      ...cart,
      lines: cart.lines.map((line) => ({ ...line, name: chooseWords(line.name, language) })),
      coupon: cart.discountCodes
        .filter(({ state }) => state === "MatchesCart")
        .map(({ code }) => code)
        .join(),
      shippingTier: cart.shipping?.methodKey ?? "",
    }
  );
}

/** Calls when the page is idle; some browsers lack `requestIdleCallback`. */
function atRest(act: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(act, { timeout: 1000 });
  else setTimeout(act, 50);
}

import { watchPageLife } from "../../foundation/browser/watch-page-life";
import type { CartLineChange, SeenPage, TrackingEvent } from "../model/tracking-events";
import { parseUnreported, unreportedTiming } from "../model/unreported-lines";
import { isSecretPage, isSeenAgain, readPath } from "./page-path";
import { isNewOrder } from "./reported-once";
import { onShownPage, type ShownPage } from "./shown-page";

/** Raises each page once when the router shows it, and the effects of forms before the page. */
export function watchPages(raise: (event: TrackingEvent) => void, signal: AbortSignal): void {
  let last: ShownPage | null = null;
  let isRestored = false;
  const raiseAll = (events: readonly TrackingEvent[]) => {
    for (const event of events) raise(event);
  };
  const show = (shown: ShownPage) => {
    if (isSecretPage()) return;
    const { path, page } = shown;
    if (last?.path !== path) {
      if (!isRestored && (last !== null || !isSeenAgain())) raiseAll(listArrivals());
      if (page) raiseAll(toTrackingEvents(page));
    } else if (page && (page.name !== last.page?.name || toQuery(page) !== toQuery(last.page)))
      raiseAll(toTrackingEvents(page));
    last = shown;
    isRestored = false;
  };
  if (!isSecretPage()) raiseAll(takeUnreported());
  onShownPage(show, signal);
  const restored = () => {
    const shown = last;
    last = null;
    isRestored = true;
    if (shown) show(shown);
  };
  watchPageLife({ restored }, { signal });
}

function toQuery(page: SeenPage | null): string {
  return page?.name === "search" ? page.query : "";
}

function toTrackingEvents(page: SeenPage): readonly TrackingEvent[] {
  const seen: TrackingEvent = { kind: "page-seen", page };
  if (page.name !== "thank-you") return [seen];
  return isNewOrder(page.orderId) ? [seen, { kind: "order-placed", orderId: page.orderId }] : [];
}

/**
 * Returns the cart changes of forms before this document, as the server recorded them from the responses of `CartRoom`.
 * The first reader reports them and deletes the cookie.
 */
function takeUnreported(): readonly CartLineChange[] {
  const [entry] = performance.getEntriesByType("navigation");
  const timings = entry instanceof PerformanceNavigationTiming ? entry.serverTiming : [];
  if (!timings.some(({ name }) => name === unreportedTiming)) return [];
  return [...parseUnreported(document.cookie)].flatMap(([name, lines]) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
    document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
    return lines.map((line) => ({ kind: "cart-line", recommendationId: null, ...line }) as const);
  });
}

/** Lists what the next page shows of a form that was sent as a document request. */
function listArrivals(): readonly TrackingEvent[] {
  const from = URL.canParse(document.referrer) ? new URL(document.referrer) : null;
  const came = from?.origin === location.origin ? from.pathname : "";
  switch (readPath()) {
    case "/checkout/payment":
      return came.endsWith("/checkout/addresses") ? [{ kind: "shipping-given" }] : [];
    case "/newsletter-subscription/check-email":
      return [{ kind: "newsletter-asked" }];
    case "/create-account/check-email":
      return [{ kind: "account-asked" }];
    case "/password-reset/check-email":
      return [{ kind: "password-reset-asked" }];
    default:
      return [];
  }
}

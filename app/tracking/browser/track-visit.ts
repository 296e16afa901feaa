import { accountMenu } from "../../accounts/browser/account-menu";
import { watchPageLife } from "../../foundation/browser/watch-page-life";
import type { SessionState, TrackingEvent, TrackingSink } from "../model/tracking-events";
import { createSearchClickSink } from "./create-search-click-sink";
import { isSecretPage } from "./page-path";
import { isNewChoice, isNewCustomer } from "./reported-once";
import { mayTrack, onTrackingEvent } from "./tracking-event-channel";
import { watchPages } from "./watch-pages";
import { watchParts } from "./watch-parts";

/** What this document knows of the visitor's cart. */
export type KnownCart = {
  get(): { readonly cartId: string | null; readonly pieces: number | null };
  subscribe(listener: () => void): () => void;
};

type Parts = {
  readonly cart: KnownCart;
  readonly sinks: readonly TrackingSink[];
  /** Ends all tracking at once. */
  readonly signal: AbortSignal;
};

/** How long the first events wait for the page's private response, which has the cart and the customer. */
const patienceMs = 3000;
const recommendedSaved = 50;

/**
 * Reports all events of this document to the sinks and to the search's click analytics, each while its purposes have
 * consent: views and clicks of what the page's data and components name, and events that other code announces.
 */
export function trackVisit({ cart, sinks, signal }: Parts): void {
  const recommended = new Map<string, string>();
  const all = [...sinks, createSearchClickSink()];
  const waiting: TrackingEvent[] = [];
  const report = (event: TrackingEvent) => {
    const state = readSessionState(cart);
    for (const { purposes, receive } of all) {
      if (!mayTrack(purposes) || signal.aborted) continue;
      try {
        receive(event, state);
      } catch (error) {
        // A failing sink affects neither the others nor the page.
        reportError(error);
      }
    }
  };
  let isKnown = false;
  const release = () => {
    if (isKnown) return;
    isKnown = true;
    const userId = readCustomerId();
    if (isNewCustomer(userId) && userId) waiting.unshift({ kind: "signed-in", userId });
    for (const event of waiting.splice(0)) report(event);
  };
  const raise = (event: TrackingEvent) => {
    if (isSecretPage() || (event.kind === "consent-changed" && !isNewChoice(event.agreed))) return;
    const completed = withRecommendation(event, recommended);
    if (isKnown) report(completed);
    else waiting.push(completed);
  };
  whenKnown(cart, release, signal);
  onTrackingEvent(raise, signal);
  watchPages(raise, signal);
  watchParts(
    raise,
    (sku, id) => {
      recommended.set(sku, id);
      if (recommended.size > recommendedSaved) recommended.delete([...recommended.keys()][0] ?? "");
    },
    signal,
  );
  watchPayment(raise, signal);
}

/** Calls once the private response has arrived, at the latest when the page is hidden or the timeout is over. */
function whenKnown(cart: KnownCart, act: () => void, signal: AbortSignal): void {
  const stop = cart.subscribe(() => {
    if (cart.get().pieces === null) return;
    stop();
    // The account's button is written right after it.
    setTimeout(act);
  });
  const timer = setTimeout(act, cart.get().pieces === null ? patienceMs : 0);
  watchPageLife({ left: act }, { signal });
  signal.addEventListener("abort", () => {
    stop();
    clearTimeout(timer);
  });
}

/** Adds the recommendation that led to the product that is added to the cart. */
function withRecommendation(event: TrackingEvent, recommended: ReadonlyMap<string, string>): TrackingEvent {
  if (event.kind !== "cart-line" || event.recommendationId !== null) return event;
  return { ...event, recommendationId: recommended.get(event.sku) ?? null };
}

function readSessionState(cart: KnownCart): SessionState {
  return {
    email: accountMenu.get()?.owner?.email ?? null,
    userId: readCustomerId(),
    cartId: cart.get().cartId,
    locale: document.documentElement.lang,
  };
}

function readCustomerId(): string | null {
  return /(?:^|;\s*)customer_id=([\w-]+)/.exec(document.cookie)?.[1] ?? null;
}

/** Reports the payment method when the order button, or a wallet's, is pressed; once per method and page. */
function watchPayment(raise: (event: TrackingEvent) => void, signal: AbortSignal): void {
  const reported = new Set<string>();
  const handle = ({ target, submitter }: SubmitEvent) => {
    if (!(target instanceof HTMLFormElement)) return;
    const data = new FormData(target, submitter);
    const isOrder = data.get("intent") === "order" && /\/checkout\/payment$/.test(target.action);
    const method = data.get("wallet") ?? (isOrder ? data.get("method") : null);
    const key = `${location.href} ${method}`;
    if (typeof method !== "string" || reported.has(key)) return;
    reported.add(key);
    raise({ kind: "payment-given", method });
  };
  document.addEventListener("submit", handle, { capture: true, signal });
}

import { isSkipped, type TrackingCall } from "./tracking-call";
import type { SeenPage, SessionState, TrackingEvent } from "./tracking-events";

const cartActions = { added: "add", removed: "remove", changed: "update" } as const;

/**
 * Returns the call that reports an event; null: it has none, or required data is missing. Events that only the server
 * can confirm are raised by the server, not by the browser: newsletter, consents of a customer, passwords.
 */
export function toTrackingCall(event: TrackingEvent, state: SessionState): TrackingCall | null {
  const call = toCall(event, state);
  return call && !isSkipped(call) ? call : null;
}

function toCall(event: TrackingEvent, state: SessionState): TrackingCall | null {
  switch (event.kind) {
    case "page-seen":
      return toPageCall(event.page, state.cartId ?? "");
    case "cart-line": {
      const { cartId, sku, recommendationId } = event;
      const action = cartActions[event.action];
      return {
        name: "cart-update",
        payload: { action, cart_id: cartId, sku, recommendation_id: recommendationId },
      };
    }
    case "consent-changed":
      return {
        name: "consent",
        payload: {
          consents: Object.fromEntries(event.agreed.map((purpose) => [purpose, true])),
          additional_props: {},
        },
      };
    case "signed-in":
      return { name: "customer-update", payload: { user_id: event.userId } };
    case "recommendation": {
      const { path, id, name } = event;
      const action = event.action === "shown" ? "show" : "click";
      return {
        name: "recommendation",
        payload: { path, recommendation_id: id, recommendation_name: name, action },
      };
    }
    default:
      return null;
  }
}

function toPageCall(page: SeenPage, cartId: string): TrackingCall | null {
  switch (page.name) {
    case "product":
      return { name: "view-item", payload: { sku: page.sku } };
    case "category":
      return {
        name: "view-category",
        payload: { slug: page.slug, additional_props: { category_listed_products: page.skus } },
      };
    case "cart":
      return { name: "checkout", payload: { cart_id: cartId, step: page.name } };
    // The session's cart became the order.
    case "thank-you":
      return { name: "checkout", payload: { cart_id: page.cartId, step: page.name } };
    case "checkout":
      return { name: "checkout", payload: { cart_id: cartId, step: page.step } };
    default:
      return null;
  }
}

import type { ConsentPurpose } from "../../consent/model/consent";

/** Products that are one group on a page: a listing, a row of cards, recommendations. */
export type ShownList = {
  /** A category's slug, a row's own id, or the path that the row links to. */
  readonly id: string;
  readonly name: string;
  /** In display order. */
  readonly skus: readonly string[];
};

/** The checkout steps that the tracking service knows; `cart` and `thank-you` are separate pages. */
export const trackedSteps = ["cart", "shipping", "billing", "payment", "thank-you"] as const;
export type TrackedStep = (typeof trackedSteps)[number];

/** The page that is shown, as far as a shop tracks it. */
export type SeenPage =
  | { readonly name: "home" }
  | { readonly name: "category"; readonly slug: string; readonly skus: readonly string[] }
  /** `query` is empty on the pages of new and of reduced products. */
  | { readonly name: "search"; readonly query: string; readonly skus: readonly string[] }
  | { readonly name: "product"; readonly sku: string }
  | { readonly name: "cart" }
  | { readonly name: "checkout"; readonly step: "shipping" | "billing" | "payment" }
  /** `cartId`: the cart that became the order; empty: unknown. */
  | { readonly name: "thank-you"; readonly orderId: string; readonly cartId: string };

export type CartLineChange = {
  readonly kind: "cart-line";
  readonly action: "added" | "removed" | "changed";
  readonly sku: string;
  /** Added pieces; negative when removed: `-2`. */
  readonly quantityDelta: number;
  readonly cartId: string;
  /** The recommendation that led to the product; null: none did. */
  readonly recommendationId: string | null;
};

export type RecommendationEvent = {
  readonly kind: "recommendation";
  readonly action: "shown" | "clicked";
  /** Path of the page that contains it. */
  readonly path: string;
  readonly id: string;
  readonly name: string;
  /** The product that was clicked. */
  readonly sku: string | null;
};

export type PromotionEvent = {
  readonly kind: "promotion";
  readonly action: "shown" | "clicked";
  /** Path and query of its link. */
  readonly id: string;
  readonly name: string;
  /** Kind of the banner: `hero`. */
  readonly slot: string;
};

/** A click on a product of the quick search, as the search's click analytics count it. */
export type SuggestionClick = {
  readonly kind: "suggestion-clicked";
  /** The search's `queryID`. */
  readonly queryId: string;
  /** The record's `objectID`. */
  readonly objectId: string;
  /** Position among the suggested products, from 1. */
  readonly position: number;
};

/** All events of a visit that are reported to a sink, after consent. */
export type TrackingEvent =
  | { readonly kind: "page-seen"; readonly page: SeenPage }
  | { readonly kind: "list-shown"; readonly list: ShownList }
  /** `index` counts from zero. */
  | { readonly kind: "card-clicked"; readonly list: ShownList; readonly sku: string; readonly index: number }
  | SuggestionClick
  | CartLineChange
  /** The addresses were accepted: the payment page followed them. */
  | { readonly kind: "shipping-given" }
  /** The order button was pressed with this method. */
  | { readonly kind: "payment-given"; readonly method: string }
  /** Once for each order. */
  | { readonly kind: "order-placed"; readonly orderId: string }
  | { readonly kind: "consent-changed"; readonly agreed: readonly ConsentPurpose[] }
  /** The shop has sent a mail to confirm the newsletter. */
  | { readonly kind: "newsletter-asked" }
  /** Once after each sign-in, on the page that follows. */
  | { readonly kind: "signed-in"; readonly userId: string }
  /** The shop has sent a mail to set a password. */
  | { readonly kind: "password-reset-asked" }
  | RecommendationEvent
  | PromotionEvent
  /** The support has received a case. */
  | { readonly kind: "support-case-sent" }
  /** The shop has sent a mail to confirm a new account. */
  | { readonly kind: "account-asked" };

/** The visitor at this browser, as far as its pages know. */
export type SessionState = {
  /** null: a guest, or not known yet. */
  readonly email: string | null;
  readonly userId: string | null;
  readonly cartId: string | null;
  /** `de-DE`. */
  readonly locale: string;
};

/** A recipient of the events, while the visitor consents to any of its purposes. */
export type TrackingSink = {
  readonly purposes: readonly ConsentPurpose[];
  /** Not awaited. */
  readonly receive: (event: TrackingEvent, state: SessionState) => void;
};

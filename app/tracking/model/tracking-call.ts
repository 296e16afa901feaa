import { consentKinds } from "../../accounts/model/consent";
import type { TrackedStep } from "./tracking-events";

/** The customer's consents that the service knows; an absent one is undecided. */
export const trackedConsentKinds = consentKinds;
export type TrackedConsentKind = (typeof trackedConsentKinds)[number];

/**
 * Payload of each tracking call, by the last segment of its URL, `/cia/view-item`.
 *
 * Source: specification, second document 7.2
 */
export type TrackingPayloads = {
  readonly "view-item": { readonly sku: string };
  readonly "view-category": {
    readonly slug: string;
    readonly additional_props: { readonly category_listed_products: readonly string[] };
  };
  readonly "cart-update": {
    readonly action: "add" | "remove" | "update";
    readonly cart_id: string;
    readonly sku: string;
    /** null: no recommendation led to the product. */
    readonly recommendation_id: string | null;
  };
  readonly "customer-update": { readonly user_id: string };
  /** The visitor's consent, to cookies or to marketing messages. */
  readonly consent: {
    readonly consents: Readonly<Record<string, boolean>>;
    readonly additional_props: Readonly<Record<string, string>>;
    /** Without spaces. */
    readonly gdpr_phone?: string;
    /** Token of a mailed link, which proves the e-mail address of the consent. */
    readonly email_token?: string;
  };
  readonly "customer-consent": {
    readonly consents: Readonly<Partial<Record<TrackedConsentKind, boolean>>>;
    readonly email_token?: string;
  };
  readonly "newsletter-doi": { readonly email: string };
  readonly checkout: { readonly cart_id: string; readonly step: TrackedStep };
  readonly recommendation: {
    readonly path: string;
    readonly recommendation_id: string;
    readonly recommendation_name: string;
    readonly action: "show" | "click";
  };
  readonly "reset-password": { readonly email: string; readonly locale: string };
};

export type TrackingCallName = keyof TrackingPayloads;

export const trackingCallNames = [
  "view-item",
  "view-category",
  "cart-update",
  "customer-update",
  "consent",
  "customer-consent",
  "newsletter-doi",
  "checkout",
  "recommendation",
  "reset-password",
] as const satisfies readonly TrackingCallName[];

/** One call with its payload. */
export type TrackingCall = {
  readonly [Name in TrackingCallName]: { readonly name: Name; readonly payload: TrackingPayloads[Name] };
}[TrackingCallName];

/** Fields that are sent with every payload. */
export type TrackingSender = {
  /** `de-DE`. */
  readonly locale: string;
  /** The tracking cookie; null: the visitor has none. */
  readonly cookie: string | null;
  readonly email: string | null;
  readonly userId: string | null;
};

/** Returns whether required data of the call is missing. Browser and server do not send such a call. */
export function isSkipped({ name, payload }: TrackingCall): boolean {
  switch (name) {
    case "view-item":
      return payload.sku === "";
    case "view-category":
      return payload.slug === "";
    case "cart-update":
      return payload.sku === "" || payload.cart_id === "";
    case "checkout":
      return payload.cart_id === "";
    case "consent":
    case "customer-consent":
      return Object.keys(payload.consents).length === 0;
    case "newsletter-doi":
    case "reset-password":
      return payload.email === "";
    case "customer-update":
      return payload.user_id === "";
    case "recommendation":
      return payload.recommendation_id === "";
  }
}

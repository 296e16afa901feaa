import { describe, expect, it } from "vitest";
import { findTrackingCallName, parseTrackingCall } from "./parse-tracking-call";
import { toTrackingCall } from "./to-tracking-call";
import { trackingCallNames } from "./tracking-call";
import type { SessionState, TrackingEvent } from "./tracking-events";

const state: SessionState = { email: null, userId: null, cartId: "cart-1", locale: "de-DE" };
const line = {
  kind: "cart-line",
  sku: "EX1",
  cartId: "cart-1",
  quantityDelta: 2,
  recommendationId: null,
} as const;
const recommendation = { kind: "recommendation", path: "/", id: "r-1", name: "Similar", sku: null } as const;
const seen = (page: Extract<TrackingEvent, { kind: "page-seen" }>["page"]): TrackingEvent => ({
  kind: "page-seen",
  page,
});

describe("the call of an event", () => {
  it.each<[TrackingEvent, string, object]>([
    [seen({ name: "product", sku: "EX1" }), "view-item", { sku: "EX1" }],
    [
      seen({ name: "category", slug: "mixers", skus: ["EX1", "EX2"] }),
      "view-category",
      { slug: "mixers", additional_props: { category_listed_products: ["EX1", "EX2"] } },
    ],
    [seen({ name: "cart" }), "checkout", { cart_id: "cart-1", step: "cart" }],
    [seen({ name: "checkout", step: "shipping" }), "checkout", { cart_id: "cart-1", step: "shipping" }],
    [seen({ name: "checkout", step: "billing" }), "checkout", { cart_id: "cart-1", step: "billing" }],
    [seen({ name: "checkout", step: "payment" }), "checkout", { cart_id: "cart-1", step: "payment" }],
    [
      seen({ name: "thank-you", orderId: "o", cartId: "ordered" }),
      "checkout",
      { cart_id: "ordered", step: "thank-you" },
    ],
    [
      { ...line, action: "added" },
      "cart-update",
      { action: "add", cart_id: "cart-1", sku: "EX1", recommendation_id: null },
    ],
    [
      { ...line, action: "removed", recommendationId: "r-1" },
      "cart-update",
      { action: "remove", cart_id: "cart-1", sku: "EX1", recommendation_id: "r-1" },
    ],
    [
      { ...line, action: "changed" },
      "cart-update",
      { action: "update", cart_id: "cart-1", sku: "EX1", recommendation_id: null },
    ],
    [
      { kind: "consent-changed", agreed: ["statistics", "marketing"] },
      "consent",
      { consents: { statistics: true, marketing: true }, additional_props: {} },
    ],
    [{ kind: "signed-in", userId: "c-1" }, "customer-update", { user_id: "c-1" }],
    [
      { ...recommendation, action: "shown" },
      "recommendation",
      { path: "/", recommendation_id: "r-1", recommendation_name: "Similar", action: "show" },
    ],
    [
      { ...recommendation, action: "clicked", sku: "EX1" },
      "recommendation",
      { path: "/", recommendation_id: "r-1", recommendation_name: "Similar", action: "click" },
    ],
  ])("%j is %s with %j", (event, name, payload) => {
    expect(toTrackingCall(event, state)).toEqual({ name, payload });
    // The server accepts what the browser sends.
    expect(
      parseTrackingCall(findTrackingCallName(name) ?? "view-item", { ...payload, locale: "de-DE" }),
    ).toEqual({
      call: { name, payload },
      locale: "de-DE",
      cookie: null,
      userId: name === "customer-update" ? "c-1" : null,
    });
  });

  it.each<[TrackingEvent, Partial<SessionState>]>([
    [seen({ name: "product", sku: "" }), {}],
    [seen({ name: "category", slug: "", skus: [] }), {}],
    [seen({ name: "cart" }), { cartId: null }],
    [seen({ name: "checkout", step: "payment" }), { cartId: null }],
    [{ ...line, action: "added", cartId: "" }, {}],
    [{ ...line, action: "added", sku: "" }, {}],
    [{ kind: "consent-changed", agreed: [] }, {}],
    [{ ...recommendation, action: "shown", id: "" }, {}],
    [seen({ name: "home" }), {}],
    [seen({ name: "search", query: "mixer", skus: [] }), {}],
    // The server knows whether they happened, and raises them itself.
    [{ kind: "newsletter-asked" }, {}],
    [{ kind: "password-reset-asked" }, {}],
  ])("%j has no call with %j", (event, change) => {
    expect(toTrackingCall(event, { ...state, ...change })).toBeNull();
  });
});

describe("the body of a call", () => {
  const bodies = {
    "customer-consent": { consents: { newsletter: true, soft_sms: false }, email_token: "t" },
    consent: { consents: { phone: true }, additional_props: {}, gdpr_phone: "+421900123456" },
    "newsletter-doi": { email: "jana@example.sk" },
    "reset-password": { email: "jana@example.sk", locale: "sk-SK" },
  } as const;

  it.each(Object.entries(bodies))("of %s is accepted, without unknown fields", (name, payload) => {
    const known = findTrackingCallName(name) ?? "view-item";
    const body = { locale: "sk-SK", cookie: "abcdef12", user_id: "c-1", isAdmin: true, ...payload };
    expect(parseTrackingCall(known, body)).toEqual({
      call: { name, payload },
      locale: "sk-SK",
      cookie: "abcdef12",
      userId: "c-1",
    });
  });

  it.each([
    ["view-item", { sku: "EX1" }],
    ["view-item", { locale: "sk-SK", sku: 5 }],
    ["view-item", { locale: "sk-SK", sku: "<script>" }],
    ["view-item", { locale: "sk-SK", sku: "E".repeat(65) }],
    ["view-item", { locale: "sk-SK", sku: "EX1", cookie: "a; b=c" }],
    ["view-category", { locale: "sk-SK", slug: "a", additional_props: {} }],
    ["view-category", { locale: "sk-SK", slug: "a", additional_props: { category_listed_products: [1] } }],
    ["cart-update", { locale: "sk-SK", action: "buy", cart_id: "c", sku: "EX1", recommendation_id: null }],
    ["checkout", { locale: "sk-SK", cart_id: "c", step: "door" }],
    ["consent", { locale: "sk-SK", consents: { newsletter: "yes" }, additional_props: {} }],
    ["consent", { locale: "sk-SK", consents: {}, additional_props: {}, gdpr_phone: "+421 900 123 456" }],
    ["customer-consent", { locale: "sk-SK", consents: ["newsletter"] }],
    ["recommendation", { locale: "sk-SK", path: "/", recommendation_id: "r", recommendation_name: "n" }],
    ["newsletter-doi", null],
    ["newsletter-doi", []],
    ["reset-password", "text"],
  ] as const)("of %s is refused when it is %j", (name, body) => {
    expect(parseTrackingCall(name, body)).toBeNull();
  });

  it("has one of ten names", () => {
    expect(trackingCallNames).toHaveLength(10);
    for (const name of ["", "view_item", "toString", "constructor"])
      expect(findTrackingCallName(name)).toBeNull();
  });
});

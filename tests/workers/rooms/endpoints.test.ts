import { beforeEach, describe, expect, it } from "vitest";
import {
  isSignedNotification,
  type PaymentNotification,
  toSignedText,
} from "../../../app/gateways/payment/payment-notification";
import { platform } from "../../support/commerce-stand-in";
import { provider } from "../../support/provider-stand-in";
import { sampleAddress } from "../../support/sample-cart";
import { newKey, openPayableCart, rooms, shop, sku } from "./room-fixture";

beforeEach(() => {
  platform.reset();
  provider.reset();
});

const hmacKey = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

async function sign(item: PaymentNotification): Promise<PaymentNotification> {
  const bytes = Uint8Array.from(hmacKey.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const key = await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const signature = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(toSignedText(item)));
  const hmacSignature = btoa(String.fromCharCode(...new Uint8Array(signature)));
  return { ...item, additionalData: { ...item.additionalData, hmacSignature } };
}

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  shop.fetch(
    new Request(`http://sk.localhost${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    }),
  );

const notify = (item: PaymentNotification) =>
  post("/hooks/payment", { live: "false", notificationItems: [{ NotificationRequestItem: item }] });

describe("the provider's notification", () => {
  async function authorisedItem(): Promise<PaymentNotification> {
    const address = await openPayableCart();
    const started = await rooms.startPayment(address, {
      method: "scheme",
      agreedCents: null,
      returnUrl: "http://sk.localhost/payment/return",
      locale: "sk-SK",
      idempotencyKey: newKey(),
    });
    const id =
      started.ok && started.value.next === "redirect" ? (started.value.url.split("/").at(-1) ?? "") : "";
    const session = provider.payments.get(id);
    provider.end(id, "completed");
    return {
      eventCode: "AUTHORISATION",
      success: "true",
      pspReference: `PSP-${id}`,
      merchantAccountCode: "IronhallDemo",
      merchantReference: session?.reference ?? "",
      amount: { value: 10_000, currency: "EUR" },
      additionalData: { checkoutSessionId: id },
    };
  }

  it("alone places the order when the shopper never returns; a repeat changes nothing", async () => {
    const item = await sign(await authorisedItem());
    for (let repeat = 0; repeat < 2; repeat += 1) {
      const response = await notify(item);
      expect([response.status, (await response.text()).trim()]).toEqual([200, "[accepted]"]);
    }
    expect(platform.orders.size).toBe(1);
  });

  it("with a wrong signature, or changed after it was signed, does nothing", async () => {
    const item = await sign(await authorisedItem());
    expect((await notify({ ...item, amount: { value: 1, currency: "EUR" } })).status).toBe(401);
    expect((await notify({ ...item, additionalData: {} })).status).toBe(401);
    expect(platform.orders.size).toBe(0);
    expect(await isSignedNotification(item, hmacKey)).toBe(true);
  });

  it("requests a repeat while the platform is down", async () => {
    const item = await sign(await authorisedItem());
    platform.faults.set("CreateOrder", ["before", "before", "before"]);
    expect((await notify(item)).status).toBe(503);
    expect((await notify(item)).status).toBe(200);
    expect(platform.orders.size).toBe(1);
  });

  it("that is malformed is refused", async () => {
    expect((await post("/hooks/payment", { hello: 1 })).status).toBe(400);
  });
});

describe("the return from the provider", () => {
  const open = (path: string, init?: RequestInit) =>
    shop.fetch(new Request(`http://sk.localhost${path}`, { redirect: "manual", ...init }));

  it("by GET or POST redirects to the result page of the same host", async () => {
    const get = await open("/payment/return?sessionId=CS1&sessionResult=abc");
    expect([get.status, get.headers.get("location")]).toEqual([
      303,
      "/checkout/payment/result?sessionId=CS1&sessionResult=abc",
    ]);
    const body = new URLSearchParams({ sessionId: "CS2", sessionResult: "def" });
    const posted = await open("/payment/return", { method: "POST", body });
    expect(posted.headers.get("location")).toBe("/checkout/payment/result?sessionId=CS2&sessionResult=def");
  });

  it("accepts no language that the country does not have, and no invalid token", async () => {
    const odd = await open(
      `/payment/return?language=//evil.example&sessionId=${encodeURIComponent("<a b>")}`,
    );
    expect(odd.headers.get("location")).toBe("/checkout/payment/result");
  });
});

describe("the middleware API", () => {
  const call = (operation: string, args: unknown, headers?: Record<string, string>) =>
    post(`/new-ct/${operation}`, [args], headers);

  it("opens a cart and stores it in the session", async () => {
    const added = await call("addToCart", { sku, quantity: 2 });
    expect(added.status).toBe(200);
    const cookie = added.headers.get("set-cookie")?.split(";")[0] ?? "";
    const read = await call("getCart", {}, { cookie });
    expect(await read.json()).toMatchObject({ data: { lines: [{ sku, quantity: 2 }] } });
  });

  it("executes a repeated key once, and refuses it for another body", async () => {
    const added = await call("addToCart", { sku, quantity: 1 });
    const headers = {
      cookie: added.headers.get("set-cookie")?.split(";")[0] ?? "",
      "idempotency-key": newKey(),
    };
    await call("addToCart", { sku, quantity: 1 }, headers);
    const repeat = await call("addToCart", { sku, quantity: 1 }, headers);
    expect(await repeat.json()).toMatchObject({ data: { cart: { lines: [{ quantity: 2 }] } } });
    const other = await call("addToCart", { sku, quantity: 5 }, headers);
    expect([other.status, await other.json()]).toMatchObject([409, { error: { code: "key-reused" } }]);
  });

  it.each([
    ["nope", {}, 500, "unknown-middleware"],
    ["addToCart", { sku: 5 }, 400, "invalid-arguments"],
    ["addToCart", { sku: "EX0", quantity: 1 }, 404, "unknown-sku"],
    ["addToCart", { sku, quantity: 0 }, 400, "invalid-quantity"],
    ["removeFromCart", { lineItemId: "x" }, 404, "cart-not-found"],
    ["createOrder", { method: "bank_transfer" }, 400, "cart-incomplete"],
    ["createOrder", { method: "bank_transfer", total: -1 }, 400, "invalid-arguments"],
    ["createPayment", { method: "magic" }, 400, "method-not-allowed"],
    ["updateCart", { actions: [{ type: "choose-payment", method: "ideal" }] }, 400, "method-not-allowed"],
  ])("responds to %s with %o by %i %s", async (operation, args, status, code) => {
    const response = await call(operation, args);
    expect([response.status, await response.json()]).toMatchObject([status, { error: { code } }]);
  });

  it("sets the delivery method and the shopper's fields only", async () => {
    const added = await call("addToCart", { sku, quantity: 1 });
    const cookie = added.headers.get("set-cookie")?.split(";")[0] ?? "";
    const update = async (action: unknown) => {
      const response = await call("updateCart", { actions: [action] }, { cookie });
      return [response.status, await response.json()];
    };
    const ship = (methodKey: string) => update({ type: "set-shipping-method", methodKey });
    const set = (fields: unknown) => update({ type: "set-custom-fields", fields });
    expect(await ship("express")).toMatchObject([
      200,
      { data: { cart: { shipping: { methodKey: "express" } } } },
    ]);
    expect(await ship("balloon")).toMatchObject([400, { error: { code: "shipping-method-not-applicable" } }]);
    expect(await set({ customerAgreedToSendEmail: false, utmSource: "spring" })).toMatchObject([
      200,
      { data: { cart: { agreedToReviewMail: false, shipping: { methodKey: "express" } } } },
    ]);
    const [cart] = platform.carts.values();
    expect(cart?.fields?.get("utmSource")).toBe("spring");
    for (const field of ["lastBatch", "calculatedCodFee", "paymentMethod", "customerType", "nosuch"]) {
      expect(await set({ [field]: "x" })).toMatchObject([400, { error: { code: "invalid-arguments" } }]);
    }
    expect(await set({ utmSource: null })).toMatchObject([200, {}]);
    expect(cart?.fields?.has("utmSource")).toBe(false);
  });

  it("ends a payment for the cart that it was started for, whatever the session's cart is by then", async () => {
    let cookie = "";
    const press = async (operation: string, args: unknown) => {
      const response = await call(operation, args, { cookie });
      cookie = response.headers.get("set-cookie")?.split(";")[0] ?? cookie;
      return (await response.json()) as { data: Record<string, unknown> };
    };
    await press("addToCart", { sku, quantity: 1 });
    const billing = Object.entries(sampleAddress).map(([name, value]) => [`billing.${name}`, value]);
    const values = { customerType: "PRIVATE", email: "jana@example.sk", ...Object.fromEntries(billing) };
    await press("updateCart", { actions: [{ type: "set-addresses", values }] });
    const { sessionId, url } = (await press("createContext", {})).data;
    expect(String(url).endsWith(String(sessionId))).toBe(true);
    provider.end(String(sessionId), "completed");
    const reference = provider.payments.get(String(sessionId))?.reference ?? "";
    const item = {
      eventCode: "AUTHORISATION",
      success: true,
      pspReference: `PSP-${sessionId}`,
      merchantAccountCode: "IronhallDemo",
      merchantReference: reference,
      amount: { value: 10_000, currency: "EUR" as const },
    };
    expect((await notify(await sign(item))).status).toBe(200);
    await press("getCart", {});
    const next = await press("addToCart", { sku, quantity: 2 });
    const back = await press("payAndOrder", { sessionId, sessionResult: "proof" });
    expect(back.data).toMatchObject({ orderNumber: reference.split("_")[0], lines: [{ quantity: 1 }] });
    expect(await press("getCart", {})).toMatchObject({ data: { id: (next.data.cart as { id: string }).id } });
  });

  it("refuses a body that is no list", async () => {
    expect((await post("/new-ct/getCart", { sku })).status).toBe(400);
  });
});

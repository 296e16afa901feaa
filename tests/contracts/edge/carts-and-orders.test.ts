import { createHmac } from "node:crypto";
import { array, create, number, type as object, size, string } from "superstruct";
import { describe, expect, it } from "vitest";
import { toSignedText } from "../../../app/gateways/payment/payment-notification.ts";
import { ProviderAmount } from "../../../app/gateways/payment/to-payment-outcome.ts";
import { localSecrets } from "../../../scripts/house/local-secrets.mjs";
import { toAddressForm } from "../../support/address-form.ts";
import { Guest, type GuestAnswer } from "../../support/guest.ts";
import { shops } from "../../support/shops.ts";
import { listOrders, openShop, sku } from "./open-shop.ts";

const thankYou = /^\/checkout\/thank-you\?order=/;
const presses = 8;

const shop = openShop();

describe("an order", () => {
  it("is placed once, however often the order button is pressed at once", async () => {
    const { guest, form, cartId } = await goToPayment("bank_transfer");
    const answers = await press(guest, form);
    const targets = answers.map(({ status, headers }) => `${status} ${headers.location}`);
    expect(new Set(targets).size, targets.join("\n")).toBe(1);
    expect(answers[0]?.headers.location).toMatch(thankYou);
    expect(await listOrders(shop, cartId)).toHaveLength(1);
    const late = await guest.submit("/checkout/payment", form);
    expect(late.headers.location).toBe(answers[0]?.headers.location);
    expect(await listOrders(shop, cartId)).toHaveLength(1);
  });

  it("is placed once when the platform's response was lost and the button is pressed again", async () => {
    const { guest, form, cartId } = await goToPayment("bank_transfer");
    await shop.instructPlatform({ lost: ["CreateOrder"], refused: ["LoadOrder"] });
    const lost = await guest.submit("/checkout/payment", form);
    await shop.instructPlatform();
    expect(lost.status).toBe(503);
    const again = await guest.submit("/checkout/payment", form);
    expect(again.headers.location).toMatch(thankYou);
    expect(await listOrders(shop, cartId)).toHaveLength(1);
  });

  it("is placed once when the return and the notification of a card payment arrive together, each many times", async () => {
    const { guest, form, cartId } = await goToPayment("scheme");
    const started = await press(guest, form);
    const pages = new Set(started.map(({ headers }) => headers.location));
    expect(pages.size).toBe(1);
    const hosted = new URL([...pages][0] ?? "");
    const bank = new Guest(shop.port, "sandbox.localhost");
    // The provider's own notification would arrive first.
    await bank.submit("/switches", { mode: "silent" });
    const paid = await bank.submit(hosted.pathname, { step: "pay", number: "4111 1111 1111 1111" });
    const back = new URL(paid.headers.location ?? "");
    const result = (await guest.get(back.pathname + back.search)).headers.location ?? "";
    expect(result).toMatch(/^\/checkout\/payment\/result\?/);

    const notification = await toNotification(back);
    const notify = () =>
      shop.guest().send("/hooks/payment", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: notification,
      });
    const [returns, notified] = await Promise.all([
      Promise.all(Array.from({ length: presses }, () => guest.get(result))),
      Promise.all(Array.from({ length: presses }, notify)),
    ]);
    expect(new Set(returns.map(({ headers }) => headers.location)).size).toBe(1);
    expect(returns[0]?.headers.location).toMatch(thankYou);
    for (const { status, text } of notified) expect([status, text]).toEqual([200, "[accepted]\n"]);
    expect(await listOrders(shop, cartId)).toHaveLength(1);
  });
});

describe("the last item", () => {
  it("is sold once when eight guests order it at the same time; the others retain their carts", async () => {
    const left = await countStock();
    const guests = await Promise.all(Array.from({ length: presses }, () => goToPayment("bank_transfer")));
    await setStock(1);
    const answers = await Promise.all(
      guests.map(({ guest, form }) => guest.submit("/checkout/payment", form)),
    );
    const stockAfter = await countStock();
    await setStock(left);
    expect(answers.filter(({ headers }) => thankYou.test(headers.location ?? ""))).toHaveLength(1);
    expect(stockAfter).toBe(0);
    for (const [index, { guest, cartId }] of guests.entries()) {
      const orders = await listOrders(shop, cartId);
      if (thankYou.test(answers[index]?.headers.location ?? "")) expect(orders).toHaveLength(1);
      else {
        expect(orders).toHaveLength(0);
        expect(await guest.call("getCart")).toMatchObject({ data: { lines: [{ sku, quantity: 1 }] } });
      }
    }
  });
});

const Stock = object({
  inventoryEntries: object({
    results: size(array(object({ id: string(), version: number(), availableQuantity: number() })), 1),
  }),
});

async function readEntry() {
  const query = `{ inventoryEntries(where: "sku = \\"${sku}\\"") { results { id version availableQuantity } } }`;
  const { inventoryEntries } = create(await shop.askPlatform(query), Stock);
  const [entry] = inventoryEntries.results;
  if (!entry) throw new Error(`No stock of ${sku}`);
  return entry;
}

const countStock = async () => (await readEntry()).availableQuantity;

async function setStock(quantity: number): Promise<void> {
  const { id, version } = await readEntry();
  const query = `mutation($id: String!, $version: Long!, $quantity: Long!) {
    updateInventoryEntry(id: $id, version: $version, actions: [{ changeQuantity: { quantity: $quantity } }]) { id }
  }`;
  await shop.askPlatform(query, { id, version, quantity });
}

function press(guest: Guest, form: Record<string, string>): Promise<readonly GuestAnswer[]> {
  return Promise.all(Array.from({ length: presses }, () => guest.submit("/checkout/payment", form)));
}

/** Creates a cart with addresses, and reads the payment page's form as it would be posted. */
async function goToPayment(method: string) {
  const guest = shop.guest();
  await guest.submit("/checkout/cart", { intent: "add", sku, quantity: "1" });
  await guest.submit("/checkout/addresses", toAddressForm(shops.GB));
  await guest.submit("/checkout/payment", { intent: "update", method });
  const { text } = await guest.get("/checkout/payment");
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? "";
  const cartId = field("cart");
  const form = { intent: "order", method, cart: cartId, total: field("total"), key: field("key") };
  return { guest, form, cartId };
}

const PaidSession = object({
  reference: string(),
  payments: array(object({ pspReference: string(), amount: ProviderAmount })),
});

/** Builds the provider's notification of a paid session, signed with its key. */
async function toNotification(back: URL): Promise<string> {
  const { PAYMENT_HMAC_KEY: hmacKey, PAYMENT_API_KEY: apiKey } = localSecrets().shop;
  const sessionId = back.searchParams.get("sessionId") ?? "";
  const query = new URLSearchParams({ sessionResult: back.searchParams.get("sessionResult") ?? "" });
  const path = `/checkout/v71/sessions/${sessionId}?${query}`;
  const read = await new Guest(shop.port, "sandbox.localhost").get(path, { "x-api-key": apiKey });
  const { reference, payments } = create(JSON.parse(read.text), PaidSession);
  const [payment] = payments;
  if (!payment) throw new Error(`Payment missing: ${read.text}`);
  const { pspReference, amount } = payment;
  const item = {
    pspReference,
    amount,
    eventCode: "AUTHORISATION",
    success: "true" as const,
    merchantAccountCode: "IronhallDemo",
    merchantReference: reference,
  };
  const hmac = createHmac("sha256", Buffer.from(hmacKey, "hex")).update(toSignedText(item));
  const additionalData = { hmacSignature: hmac.digest("base64"), checkoutSessionId: sessionId };
  return JSON.stringify({
    live: "false",
    notificationItems: [{ NotificationRequestItem: { ...item, additionalData } }],
  });
}

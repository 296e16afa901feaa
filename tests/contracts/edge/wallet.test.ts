import { describe, expect, it } from "vitest";
import type { Guest } from "../../support/guest.ts";
import { messagesOf } from "../../support/messages.ts";
import { shops } from "../../support/shops.ts";
import { listOrders, openShop, sku } from "./open-shop.ts";

const shop = openShop();

type Sheet = { readonly totalCents: number; readonly chosenOption: string | null };
type Reply = {
  readonly sheet?: Sheet;
  readonly session?: string;
  readonly next?: string;
  readonly problem?: { readonly code: string; readonly message: string; readonly sheet?: Sheet };
};

const { streetName, streetNumber, postalCode, city, phone } = shops.GB.address;
const home = {
  firstName: "Jana",
  lastName: "Novak",
  lines: [`${streetNumber} ${streetName}`],
  postalCode,
  city,
  region: "",
  country: "GB",
  phone,
};

describe("the endpoint of a wallet's sheet", () => {
  it("adds the product to a cart once, however often its button is pressed, and returns the cart's total", async () => {
    const guest = shop.guest();
    const first = await open(guest);
    expect(first.sheet?.totalCents).toBeGreaterThan(0);
    expect((await open(guest)).sheet?.totalCents).toBe(first.sheet?.totalCents);
    expect(await guest.call("getCart")).toMatchObject({ data: { lines: [{ sku, quantity: 1 }] } });
  });

  it.each(["EX50030000", "4100091"])(
    "returns the cart's message for %s, which is not for sale, and adds nothing",
    async (notSold) => {
      const guest = shop.guest("de.localhost");
      const reply = await ask(guest, { step: "open", key: crypto.randomUUID(), sku: notSold, quantity: 1 });
      const message = messagesOf("de")("cart.error.not-sold-here");
      expect(reply.problem).toMatchObject({ code: "not-sold-here", message });
      expect((await guest.get("/checkout/cart")).text).toContain(messagesOf("de")("cart.empty.title"));
    },
  );

  it("orders at the sheet's total, once per key, with the sheet's addresses", async () => {
    const guest = shop.guest();
    const { sheet } = await open(guest);
    expect((await ask(guest, { step: "address", country: "GB", postalCode, city })).sheet).toEqual(sheet);
    const payment = toPayment(sheet);
    const paid = await ask(guest, payment);
    expect(paid.next).toMatch(/^\/checkout\/thank-you\?order=/);
    expect((await ask(guest, payment)).next).toBe(paid.next);
    expect((await guest.get(paid.next ?? "")).text).toContain("Mill Lane");
    const { data } = await guest.call("getOrders");
    const [order] = (data as { results: { cartId: string; total: { centAmount: number } }[] }).results;
    expect(order?.total.centAmount).toBe(sheet?.totalCents);
    expect(await listOrders(shop, order?.cartId ?? "")).toHaveLength(1);
  });

  it.each([
    ["another country for the delivery", { shipping: { ...home, country: "DE" } }, "country"],
    ["another country for the bill", { billing: { ...home, country: "DE" } }, "billing-address"],
    ["no address", { shipping: null, billing: null }, "shipping-address"],
    ["a wrong postal code", { ...both({ postalCode: "???" }) }, "postal-code"],
    ["no phone", { ...both({ phone: "" }) }, "phone"],
    ["no e-mail address", { email: "" }, "email"],
    ["another total than the cart's", { totalCents: 1 }, "total-changed"],
    ["a card that is declined", { token: '{"sandboxCard":"refused"}' }, "payment-refused"],
  ])("orders nothing with %s, says so, and orders with the next attempt", async (_, change, code) => {
    const guest = shop.guest();
    const { sheet } = await open(guest);
    const refused = await ask(guest, { ...toPayment(sheet), ...change });
    expect(refused).toMatchObject({ problem: { code, message: expect.stringMatching(/\w/) } });
    if (code === "total-changed") expect(refused.problem?.sheet?.totalCents).toBe(sheet?.totalCents);
    expect((await ask(guest, toPayment(sheet))).next).toMatch(/^\/checkout\/thank-you/);
  });

  it("refuses addresses in another country, other sites, and unknown steps", async () => {
    const guest = shop.guest();
    await open(guest);
    const abroad = await ask(guest, { step: "address", country: "DE", postalCode: "10115", city: "Berlin" });
    expect(abroad.problem?.code).toBe("country");
    expect((await send(guest, { step: "open" })).status).toBe(400);
    const foreign = { method: "POST", headers: { origin: "https://other.example" }, body: "{}" };
    expect((await guest.send("/personal/wallet", foreign)).status).toBe(403);
  });

  it("proves the merchant's identity to Apple", async () => {
    const { session } = await ask(shop.guest(), { step: "merchant" });
    expect(JSON.parse(session ?? "")).toMatchObject({ domainName: "gb.localhost" });
  });
});

describe("the wallet buttons", () => {
  it("are on product, cart and payment page, with the script's origin in the policy", async () => {
    const guest = shop.guest();
    await open(guest);
    const { headers, text } = await guest.get("/checkout/cart");
    expect(text).toContain('value="googlepay"');
    expect(headers["content-security-policy"]).toMatch(/script-src [^;]*sandbox\.localhost/);
    expect(headers["cross-origin-opener-policy"]).toBe('same-origin-allow-popups; report-to="default"');
    const toggled = (await guest.get("/checkout/cart?toggle-google-pay-only=on")).text;
    expect(toggled).toContain('value="googlepay"');
    expect(toggled).not.toContain('value="applepay"');
  });
});

const open = (guest: Guest) => ask(guest, { step: "open", key: crypto.randomUUID(), sku, quantity: 1 });

function both(change: object) {
  return { shipping: { ...home, ...change }, billing: { ...home, ...change } };
}

function toPayment(sheet: Sheet | undefined) {
  return {
    step: "pay",
    key: crypto.randomUUID(),
    method: "googlepay",
    token: '{"sandboxCard":"approved"}',
    totalCents: sheet?.totalCents,
    option: sheet?.chosenOption ?? null,
    email: "jana@example.com",
    shipping: home,
    billing: home,
  };
}

async function ask(guest: Guest, request: object): Promise<Reply> {
  return JSON.parse((await send(guest, request)).text);
}

function send(guest: Guest, request: object) {
  return guest.send("/personal/wallet", {
    method: "POST",
    headers: { "content-type": "application/json", origin: `http://${guest.host}` },
    body: JSON.stringify(request),
  });
}

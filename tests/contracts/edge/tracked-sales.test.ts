import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { toAddressForm } from "../../support/address-form.ts";
import type { Guest } from "../../support/guest.ts";
import { shops } from "../../support/shops.ts";
import { openShop, sku } from "./open-shop.ts";

const shop = openShop();
const today = new Date().toISOString().slice(0, 10);
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

async function ask(args: unknown, { guest = shop.guest(), prefix = "", queryName = "tag-manager" } = {}) {
  const answer = await guest.send(`${prefix}/new-ct/getProduct`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify([args, queryName]),
  });
  return { status: answer.status, ...JSON.parse(answer.text) };
}

function agree(guest: Guest, ...purposes: readonly string[]): void {
  guest.cookies.set("consent", ["v1", today, ...purposes].join("."));
}

/** Orders by bank transfer with a code; returns the order from the session's own list. */
async function buy(guest: Guest) {
  await guest.call("addToCart", { sku, quantity: 2 });
  await guest.call("applyCartCoupon", { code: "IRONHALL10" });
  const values = { ...toAddressForm(shops.GB), email: "Jane.Doe@gmail.com" };
  expect((await guest.call("updateCart", { actions: [{ type: "set-addresses", values }] })).status).toBe(200);
  expect((await guest.call("createOrder", { method: "bank_transfer" })).status).toBe(201);
  const { results } = (await guest.call("getOrders")).data as { results: readonly Order[] };
  return results[0] as Order;
}

type Order = {
  readonly id: string;
  readonly orderNumber: string;
  readonly total: { readonly centAmount: number };
  readonly taxPortions: readonly { readonly amount: { readonly centAmount: number } }[];
};

describe("tracked items", () => {
  it("are returned for many articles at once, in order, without those that are not sold here", async () => {
    const listing = await ask({ hits: 48 }, { queryName: "listing" });
    const skus = listing.data.results.map((card: { sku: string }) => card.sku);
    expect(skus).toHaveLength(48);
    const { status, data } = await ask({ skus: [...skus.slice(1), "EX99999999"] });
    expect(status).toBe(200);
    expect(data.results.map((item: { item_id: string }) => item.item_id)).toEqual(skus.slice(1));
    for (const item of data.results)
      expect(item).toMatchObject({
        item_name: expect.any(String),
        item_category: expect.any(String),
        gtin: expect.stringMatching(/^\d{13}$/),
        price: expect.any(Number),
        quantity: 1,
        currency: "GBP",
      });
    expect(await ask({ sku: skus[1] })).toMatchObject({ data: data.results[0] });
    expect((await ask({ skus: Array(49).fill(sku) })).error.code).toBe("invalid-arguments");
  });
});

it("has texts in the language of the page, by the path of the request", async () => {
  const guest = shop.guest("be.localhost");
  const french = (await ask({ sku }, { guest })).data;
  const dutch = (await ask({ sku }, { guest, prefix: "/nl" })).data;
  expect([french, dutch]).toMatchObject([
    { language: "fr", country: "BE", currency: "EUR" },
    { language: "nl", country: "BE", currency: "EUR" },
  ]);
  expect(dutch.item_name).not.toBe(french.item_name);
  expect(dutch.item_category).not.toBe(french.item_category);
});

describe("an order's data for tags", () => {
  it("are the session's own order, and the buyer's contact after consent to marketing", async () => {
    const guest = shop.guest();
    const order = await buy(guest);
    const path = `/personal/purchase?order=${order.id}`;
    expect((await guest.get(path)).status).toBe(404);

    agree(guest, "statistics");
    const counted = await guest.get(path);
    expect(counted.headers["cache-control"]).toContain("no-store");
    const { purchase, buyer } = JSON.parse(counted.text);
    expect(buyer).toBeNull();
    expect(purchase).toMatchObject({
      transaction_id: order.orderNumber,
      currency: "GBP",
      tax: order.taxPortions.reduce((sum, { amount }) => sum + amount.centAmount, 0) / 100,
      coupon: "IRONHALL10",
      payment_type: "bank_transfer",
      payment_name: "Bank transfer",
      items: [
        { item_id: sku, quantity: 2, index: 0, gtin: expect.any(String), discount: expect.any(Number) },
      ],
    });
    expect(Math.round((purchase.value + purchase.shipping) * 100)).toBe(order.total.centAmount);
    expect(Math.abs(purchase.items[0].price * 2 - purchase.value)).toBeLessThan(0.02);

    agree(guest, "marketing");
    const followed = JSON.parse((await guest.get(path)).text);
    expect(followed.purchase).toEqual(purchase);
    expect(followed.buyer).toEqual({
      email: "Jane.Doe@gmail.com",
      sha256_email_address: sha256("janedoe@gmail.com"),
      sha256_phone_number: sha256("+442079460000"),
    });

    const stranger = shop.guest();
    agree(stranger, "statistics", "marketing");
    expect((await stranger.get(path)).status).toBe(404);
  });
});

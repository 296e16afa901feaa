import { describe, expect, it } from "vitest";
import { toAddressForm } from "../../support/address-form.ts";
import type { Guest } from "../../support/guest.ts";
import { shops } from "../../support/shops.ts";
import { listOrders, openShop, sku } from "./open-shop.ts";

const shop = openShop();
const one = { sku, quantity: 1 };
const byTransfer = { method: "bank_transfer" };

type Answer = Awaited<ReturnType<Guest["call"]>>;
const orderOf = ({ data }: Answer) => (data as { order: { id: string; cartId: string } }).order;

describe("an order", () => {
  it.each([0, 20, 60])("stays in its session when another tab adds %i ms later", async (delayMs) => {
    const { guest, cartId } = await openPayable();
    const [buyer, other] = [fork(guest), fork(guest)];
    const [placed, added] = await Promise.all([
      buyer.call("createOrder", byTransfer, "buy"),
      later(delayMs, () => other.call("addToCart", one)),
    ]);
    const [order] = await listOrders(shop, cartId);
    expect([placed.status, added.status, order?.id]).toEqual([201, 200, orderOf(placed).id]);
    // Whichever response arrives last sets the browser's cookie; the tab's own may be older than both.
    for (const cookie of [buyer, other, guest]) {
      const browser = fork(cookie);
      await expectSeen(browser, orderOf(placed).id);
      expect((await fork(cookie).call("createOrder", byTransfer, "buy")).data).toEqual(placed.data);
      expect(await countPieces(browser)).toBe(2 - (await countOrdered(browser, orderOf(placed).id)));
    }
  });

  it("whose response was lost stays in its session after the next addition, and is placed once", async () => {
    const { guest, cartId } = await openPayable();
    const stale = fork(guest);
    await shop.instructPlatform({ lost: ["CreateOrder"], refused: ["LoadOrder"] });
    const lost = await guest.call("createOrder", byTransfer, "buy");
    await shop.instructPlatform();
    expect(lost.status).toBe(500);

    const added = await guest.call("addToCart", one);
    expect(added.status).toBe(200);
    const [order] = await listOrders(shop, cartId);
    for (const browser of [guest, stale]) {
      await expectSeen(browser, order?.id ?? "none");
      const again = await browser.call("createOrder", byTransfer, "buy");
      expect([again.status, orderOf(again).id]).toEqual([201, order?.id]);
      expect(await countPieces(browser)).toBe(1);
    }
    expect(await listOrders(shop, cartId)).toHaveLength(1);
  });

  it("is not shown to another session", async () => {
    const { guest } = await openPayable();
    const placed = await guest.call("createOrder", byTransfer);
    const stranger = shop.guest();
    await stranger.call("addToCart", one);
    expect((await stranger.get(thankYouOf(orderOf(placed).id))).status).toBe(404);
  });
});

async function openPayable() {
  const guest = shop.guest();
  const added = await guest.call("addToCart", one);
  const values = toAddressForm(shops.GB);
  const actions = [
    { type: "set-addresses", values },
    { type: "choose-payment", ...byTransfer },
  ];
  expect((await guest.call("updateCart", { actions })).status).toBe(200);
  return { guest, cartId: (added.data as { cart: { id: string } }).cart.id };
}

/** Opens another tab with the current cookies. */
function fork(guest: Guest): Guest {
  const tab = shop.guest();
  for (const [name, value] of guest.cookies) tab.cookies.set(name, value);
  return tab;
}

async function later<Value>(delayMs: number, run: () => Promise<Value>): Promise<Value> {
  await new Promise((resolve) => setTimeout(resolve, delayMs));
  return run();
}

const thankYouOf = (orderId: string) => `/checkout/thank-you?order=${orderId}`;

/** Expects the thank-you page to show the order, and the session's orders to name it. */
async function expectSeen(browser: Guest, orderId: string): Promise<void> {
  expect((await fork(browser).get(thankYouOf(orderId))).status).toBe(200);
  const { data } = await fork(browser).call("getOrders");
  expect((data as { results: { id: string }[] }).results.map(({ id }) => id)).toEqual([orderId]);
}

type Lines = { readonly lines: readonly { readonly quantity: number }[] };
const count = ({ lines }: Lines) => lines.reduce((pieces, { quantity }) => pieces + quantity, 0);

async function countPieces(browser: Guest): Promise<number> {
  const { data } = await fork(browser).call("getCart");
  return data ? count(data as Lines) : 0;
}

async function countOrdered(browser: Guest, id: string): Promise<number> {
  const { data } = await fork(browser).call("getOrders", { id });
  return (data as { results: Lines[] }).results.reduce((pieces, order) => pieces + count(order), 0);
}

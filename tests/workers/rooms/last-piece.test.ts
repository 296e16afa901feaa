import { runDurableObjectAlarm } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import type { CartAddress } from "../../../app/gateways/cart-room/cart-room-gateway";
import { platform } from "../../support/commerce-stand-in";
import { provider } from "../../support/provider-stand-in";
import { soon } from "../../support/soon";
import { bindings, newKey, openPayableCart, rooms, sku } from "./room-fixture";

beforeEach(() => {
  platform.reset();
  provider.reset();
});

type Address = CartAddress & { cartId: string };

const carts = 8;
const openCarts = (count: number) => Promise.all(Array.from({ length: count }, openPayableCart));
const roomOf = ({ cartId }: Address) => bindings.CartRoom.getByName(`cart:${cartId}`);

const start = (address: Address, method: string) =>
  rooms.startPayment(address, {
    method,
    agreedCents: null,
    returnUrl: "http://sk.localhost/payment/return",
    locale: "sk-SK",
    idempotencyKey: newKey(),
  });

/** Adds exactly these SKUs to the cart, one item each, in this order. */
async function fill(address: Address, skus: readonly string[]): Promise<void> {
  for (const wanted of skus)
    await rooms.execute(address, { type: "add-line", sku: wanted, quantity: 1 }, newKey());
  const cart = await rooms.read(address, "through");
  const rest = cart.ok ? (cart.value?.lines ?? []).filter((line) => !skus.includes(line.sku)) : [];
  for (const { id } of rest) await rooms.execute(address, { type: "remove-line", lineId: id }, newKey());
}

async function authorise(address: Address): Promise<string> {
  const started = await start(address, "scheme");
  if (!started.ok || started.value.next !== "redirect") throw new Error("The card payment did not start");
  const sessionId = started.value.url.split("/").at(-1) ?? "";
  provider.end(sessionId, "completed");
  return sessionId;
}

const comeBack = (address: Address, sessionId: string) =>
  rooms.finishPayment(address, { sessionId, sessionResult: "proof" });

/** Holds every call of an operation until `count` calls wait for it. */
function meetAt(operation: string, count: number): void {
  let open = () => {};
  platform.held = { operation, until: new Promise<void>((resolve) => (open = resolve)) };
  const before = platform.count(operation);
  void soon(() => platform.count(operation) - before >= count).then(open);
}

const soldOut = { ok: false, error: { code: "out-of-stock", lines: [{ sku, left: 0 }] } };

async function expectStored(addresses: readonly Address[]): Promise<void> {
  for (const address of addresses) {
    const cart = await rooms.read(address, "through");
    expect(cart.ok && cart.value?.lines.map((line) => [line.sku, line.quantity])).toEqual([[sku, 1]]);
  }
}

/** Eight carts go from empty to paid, also on a busy machine. */
const patience = { timeout: 120_000 };

describe("the last item", patience, () => {
  it.each(["cash_on_delivery", "bank_transfer"])(
    "is sold once to eight carts at once, by %s",
    async (method) => {
      const addresses = await openCarts(carts);
      platform.stock.set(sku, 1);
      meetAt("CreateOrder", carts);
      const answers = await Promise.all(addresses.map((address) => start(address, method)));
      const losers = addresses.filter((_, index) => !answers[index]?.ok);
      expect(answers.filter(({ ok }) => !ok)).toEqual(Array(carts - 1).fill(soldOut));
      expect(platform.orders.size).toBe(1);
      expect(platform.stock.get(sku)).toBe(0);
      await expectStored(losers);
    },
  );

  it("is sold once to eight carts at once, by card: the others get their money back", async () => {
    const addresses = await openCarts(carts);
    platform.stock.set(sku, 1);
    const sessions = await Promise.all(addresses.map(authorise));
    meetAt("CreateOrder", carts);
    const answers = await Promise.all(
      addresses.map((address, index) => comeBack(address, sessions[index] ?? "")),
    );
    const winner = answers.findIndex(({ ok }) => ok);
    expect(answers.filter(({ ok }) => !ok)).toEqual(Array(carts - 1).fill(soldOut));
    expect(platform.orders.size).toBe(1);
    await soon(() => provider.count("captures", sessions[winner] ?? "") === 1);
    for (const [index, session] of sessions.entries()) {
      expect(provider.count("cancels", session)).toBe(index === winner ? 0 : 1);
      if (index !== winner) expect(provider.count("captures", session)).toBe(0);
    }
    await expectStored(addresses.filter((_, index) => index !== winner));
  });

  it("of two SKUs goes completely to one of two carts that name them in opposite order", async () => {
    const [a, b] = ["EX-A", "EX-B"];
    platform.stock.set(a, 5).set(b, 5);
    const addresses = await openCarts(2);
    const [one, other] = addresses;
    if (!one || !other) throw new Error("No carts");
    await fill(one, [a, b]);
    await fill(other, [b, a]);
    platform.stock.set(a, 1).set(b, 1);
    meetAt("CreateOrder", 2);
    const answers = await Promise.all(addresses.map((address) => start(address, "bank_transfer")));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ error: { code: "out-of-stock" } });
    expect([platform.stock.get(a), platform.stock.get(b)]).toEqual([0, 0]);
  });

  it("is not taken by an order that lacks another SKU", async () => {
    platform.stock.set("EX-A", 5);
    const address = await openPayableCart();
    await fill(address, [sku, "EX-A"]);
    platform.before.set("CreateOrder", () => platform.stock.set("EX-A", 0));
    expect(await start(address, "bank_transfer")).toEqual({
      ok: false,
      error: { code: "out-of-stock", lines: [{ sku: "EX-A", left: 0 }] },
    });
    expect(platform.stock.get(sku)).toBe(20);
  });

  it("is not reserved by a room that died while it placed its order", async () => {
    const [dying, next] = await openCarts(2);
    if (!dying || !next) throw new Error("No carts");
    platform.stock.set(sku, 1);
    const session = await authorise(dying);
    platform.faults.set("CreateOrder", ["before", "before", "before"]);
    expect((await comeBack(dying, session)).ok).toBe(false);
    expect((await start(next, "bank_transfer")).ok).toBe(true);
    await runDurableObjectAlarm(roomOf(dying));
    expect(provider.count("cancels", session)).toBe(1);
    expect(platform.orders.size).toBe(1);
    expect(await comeBack(dying, session)).toEqual(soldOut);
  });

  it("stays with the order whose response was lost when the alarm resumes it", async () => {
    const [dying, next] = await openCarts(2);
    if (!dying || !next) throw new Error("No carts");
    platform.stock.set(sku, 1);
    const session = await authorise(dying);
    platform.faults.set("CreateOrder", ["after"]);
    platform.faults.set("LoadOrder", ["before"]);
    platform.faults.set("LoadCart", []);
    const answer = await comeBack(dying, session);
    await runDurableObjectAlarm(roomOf(dying));
    const order = answer.ok ? answer : await comeBack(dying, session);
    expect(order.ok && order.value.cartId).toBe(dying.cartId);
    expect(await start(next, "bank_transfer")).toEqual(soldOut);
    // The alarm and the returning shopper may both request it, under one key.
    await soon(() => provider.count("captures", session) > 0);
    expect(provider.count("cancels", session)).toBe(0);
  });
});

describe("an article without stock keeping", () => {
  it("is ordered without a stock entry", async () => {
    const address = await openPayableCart();
    platform.productsWithoutStock = new Set(["4100010"]);
    await rooms.execute(address, { type: "add-line", sku: "4100010", quantity: 1 }, newKey());
    const answer = await start(address, "bank_transfer");
    expect(answer.ok && answer.value.next).toBe("thank-you");
    expect(platform.stock.get(sku)).toBe(19);
  });

  it("differs from a SKU without a stock entry: that blocks the order", async () => {
    const address = await openPayableCart();
    platform.stock.delete(sku);
    platform.productsWithoutStock.add(sku);
    expect(await start(address, "bank_transfer")).toEqual(soldOut);
  });
});

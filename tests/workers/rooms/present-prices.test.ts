import { beforeEach, describe, expect, it } from "vitest";
import { platform } from "../../support/commerce-stand-in";
import { provider } from "../../support/provider-stand-in";
import { authorise, comeBack, startPayment } from "./pay";
import { newKey, openPayableCart, rooms } from "./room-fixture";

beforeEach(() => {
  platform.reset();
  provider.reset();
});

const changed = { ok: false, error: { code: "amount-changed" } };
const methods = ["bank_transfer", "cash_on_delivery", "scheme"];

describe("the checkout", () => {
  it("opens at the current prices, and does not change a cart that has them", async () => {
    const address = await openPayableCart();
    const before = await rooms.read(address);
    expect(await rooms.read(address, "priced")).toEqual(before);
    platform.pieceCents = 12_000;
    expect(await rooms.read(address, "through")).toEqual(before);
    expect(await rooms.read(address, "priced")).toMatchObject({ value: { total: { centAmount: 12_000 } } });
  });

  it("opens at the cart's own prices while the platform accepts no update", async () => {
    const address = await openPayableCart();
    platform.faults.set("UpdateCart", ["before", "before", "before"]);
    expect(await rooms.read(address, "priced")).toMatchObject({ value: { total: { centAmount: 10_000 } } });
  });

  it("prices a cart once when the platform's response was lost", async () => {
    const address = await openPayableCart();
    platform.pieceCents = 12_000;
    platform.faults.set("UpdateCart", ["after"]);
    expect(await rooms.read(address, "priced")).toMatchObject({ value: { total: { centAmount: 12_000 } } });
  });
});

describe("a cart that became a customer's", () => {
  const takeOver = (cartId: string) => {
    const cart = platform.carts.get(cartId);
    if (cart) Object.assign(cart, { customerId: "customer-1", version: cart.version + 1 });
    return cart;
  };

  it("is not prepared for an order either", async () => {
    const address = await openPayableCart();
    const cart = takeOver(address.cartId);
    const before = cart?.version;
    expect(await startPayment(address, "cash_on_delivery")).toEqual({
      ok: false,
      error: { code: "cart-incomplete", missing: "lines" },
    });
    expect([cart?.version, cart?.codFee]).toEqual([before, 0]);
  });

  it("is not repriced for the guest's old cookie, also before the room is notified", async () => {
    const address = await openPayableCart();
    takeOver(address.cartId);
    platform.pieceCents = 12_000;
    const updates = platform.count("UpdateCart");
    expect(await rooms.read(address, "priced")).toEqual({ ok: true, value: null });
    expect(platform.count("UpdateCart")).toBe(updates);
  });
});

describe("an order at a changed price", () => {
  it.each(methods)("by %s is reported before the order, and placed after confirmation", async (method) => {
    const address = await openPayableCart();
    platform.pieceCents = 12_000;
    expect(await startPayment(address, method)).toEqual(changed);
    expect([platform.orders.size, provider.payments.size, platform.payments.size]).toEqual([0, 0, 0]);
    expect(await rooms.read(address)).toMatchObject({
      value: { lines: [{ unitPrice: { centAmount: 12_000 } }] },
    });
    expect((await startPayment(address, method)).ok).toBe(true);
  });

  it.each(methods)("by %s is placed at the total that the caller names", async (method) => {
    const address = await openPayableCart();
    const fee = method === "cash_on_delivery" ? 200 : 0;
    expect(await startPayment(address, method, newKey(), 9_999)).toEqual(changed);
    platform.pieceCents = 9_000;
    expect(await startPayment(address, method, newKey(), 10_000 + fee)).toEqual(changed);
    expect((await startPayment(address, method, newKey(), 9_000 + fee)).ok).toBe(true);
  });

  it("is not placed while the prices are unavailable", async () => {
    const address = await openPayableCart();
    platform.faults.set("UpdateCart", ["before", "before", "before"]);
    expect(await startPayment(address, "bank_transfer")).toEqual({
      ok: false,
      error: { code: "platform-unavailable" },
    });
    expect(platform.orders.size).toBe(0);
  });

  it.each(["bank_transfer", "cash_on_delivery"])(
    "by %s that the platform refuses at the last step is reported, and placed after confirmation",
    async (method) => {
      const address = await openPayableCart();
      platform.refusesOldPrices = true;
      platform.before.set("CreateOrder", () => {
        platform.pieceCents = 12_000;
      });
      expect(await startPayment(address, method)).toEqual(changed);
      expect(platform.orders.size).toBe(0);
      expect(await rooms.read(address)).toMatchObject({
        value: { lines: [{ unitPrice: { centAmount: 12_000 } }] },
      });
      expect((await startPayment(address, method)).ok).toBe(true);
    },
  );

  it("by card that the platform refuses returns the money, and reports the other price", async () => {
    const address = await openPayableCart();
    const sessionId = await authorise(address);
    platform.refusesOldPrices = true;
    platform.pieceCents = 12_000;
    expect(await comeBack(address, sessionId)).toEqual(changed);
    expect([platform.orders.size, provider.count("cancels", sessionId)]).toEqual([0, 1]);
    expect((await startPayment(address, "scheme")).ok).toBe(true);
  });

  it("that the card was authorised for is the confirmed one", async () => {
    const address = await openPayableCart();
    const sessionId = await authorise(address);
    platform.pieceCents = 12_000;
    expect(await comeBack(address, sessionId)).toMatchObject({
      ok: true,
      value: { total: { centAmount: 10_000 } },
    });
  });
});

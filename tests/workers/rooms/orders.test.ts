import { runDurableObjectAlarm } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import type { PlaceOrderError } from "../../../app/orders/model/order";
import { toOrderNumber } from "../../../app/orders/model/order-number";
import { platform } from "../../support/commerce-stand-in";
import { provider } from "../../support/provider-stand-in";
import { soon } from "../../support/soon";
import { authorise, comeBack, listTransactions, notify, startPayment } from "./pay";
import { add, bindings, newKey, openCartWithOnePiece, openPayableCart, rooms } from "./room-fixture";

/** Pauses between retries are real, and machines may be busy. */

beforeEach(() => {
  platform.reset();
  provider.reset();
});

describe("cash on delivery", () => {
  it("becomes an order at once, with the fee", async () => {
    const answer = await startPayment(await openPayableCart(), "bank_transfer");
    expect(answer.ok && answer.value.next).toBe("thank-you");
    const cod = await startPayment(await openPayableCart(), "cash_on_delivery");
    expect(cod.ok && cod.value.next === "thank-you" && cod.value.order).toMatchObject({
      codFee: { centAmount: 200 },
      total: { centAmount: 10_200 },
      paymentMethod: "cash_on_delivery",
    });
  });

  it("is one order under a double click and a repeat", async () => {
    const address = await openPayableCart();
    const key = newKey();
    const answers = await Promise.all([
      startPayment(address, "bank_transfer", key),
      startPayment(address, "bank_transfer", key),
    ]);
    answers.push(await startPayment(address, "bank_transfer"));
    const numbers = answers.map((answer) =>
      answer.ok && answer.value.next === "thank-you" ? answer.value.order.orderNumber : "none",
    );
    expect(new Set(numbers).size).toBe(1);
    expect(platform.orders.size).toBe(1);
  });

  it("is one order when the platform's response was lost", async () => {
    platform.faults.set("CreateOrder", ["after"]);
    const answer = await startPayment(await openPayableCart(), "bank_transfer");
    expect(answer.ok).toBe(true);
    expect(platform.orders.size).toBe(1);
  });

  it("is not reported as changed when its response was lost and it cannot be queried at once", async () => {
    platform.faults.set("CreateOrder", ["after"]).set("LoadOrder", ["before", "before"]);
    const answer = await startPayment(await openPayableCart(), "bank_transfer");
    expect(answer.ok && answer.value.next).toBe("thank-you");
    expect(platform.orders.size).toBe(1);
  });

  it("uses the next number when another cart has this one", async () => {
    const address = await openPayableCart();
    const other = await openPayableCart();
    platform.before.set("CreateOrder", () => {
      const foreign = platform.carts.get(other.cartId);
      const number = toOrderNumber(address.cartId);
      if (foreign) platform.orders.set(number, { number, cart: foreign });
    });
    const answer = await startPayment(address, "bank_transfer");
    expect(answer.ok && answer.value.next === "thank-you" && answer.value.order.cartId).toBe(address.cartId);
  });
});

describe("an order is refused", () => {
  it("with the missing fields", async () => {
    const answer = await startPayment(await openCartWithOnePiece(), "bank_transfer");
    expect(answer).toEqual({ ok: false, error: { code: "cart-incomplete", missing: "email" } });
  });

  it("with the remaining stock", async () => {
    const address = await openPayableCart();
    await rooms.execute(address, add(4), newKey());
    platform.stock.set("EX10000001", 2);
    expect(await startPayment(address, "bank_transfer")).toEqual({
      ok: false,
      error: { code: "out-of-stock", lines: [{ sku: "EX10000001", left: 2 }] },
    });
  });

  it("when the shop does not have the method", async () => {
    expect(await startPayment(await openPayableCart(), "magic")).toMatchObject({
      ok: false,
      error: { code: "method-not-allowed" },
    });
  });
});

describe("a card payment", () => {
  it("is authorised, ordered and captured, with its record on the platform", async () => {
    const address = await openPayableCart();
    const sessionId = await authorise(address);
    const order = await comeBack(address, sessionId);
    expect(order.ok && order.value.total.centAmount).toBe(10_000);
    await soon(() => provider.count("captures", sessionId) === 1);
    await soon(() => listTransactions().includes("Charge Pending"));
    expect(listTransactions()).toEqual(["Authorization Success", "Charge Pending"]);
  });

  it("is one order under parallel returns, notifications and reloads", async () => {
    const address = await openPayableCart();
    const sessionId = await authorise(address);
    const answers = await Promise.all([
      comeBack(address, sessionId),
      notify(address, sessionId),
      comeBack(address, sessionId),
      notify(address, sessionId),
    ]);
    answers.push(await comeBack(address, sessionId));
    expect(new Set(answers.map((answer) => (answer.ok ? answer.value.orderNumber : "none"))).size).toBe(1);
    expect(platform.orders.size).toBe(1);
    await soon(() => provider.count("captures", sessionId) === 1);
    expect(provider.count("cancels", sessionId)).toBe(0);
  });

  it("is reversed when a second device changed the cart meanwhile", async () => {
    const address = await openPayableCart();
    const sessionId = await authorise(address);
    await rooms.execute(address, add(1), newKey());
    const changed = { ok: false, error: { code: "amount-changed" } };
    expect(await comeBack(address, sessionId)).toEqual(changed);
    expect(await notify(address, sessionId)).toEqual(changed);
    expect(platform.orders.size).toBe(0);
    expect(provider.count("cancels", sessionId)).toBe(1);
    expect(provider.count("captures", sessionId)).toBe(0);
    expect(listTransactions()).toContain("CancelAuthorization Success");
  });

  it("is reversed when the stock is gone, and reports what is left", async () => {
    const address = await openPayableCart();
    const sessionId = await authorise(address);
    platform.stock.set("EX10000001", 0);
    expect(await comeBack(address, sessionId)).toMatchObject({
      error: { code: "out-of-stock", lines: [{ left: 0 }] },
    });
    expect(provider.count("cancels", sessionId)).toBe(1);
  });

  it("of a second tab is reversed when the first placed the order", async () => {
    const address = await openPayableCart();
    const first = await authorise(address);
    const second = await authorise(address);
    const [one, two] = [await comeBack(address, first), await comeBack(address, second)];
    expect(one.ok && two.ok && one.value.id === two.value.id).toBe(true);
    expect(provider.calls.filter((call) => call.includes("cancels"))).toEqual([
      `POST /checkout/v71/payments/PSP-${second}/cancels`,
    ]);
  });

  it.each<["refused" | "canceled", PlaceOrderError]>([
    ["refused", { code: "payment", kind: "payment-error", charged: false }],
    ["canceled", { code: "payment", kind: "cancelled-transaction", charged: false }],
  ])("that was %s does not change the cart", async (outcome, error) => {
    const address = await openPayableCart();
    const sessionId = await authorise(address);
    provider.end(sessionId, outcome);
    expect(await comeBack(address, sessionId)).toEqual({ ok: false, error });
    const cart = await rooms.read(address, "through");
    expect(cart.ok && cart.value?.lines.length).toBe(1);
  });

  it("waits for an unavailable platform, and the notification completes it", async () => {
    const address = await openPayableCart();
    const sessionId = await authorise(address);
    platform.faults.set("CreateOrder", ["before", "before", "before"]);
    expect(await comeBack(address, sessionId)).toEqual({
      ok: false,
      error: { code: "platform-unavailable" },
    });
    expect(provider.count("cancels", sessionId)).toBe(0);
    expect((await notify(address, sessionId)).ok).toBe(true);
    expect(platform.orders.size).toBe(1);
  });

  it("whose capture failed is captured by the alarm, and its order stays known", async () => {
    const address = await openPayableCart();
    const sessionId = await authorise(address);
    provider.isDown = true;
    const order = await comeBack(address, sessionId);
    await soon(() => provider.count("captures", sessionId) === 1);
    provider.isDown = false;
    const room = bindings.CartRoom.getByName(`cart:${address.cartId}`);
    expect(await runDurableObjectAlarm(room)).toBe(true);
    expect(listTransactions()).toEqual(["Authorization Success", "Charge Pending"]);
    await runDurableObjectAlarm(room);
    const again = await comeBack(address, sessionId);
    expect(order.ok && again.ok && again.value.id === order.value.id).toBe(true);
  });

  it("that could not be reversed at once is reversed by the alarm", async () => {
    const address = await openPayableCart();
    const sessionId = await authorise(address);
    await rooms.execute(address, add(1), newKey());
    provider.isDown = true;
    expect(await comeBack(address, sessionId)).toMatchObject({ error: { code: "amount-changed" } });
    provider.isDown = false;
    await runDurableObjectAlarm(bindings.CartRoom.getByName(`cart:${address.cartId}`));
    expect(listTransactions()).toEqual(["Authorization Success", "CancelAuthorization Success"]);
  });

  it("cannot start while the provider refuses it", async () => {
    provider.failures = [422];
    expect(await startPayment(await openPayableCart(), "scheme")).toMatchObject({
      error: { code: "payment", kind: "unprocessable-entity", charged: false },
    });
  });
});

describe("an ordered cart", () => {
  it("is no longer a cart; the next addition opens a new one", async () => {
    const address = await openPayableCart();
    await startPayment(address, "bank_transfer");
    expect(await rooms.read(address)).toEqual({ ok: true, value: null });
    const next = await rooms.execute({ ...address, cartId: null }, add(1), newKey());
    expect(next.ok && next.value.cart.id).not.toBe(address.cartId);
  });
});

import { runDurableObjectAlarm } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import { toOrderNumber } from "../../../app/orders/model/order-number";
import { platform } from "../../support/commerce-stand-in";
import { provider } from "../../support/provider-stand-in";
import { soon } from "../../support/soon";
import { authorise, comeBack, notify, startPayment } from "./pay";
import { bindings, openPayableCart } from "./room-fixture";

beforeEach(() => {
  platform.reset();
  provider.reset();
});

const unavailable = { ok: false, error: { code: "platform-unavailable" } };

/** The next order is placed, and its response is lost; reads do not show it either. */
function loseNextOrder(): void {
  platform.faults.set("CreateOrder", ["after"]);
  platform.faults.set("LoadOrder", ["before", "before", "before"]);
}

/** Lists the payments that the only order names. */
const payersOfOrder = () =>
  [...platform.orders.values()].flatMap(({ cart }) =>
    cart.paymentIds.map((id) => platform.payments.get(id)?.key ?? ""),
  );

describe("an order whose response was lost", () => {
  it("by bank transfer is not charged to a card of the same amount", async () => {
    const address = await openPayableCart();
    const sessionId = await authorise(address);
    loseNextOrder();
    expect(await startPayment(address, "bank_transfer")).toEqual(unavailable);
    const order = await comeBack(address, sessionId);
    expect(order).toMatchObject({ ok: true, value: { paymentMethod: "bank_transfer" } });
    await runDurableObjectAlarm(bindings.CartRoom.getByName(`cart:${address.cartId}`));
    expect([provider.count("cancels", sessionId), provider.count("captures", sessionId)]).toEqual([1, 0]);
    expect(payersOfOrder()).toEqual([`${address.cartId}-bank_transfer-10000`]);
  });

  it("is charged to its card, not to a second card of the same amount", async () => {
    const address = await openPayableCart();
    const first = await authorise(address);
    const second = await authorise(address);
    loseNextOrder();
    expect(await comeBack(address, first)).toEqual(unavailable);
    expect((await comeBack(address, second)).ok).toBe(true);
    expect((await notify(address, first)).ok).toBe(true);
    await soon(() => provider.count("captures", first) === 1);
    expect([provider.count("cancels", first), provider.count("cancels", second)]).toEqual([0, 1]);
    expect(provider.count("captures", second)).toBe(0);
    expect(payersOfOrder()).toEqual([`${address.cartId}-${first}`]);
  });

  it("arrives at the platform late: the card waiting meanwhile is reversed", async () => {
    const address = await openPayableCart();
    const sessionId = await authorise(address);
    platform.faults.set("CreateOrder", ["before", "before", "before"]);
    expect(await startPayment(address, "bank_transfer")).toEqual(unavailable);
    // The first attempt reaches the platform after the card's room has read the cart.
    platform.before.set("Stock", () => {
      const cart = platform.carts.get(address.cartId);
      if (!cart) return;
      Object.assign(cart, { state: "Ordered", version: cart.version + 1 });
      platform.orders.set(toOrderNumber(cart.id), { number: toOrderNumber(cart.id), cart });
    });
    expect(await comeBack(address, sessionId)).toMatchObject({
      ok: true,
      value: { paymentMethod: "bank_transfer" },
    });
    expect([provider.count("cancels", sessionId), provider.count("captures", sessionId)]).toEqual([1, 0]);
  });
});

import { runInDurableObject } from "cloudflare:test";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { toOrderNumber } from "../../../app/orders/model/order-number";
import { platform } from "../../support/commerce-stand-in";
import { provider } from "../../support/provider-stand-in";
import { soon } from "../../support/soon";
import {
  authorise,
  comeBack,
  listFields,
  listTransactions,
  notify,
  openPage,
  openProvidersPage,
  startPayment,
  tell,
} from "./pay";
import { bindings, openPayableCart, rooms } from "./room-fixture";

beforeEach(() => {
  platform.reset();
  provider.reset();
});

const noOrder = { ok: false, error: { code: "payment", kind: "payment-error", charged: false } };
const notYours = { ok: false, error: { code: "cart-incomplete", missing: "lines" } };

describe("the order of a cart that became a customer's", () => {
  async function signIn(guest: Awaited<ReturnType<typeof openPayableCart>>) {
    const cart = platform.carts.get(guest.cartId);
    if (cart) cart.customerId = "customer-1";
    const customer = { ...guest, customerId: "customer-1" };
    await rooms.read(customer, "through");
    return customer;
  }

  it("is not revealed to the guest's old cookie, whatever payment it names", async () => {
    const guest = await openPayableCart();
    const customer = await signIn(guest);
    const sessionId = await authorise(customer);
    const order = await comeBack(customer, sessionId);
    expect(order.ok && order.value.email).toBe("jana@example.sk");
    for (const named of ["made-up", "", sessionId]) expect(await comeBack(guest, named)).toEqual(notYours);
    expect(await startPayment(guest, "bank_transfer")).toEqual(notYours);
    expect(await rooms.findOrder(guest)).toEqual({ ok: true, value: null });
  });

  it("is not revealed to a guest who asks before the room is notified of the sign-in", async () => {
    const guest = await openPayableCart();
    const cart = platform.carts.get(guest.cartId);
    if (!cart) throw new Error("No cart");
    Object.assign(cart, { customerId: "customer-1", state: "Ordered" });
    const number = toOrderNumber(cart.id);
    platform.orders.set(number, { number, cart });
    expect(await rooms.findOrder(guest)).toEqual({ ok: true, value: null });
    expect(await rooms.findOrder({ ...guest, customerId: "customer-1" })).toMatchObject({
      value: { orderNumber: number },
    });
  });

  it("is not revealed to a guest whose order button is the first to detect the sign-in", async () => {
    const guest = await openPayableCart();
    const cart = platform.carts.get(guest.cartId);
    if (!cart) throw new Error("No cart");
    Object.assign(cart, { customerId: "customer-1", state: "Ordered" });
    const number = toOrderNumber(cart.id);
    platform.orders.set(number, { number, cart });
    expect(await startPayment(guest, "bank_transfer")).toEqual(notYours);
  });

  it("is not revealed for a payment that the cart does not know", async () => {
    const guest = await openPayableCart();
    await startPayment(guest, "bank_transfer");
    expect(await comeBack(guest, "made-up")).toEqual(noOrder);
  });
});

describe("a notification that does not name its session", () => {
  it("repeated for an ordered payment matches no other attempt: nothing is reversed", async () => {
    const address = await openPayableCart();
    const paid = await authorise(address);
    const open = await openProvidersPage(address);
    expect((await comeBack(address, paid)).ok).toBe(true);
    await soon(() => provider.count("captures", paid) === 1);
    expect((await notify(address, paid, false)).ok).toBe(true);
    expect(provider.calls.filter((call) => call.includes("cancels"))).toEqual([]);
    expect(await comeBack(address, open)).toMatchObject({ ok: false });
  });

  it("and was matched to another attempt is the same money when its shopper returns", async () => {
    const address = await openPayableCart();
    const paid = await authorise(address);
    await openProvidersPage(address);
    expect((await notify(address, paid, false)).ok).toBe(true);
    expect((await comeBack(address, paid)).ok).toBe(true);
    expect(platform.orders.size).toBe(1);
    expect(provider.calls.filter((call) => call.includes("cancels"))).toEqual([]);
  });

  it("has the method that was paid by: a card's money is captured, also when PayPal was tried later", async () => {
    const address = await openPayableCart();
    const card = await authorise(address);
    await openPage(address, "paypal");
    expect(await tell(address, { pspReference: `PSP-${card}`, method: "visa" })).toBe(true);
    await soon(() => provider.count("captures", card) === 1);
    expect([...platform.orders.values()]).toHaveLength(1);
  });

  it("places the order of a payment that the shopper had apparently cancelled", async () => {
    const address = await openPayableCart();
    const sessionId = await openProvidersPage(address);
    provider.end(sessionId, "canceled");
    expect((await comeBack(address, sessionId)).ok).toBe(false);
    expect((await notify(address, sessionId, false)).ok).toBe(true);
    await soon(() => provider.count("captures", sessionId) === 1);
  });

  it("and matches no payment of the cart is reversed, and the platform's record says why", async () => {
    const lines = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    onTestFinished(() => lines.mockRestore());
    const address = await openPayableCart();
    expect(await notify(address, "nobody", false)).toEqual(noOrder);
    expect(await notify(address, "nobody", false)).toEqual(noOrder);
    expect(lines.mock.calls.map(([line]) => JSON.parse(String(line)))).toContainEqual(
      expect.objectContaining({ event: "payment-unknown", pspReference: "PSP-nobody" }),
    );
    expect(provider.count("cancels", "nobody")).toBe(1);
    expect(listFields()).toEqual([
      { attemptId: "PSP-nobody", attemptState: "voided", endReason: "unknown-payment" },
    ]);
    expect(listTransactions()).toEqual(["Authorization Success", "CancelAuthorization Success"]);
  });

  it("and is of another shop of the same account is ignored", async () => {
    const address = await openPayableCart();
    expect(await tell(address, { reference: `1234-5678-9012_${address.cartId}` })).toBe(true);
    expect(provider.calls.filter((call) => call.includes("cancels"))).toEqual([]);
    expect(platform.payments.size).toBe(0);
  });
});

describe("an attempt that the room has lost", () => {
  it("is found by the platform's record, and its payment becomes the order", async () => {
    const address = await openPayableCart();
    const { sessionId } = await openPage(address, "paypal");
    const room = bindings.CartRoom.getByName(`cart:${address.cartId}`);
    await runInDurableObject(room, (_, { storage }) => void storage.sql.exec("DELETE FROM attempt"));
    expect((await notify(address, sessionId)).ok).toBe(true);
    expect(platform.orders.size).toBe(1);
    await soon(() => listTransactions().includes("Charge Success"));
  });
});

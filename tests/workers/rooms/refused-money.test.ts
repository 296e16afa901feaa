import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { platform } from "../../support/commerce-stand-in";
import { provider } from "../../support/provider-stand-in";
import { soon } from "../../support/soon";
import { authorise, comeBack, listTransactions, notify, startPayment, tell } from "./pay";
import { add, bindings, newKey, openPayableCart, rooms } from "./room-fixture";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

beforeEach(() => {
  platform.reset();
  provider.reset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Runs every alarm due within two weeks; returns the pauses between, in minutes. */
async function ringOn(cartId: string): Promise<readonly number[]> {
  const room = bindings.CartRoom.getByName(`cart:${cartId}`);
  const nextAlarm = () => runInDurableObject(room, (_, { storage }) => storage.getAlarm());
  const startedAt = Date.now();
  const pauses: number[] = [];
  vi.useFakeTimers({ toFake: ["Date"] });
  for (let at = await nextAlarm(); at !== null && at < startedAt + 14 * dayMs; at = await nextAlarm()) {
    pauses.push(Math.round((at - Date.now()) / minuteMs));
    vi.setSystemTime(at);
    await runDurableObjectAlarm(room);
  }
  return pauses;
}

const logged = (event: string, lines: { mock: { calls: unknown[][] } }) =>
  lines.mock.calls.map(([line]) => JSON.parse(String(line))).filter((line) => line.event === event);

describe("money that the provider refuses to move", () => {
  it("by a capture is retried with growing pauses, then left to the operator, reported once", async () => {
    const lines = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const address = await openPayableCart();
    const sessionId = await authorise(address);
    provider.isDown = true;
    await comeBack(address, sessionId);
    await soon(() => provider.count("captures", sessionId) === 1);
    const pauses = await ringOn(address.cartId);
    expect(pauses.slice(1, 9)).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    expect(pauses.length).toBeLessThan(80);
    expect(logged("payment-given-up", lines)).toEqual([
      expect.objectContaining({ state: "ordered", pspReference: `PSP-${sessionId}` }),
    ]);
    expect(listTransactions()).toEqual(["Authorization Success", "Charge Failure"]);
  });

  it("by a void is retried with growing pauses, then left to the operator, reported once", async () => {
    const lines = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const address = await openPayableCart();
    const sessionId = await authorise(address);
    await rooms.execute(address, add(1), newKey());
    provider.isDown = true;
    await comeBack(address, sessionId);
    expect((await ringOn(address.cartId)).length).toBeLessThan(80);
    expect(logged("payment-given-up", lines)).toEqual([expect.objectContaining({ state: "void-due" })]);
    expect(listTransactions()).toEqual(["Authorization Success", "CancelAuthorization Failure"]);
  });

  it("for a day is moved once the provider accepts it", async () => {
    const address = await openPayableCart();
    const sessionId = await authorise(address);
    provider.isDown = true;
    await comeBack(address, sessionId);
    await soon(() => provider.count("captures", sessionId) === 1);
    const room = bindings.CartRoom.getByName(`cart:${address.cartId}`);
    await runDurableObjectAlarm(room);
    provider.isDown = false;
    await ringOn(address.cartId);
    expect(listTransactions()).toEqual(["Authorization Success", "Charge Pending"]);
  });
});

describe("money for an abandoned order, whose articles are ordered again", () => {
  it("is returned, reported once, however often it is notified, and places no second order", async () => {
    const lines = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const voucher = { type: "voucher", paymentMethodType: "multibanco", reference: "501", entity: "12101" };
    provider.direct = {
      resultCode: "PresentToShopper",
      merchantReference: "1234",
      action: {
        ...voucher,
        expiresAt: "2026-12-01T10:00:00",
        totalAmount: { value: 10_000, currency: "EUR" },
      },
    };
    const address = await openPayableCart();
    await startPayment(address, "paypal");
    const [attemptId = ""] = provider.payments.keys();
    await tell(address, { event: "EXPIRE", pspReference: `PSP-${attemptId}`, reason: "not paid" });
    expect(await rooms.releaseOrder(address.cartId)).toEqual({ ok: true, value: "released" });
    for (let times = 0; times < 2; times += 1) await notify(address, attemptId);
    expect(provider.count("reversals", attemptId)).toBe(1);
    expect(logged("late-money-returned", lines)).toHaveLength(1);
    expect([...platform.orders.values()].map(({ paymentState }) => paymentState)).toEqual(["Failed"]);
    expect(listTransactions()).toEqual(["Authorization Success", "Refund Pending"]);
  });
});

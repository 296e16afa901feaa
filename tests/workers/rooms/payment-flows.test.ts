import { runDurableObjectAlarm } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import { parsePaymentAction } from "../../../app/orders/model/payment-action";
import { platform } from "../../support/commerce-stand-in";
import { provider } from "../../support/provider-stand-in";
import { soon } from "../../support/soon";
import {
  authorise,
  comeBack,
  comeBackFromRedirect,
  listFields,
  listTransactions,
  notify,
  openPage,
  pay,
  startPayment,
  tell,
} from "./pay";
import { add, bindings, newKey, openPayableCart, rooms } from "./room-fixture";

beforeEach(() => {
  platform.reset();
  provider.reset();
});

const ring = (cartId: string) => runDurableObjectAlarm(bindings.CartRoom.getByName(`cart:${cartId}`));
const paymentStates = () => [...platform.orders.values()].map(({ paymentState }) => paymentState);
const changesOf = (kind: string) => provider.calls.filter((call) => call.endsWith(kind)).length;

/** The shopper pays on the method's redirect page. */
async function payByRedirect(method: string) {
  const address = await openPayableCart("DE");
  const { sessionId } = await openPage(address, method);
  return { address, sessionId, answer: await comeBackFromRedirect(address, sessionId) };
}

describe("a redirect method", () => {
  it("becomes an order when the shopper paid there, and its money is captured", async () => {
    const { answer, sessionId } = await payByRedirect("klarna_account");
    expect(answer).toMatchObject({ ok: true, value: { paymentState: "Paid" } });
    await soon(() => provider.count("captures", sessionId) === 1);
    expect(provider.drafts[0]).toMatchObject({
      paymentMethod: { type: "klarna_account" },
      amount: { value: 10_000, currency: "EUR" },
      shopperName: { firstName: expect.any(String) },
      additionalData: { manualCapture: "true" },
      lineItems: [{ id: "EX10000001", amountIncludingTax: 10_000, quantity: 1 }],
    });
    expect(new URL(String(provider.drafts[0]?.returnUrl)).searchParams.get("attempt")).toBe(sessionId);
  });

  it("that captures the money itself is not captured again", async () => {
    await payByRedirect("paypal");
    await soon(() => listTransactions().includes("Charge Success"));
    expect(provider.drafts[0]).toMatchObject({ captureDelayHours: 0 });
    expect(changesOf("captures")).toBe(0);
  });

  it("that captured the money for a cart changed meanwhile returns it, and reports it", async () => {
    const address = await openPayableCart();
    const { sessionId } = await openPage(address, "paypal");
    await rooms.execute(address, add(1), newKey());
    expect(await comeBackFromRedirect(address, sessionId)).toEqual({
      ok: false,
      error: { code: "payment", kind: "malformed-price", charged: true },
    });
    expect([changesOf("reversals"), changesOf("cancels")]).toEqual([1, 0]);
    expect(listTransactions()).toEqual(["Authorization Success", "Refund Pending"]);
    expect(listFields()).toEqual([
      { attemptId: sessionId, attemptState: "voided", endReason: "amount-changed" },
    ]);
    const reversed = { event: "CANCEL_OR_REFUND", modification: "refund" } as const;
    await tell(address, { ...reversed, pspReference: "MOD1", originalReference: `PSP-${sessionId}` });
    expect(listTransactions()).toEqual(["Authorization Success", "Refund Success"]);
  });

  it.each([
    ["Refused", "payment-error"],
    ["Cancelled", "cancelled-transaction"],
  ])("that ends as %s places no order, and reports the reason again", async (resultCode, kind) => {
    const address = await openPayableCart("DE");
    const { sessionId } = await openPage(address, "klarna");
    provider.end(sessionId, resultCode);
    const failure = { ok: false, error: { code: "payment", kind, charged: false } };
    expect(await comeBackFromRedirect(address, sessionId)).toEqual(failure);
    expect(await comeBackFromRedirect(address, sessionId)).toEqual(failure);
    expect(listTransactions()).toEqual(["Authorization Failure"]);
    expect(listFields()).toEqual([{ attemptId: sessionId, attemptState: "failed", endReason: resultCode }]);
  });

  it("pressed again after a lost response repeats the same request to the provider", async () => {
    const address = await openPayableCart("DE");
    const key = newKey();
    provider.losesAnswers = true;
    expect(await startPayment(address, "klarna", key)).toMatchObject({
      error: { code: "platform-unavailable" },
    });
    provider.losesAnswers = false;
    expect(await startPayment(address, "klarna", key)).toMatchObject({ ok: true });
    expect(new Set(provider.drafts.map(({ metadata }) => metadata?.attemptId)).size).toBe(1);
    expect(platform.payments.size).toBe(1);
  });

  it("that the provider refuses to start reports it, and names a request that it cannot process", async () => {
    const address = await openPayableCart("DE");
    provider.failures = [422, 403];
    const kinds = [await startPayment(address, "klarna"), await startPayment(address, "klarna")].map(
      (answer) => (!answer.ok && answer.error.code === "payment" ? answer.error.kind : "none"),
    );
    expect(kinds).toEqual(["unprocessable-entity", "payment-error"]);
  });
});

describe("a wallet", () => {
  it("with its sheet's token becomes an order at once, by one call", async () => {
    provider.direct = { resultCode: "Authorised", amount: { value: 10_000, currency: "EUR" } };
    const address = await openPayableCart();
    const answer = await pay(address, { method: "applepay", wallet: { token: "sheet" } });
    expect(answer).toMatchObject({ ok: true, value: { next: "thank-you" } });
    expect(provider.drafts[0]).toMatchObject({
      paymentMethod: { type: "applepay", applePayToken: "sheet" },
    });
    await soon(() => changesOf("captures") === 1);
  });

  it("without a sheet is paid on the provider's page", async () => {
    expect((await openPage(await openPayableCart(), "googlepay")).sessionId).toMatch(/^CS/);
  });

  // Settings are cached per store; no other test here uses this store.
  it("is the only method when the store accepts Google Pay only", async () => {
    platform.settings = [{ name: "walletFlow", value: "google-pay-only" }];
    provider.direct = { resultCode: "Authorised", amount: { value: 10_000, currency: "EUR" } };
    const address = await openPayableCart("AT");
    const refused = { ok: false, error: { code: "method-not-allowed" } };
    for (const method of ["scheme", "bank_transfer"])
      expect(await startPayment(address, method)).toMatchObject(refused);
    expect(await pay(address, { method: "applepay", wallet: { token: "sheet" } })).toMatchObject(refused);
    expect([provider.drafts.length, platform.payments.size, platform.orders.size]).toEqual([0, 0, 0]);
    const answer = await pay(address, { method: "googlepay", wallet: { token: "sheet" } });
    expect(answer).toMatchObject({ ok: true, value: { next: "thank-you" } });
  });

  it("whose response was lost becomes an order by the provider's notification", async () => {
    provider.losesAnswers = true;
    const address = await openPayableCart();
    const answer = await pay(address, { method: "googlepay", wallet: { token: "sheet" } });
    expect(answer).toMatchObject({ error: { code: "platform-unavailable" } });
    const [attemptId = ""] = provider.payments.keys();
    expect((await notify(address, attemptId)).ok).toBe(true);
    expect(platform.orders.size).toBe(1);
  });
});

describe("a deferred payment", () => {
  const voucher = {
    resultCode: "PresentToShopper",
    merchantReference: "1234",
    action: {
      type: "voucher",
      paymentMethodType: "multibanco",
      reference: "501 422 944",
      entity: "12101",
      expiresAt: "2026-12-01T10:00:00",
      totalAmount: { value: 10_000, currency: "EUR" },
    },
  };

  async function issueVoucher() {
    provider.direct = voucher;
    const address = await openPayableCart();
    const started = await startPayment(address, "paypal");
    const [attemptId = ""] = provider.payments.keys();
    return { address, attemptId, started };
  }

  it("becomes a pending order, with the remaining steps stored in its payment", async () => {
    const { started } = await issueVoucher();
    expect(started).toMatchObject({
      ok: true,
      value: { next: "thank-you", order: { paymentState: "Pending" } },
    });
    expect(parsePaymentAction(String(listFields()[0]?.paymentAction))).toMatchObject({
      type: "voucher",
      reference: "501 422 944",
      entity: "12101",
      merchantReference: "1234",
      amount: { centAmount: 10_000 },
    });
    expect(listTransactions()).toEqual(["Authorization Pending"]);
  });

  it("is paid by the provider's notification, however often it arrives", async () => {
    const { address, attemptId } = await issueVoucher();
    for (let times = 0; times < 2; times += 1) await notify(address, attemptId);
    expect(paymentStates()).toEqual(["Paid"]);
    await soon(() => listTransactions().includes("Charge Success"));
    expect(changesOf("captures")).toBe(0);
    await tell(address, { event: "EXPIRE", pspReference: `PSP-${attemptId}` });
    expect(paymentStates()).toEqual(["Paid"]);
  });

  it("with another amount than the order's is refunded", async () => {
    const { address, attemptId } = await issueVoucher();
    await tell(address, { pspReference: `PSP-${attemptId}`, amount: { centAmount: 9_999, currency: "EUR" } });
    expect(paymentStates()).toEqual(["Failed"]);
    expect(changesOf("reversals")).toBe(1);
  });

  it("that expires fails its order's payment; paid anyway later, it is paid", async () => {
    const { address, attemptId } = await issueVoucher();
    const expire = { event: "EXPIRE", pspReference: `PSP-${attemptId}`, reason: "not paid" } as const;
    expect(await tell(address, expire)).toBe(true);
    expect(paymentStates()).toEqual(["Failed"]);
    expect(listFields()[0]).toMatchObject({ attemptState: "failed", endReason: "expire: not paid" });
    await notify(address, attemptId);
    expect(paymentStates()).toEqual(["Paid"]);
  });

  it("whose page says “pending” becomes a pending order; a later refusal is recorded", async () => {
    const address = await openPayableCart("DE");
    const { sessionId } = await openPage(address, "klarna");
    provider.end(sessionId, "Pending");
    expect(await comeBackFromRedirect(address, sessionId)).toMatchObject({
      value: { paymentState: "Pending" },
    });
    await tell(address, { isSuccess: false, pspReference: `PSP-${sessionId}` });
    expect(paymentStates()).toEqual(["Failed"]);
  });

  it("is reported by PENDING alone when the shopper does not return, and not after it was paid", async () => {
    const address = await openPayableCart("DE");
    const { sessionId } = await openPage(address, "klarna");
    const pending = { event: "PENDING", attemptId: sessionId, pspReference: `PSP-${sessionId}` } as const;
    await tell(address, pending);
    expect(paymentStates()).toEqual(["Pending"]);
    await notify(address, sessionId);
    await tell(address, pending);
    expect(paymentStates()).toEqual(["Paid"]);
  });
});

describe("money after the order", () => {
  async function order() {
    const address = await openPayableCart("DE");
    const sessionId = await authorise(address);
    await comeBack(address, sessionId);
    await soon(() => provider.count("captures", sessionId) === 1);
    return { address, about: { originalReference: `PSP-${sessionId}` }, sessionId };
  }

  it("is refunded and charged back in the record, each once, and a late notification changes nothing", async () => {
    const { address, about } = await order();
    const captured = { event: "CAPTURE", pspReference: "M1", ...about } as const;
    const refunded = { event: "REFUND", pspReference: "M2", ...about } as const;
    const disputed = { pspReference: "D1", ...about };
    for (const notice of [captured, refunded, refunded, { ...refunded, pspReference: "M3" }]) {
      await tell(address, notice);
    }
    await tell(address, { ...disputed, event: "CHARGEBACK" });
    await tell(address, { ...disputed, event: "NOTIFICATION_OF_CHARGEBACK" });
    expect(listTransactions()).toEqual([
      "Authorization Success",
      "Charge Success",
      "Refund Success",
      "Refund Success",
      "Chargeback Success",
    ]);
    await tell(address, { ...disputed, event: "CHARGEBACK_REVERSED" });
    await tell(address, { ...disputed, event: "CHARGEBACK" });
    expect(listTransactions().at(-1)).toBe("Chargeback Failure");
  });

  it("that a capture fails to collect is retried a few times, then left to an operator", async () => {
    const { address, about, sessionId } = await order();
    for (const pspReference of ["F1", "F2", "F3"]) {
      await soon(() => listTransactions().includes("Charge Pending"));
      await tell(address, { event: "CAPTURE_FAILED", pspReference, ...about });
      if (pspReference !== "F3") await ring(address.cartId);
    }
    expect(provider.count("captures", sessionId)).toBe(3);
    expect(listFields()[0]).toMatchObject({ attemptState: "given-up", endReason: "capture-failed" });
    expect(paymentStates()).toEqual(["Failed"]);
  });
});

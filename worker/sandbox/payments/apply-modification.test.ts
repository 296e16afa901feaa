import { describe, expect, it } from "vitest";
import { applyModification, type ModificationKind, remainingValue } from "./apply-modification";
import type { SandboxPayment } from "./sandbox-payment";

const authorised: SandboxPayment = {
  id: "PY1",
  reference: "1001_cart",
  amount: { value: 10_000, currency: "EUR" },
  returnUrl: "http://sk.localhost/payment/return",
  locale: "sk",
  status: "authorised",
  pspReference: "PSP1",
  createdAt: 0,
};

/** Applies modifications in turn; refused ones change nothing. */
function run(...steps: readonly (readonly [ModificationKind, number])[]) {
  return steps.reduce(
    ({ payment }, [kind, value]) => {
      const outcome = applyModification(payment, kind, value);
      return outcome.isSuccess ? { payment: outcome.payment, outcome } : { payment, outcome };
    },
    { payment: authorised, outcome: undefined as unknown },
  );
}

describe("a modification of a payment", () => {
  it("captures a part once, and lets the rest of the authorisation lapse", () => {
    const { payment, outcome } = run(["captures", 6000]);
    expect(outcome).toMatchObject({ isSuccess: true, value: 6000 });
    expect([payment.status, remainingValue(payment)]).toEqual(["captured", 6000]);
    expect(run(["captures", 6000], ["captures", 1000]).outcome).toMatchObject({ isSuccess: false });
  });

  it.each<[string, readonly (readonly [ModificationKind, number])[]]>([
    ["a capture of more than was authorised", [["captures", 10_001]]],
    [
      "a refund of more than was captured",
      [
        ["captures", 6000],
        ["refunds", 6001],
      ],
    ],
    [
      "refunds of more than was captured in all",
      [
        ["captures", 6000],
        ["refunds", 4000],
        ["refunds", 2001],
      ],
    ],
    [
      "a reversal after a partial refund",
      [
        ["captures", 6000],
        ["refunds", 4000],
        ["reversals", 0],
      ],
    ],
  ])("refuses %s", (_what, steps) => {
    const { payment, outcome } = run(...steps);
    expect(outcome).toEqual({ isSuccess: false, reason: "Insufficient balance on payment" });
    expect(payment.status).toBe(steps.length === 1 ? "authorised" : "captured");
  });

  it("refuses a refund without a capture", () => {
    expect(run(["refunds", 100]).outcome).toMatchObject({ isSuccess: false });
  });

  it("leaves a payment captured until all of it is refunded", () => {
    const part = run(["captures", 6000], ["refunds", 4000]);
    expect([part.payment.status, remainingValue(part.payment)]).toEqual(["captured", 2000]);
    const { payment, outcome } = run(["captures", 6000], ["refunds", 4000], ["refunds", 2000]);
    expect(outcome).toMatchObject({ isSuccess: true, value: 2000, action: "refund" });
    expect([payment.status, payment.refundedValue]).toEqual(["refunded", 6000]);
  });

  it("reverses the whole: a cancellation before the capture, a refund after it", () => {
    expect(run(["reversals", 0]).outcome).toMatchObject({ value: 10_000, action: "cancel" });
    expect(run(["captures", 6000], ["reversals", 0]).outcome).toMatchObject({
      value: 6000,
      action: "refund",
    });
  });
});

import { describe, expect, it } from "vitest";
import { capturesItself, listPaymentMarks, paymentFlow, paymentMethodIds } from "./payment-method";

describe("the payment flow of a method", () => {
  it.each([
    ["scheme", "hosted-session"],
    ["onlineBanking_PL", "hosted-session"],
    ["paypal", "redirect"],
    ["klarna_b2b", "redirect"],
    ["ratepay", "redirect"],
    ["twint", "redirect"],
    ["multibanco", "voucher"],
    ["applepay", "wallet"],
    ["googlepay", "wallet"],
    ["cash_on_delivery", "offline"],
    ["bank_transfer", "offline"],
  ] as const)("%s: %s", (method, flow) => expect(paymentFlow(method)).toBe(flow));

  it("captures at once if the method has no later capture", () => {
    expect(paymentMethodIds.filter(capturesItself)).toEqual([
      "paypal",
      "onlineBanking_PL",
      "ideal",
      "multibanco",
      "twint",
    ]);
  });
});

describe("the logos of a country's methods", () => {
  it("show one of several methods with the same logo, also where the other is missing", () => {
    const klarnaMarks = (country: "DE" | "GR" | "HU") =>
      listPaymentMarks(country).filter((method) => method.startsWith("klarna"));
    expect(klarnaMarks("DE")).toEqual(["klarna"]);
    expect(klarnaMarks("GR")).toEqual(["klarna_account"]);
    expect(klarnaMarks("HU")).toEqual([]);
  });
});

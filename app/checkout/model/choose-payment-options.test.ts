import { expect, it } from "vitest";
import { sampleCart, sampleLine } from "../../../tests/support/sample-cart";
import { getCountry } from "../../countries/model/country-table";
import { money } from "../../foundation/money";
import {
  allowsMethod,
  choosePaymentOptions,
  choosePreselected,
  planPaymentChoice,
} from "./choose-payment-options";

const germany = getCountry("DE");

it("shows an unavailable method with its reason", () => {
  const options = choosePaymentOptions(sampleCart({ lines: [sampleLine({ quantity: 21 })] }), germany);
  expect(options.filter(({ refusal }) => refusal !== null)).toEqual([
    { method: "klarna_b2b", refusal: { reason: "business" } },
    { method: "cash_on_delivery", refusal: expect.objectContaining({ reason: "price-limit" }) },
    { method: "bank_transfer", refusal: { reason: "pieces", minimum: 1, maximum: 20 } },
  ]);
  expect(options[0]).toEqual({ method: "scheme", refusal: null });
});

it("preselects the cart's choice while it is possible, else the card", () => {
  const options = choosePaymentOptions(sampleCart(), germany);
  expect(choosePreselected(options, "cash_on_delivery")).toBe("cash_on_delivery");
  expect(choosePreselected(options, "twint")).toBe("scheme");
  const many = choosePaymentOptions(sampleCart({ lines: [sampleLine({ quantity: 21 })] }), germany);
  expect(choosePreselected(many, "bank_transfer")).toBe("scheme");
});

it("allows the displayed options only, and Google Pay alone if the store allows no other", () => {
  const many = sampleCart({ lines: [sampleLine({ quantity: 21 })] });
  const allows = (method: string, walletFlow: "google-pay-only" | null = null, cart = many) =>
    allowsMethod(cart, germany, { method, walletFlow });
  expect(["scheme", "cash_on_delivery", "bank_transfer", "none", "cheque"].map((one) => allows(one))).toEqual(
    [true, false, false, false, false],
  );
  expect([allows("scheme", "google-pay-only"), allows("googlepay", "google-pay-only")]).toEqual([
    false,
    true,
  ]);
});

it("needs no method for a cart with nothing to pay, whatever its fee", () => {
  const free = sampleCart({ total: money(0, "EUR") });
  expect(choosePaymentOptions(free, germany)).toEqual([]);
  expect(allowsMethod(free, germany, { method: "none", walletFlow: "google-pay-only" })).toBe(true);
  const withFee = sampleCart({
    total: money(200, "EUR"),
    codFee: money(200, "EUR"),
    paymentMethod: "cash_on_delivery",
  });
  expect(planPaymentChoice(withFee, germany).map(({ type }) => type)).toEqual([
    "remove-cod-fee",
    "set-field",
    "set-field",
  ]);
});

it("removes a fee without its method, and nothing from a cart whose choice is possible", () => {
  const fee = { codFee: money(200, "EUR"), total: money(10_200, "EUR") };
  expect(planPaymentChoice(sampleCart({ ...fee, paymentMethod: "scheme" }), germany)).toEqual([
    { type: "remove-cod-fee" },
    { type: "set-field", name: "calculatedCodFee", value: null },
  ]);
  expect(planPaymentChoice(sampleCart({ ...fee, paymentMethod: "cash_on_delivery" }), germany)).toEqual([]);
  expect(planPaymentChoice(sampleCart(), germany)).toEqual([]);
});

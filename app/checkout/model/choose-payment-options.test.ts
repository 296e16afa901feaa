import { expect, it } from "vitest";
import { sampleCart, sampleLine } from "../../../tests/support/sample-cart";
import { getCountry } from "../../countries/model/country-table";
import { choosePaymentOptions, choosePreselected } from "./choose-payment-options";

const germany = getCountry("DE");

it("shows a method out of reach with its reason", () => {
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

import { describe, expect, it } from "vitest";
import { sampleAddress, sampleCart, sampleLine } from "../../../tests/support/sample-cart";
import type { CountryCode } from "../../countries/model/country";
import { money } from "../../foundation/money";
import type { Cart, CartTaxation } from "./cart";
import { isNetSale, isTaxSettled, planNetSale } from "./net-sale";

const terms = { isVatValidationEnabled: true, isTaxRateChangeEnabled: true };
const rate = { name: "MwSt.", amount: 0.19, country: "DE" };
const rates: CartTaxation["rates"] = [
  { item: "line", id: "line-1", rate },
  { item: "shipping", id: "", rate },
];

function cartOf(
  number: string,
  isValid: boolean | null,
  billing: CountryCode | null,
  change: Partial<Cart> = {},
): Cart {
  return sampleCart({
    country: "DE",
    billingAddress: billing && { ...sampleAddress, country: billing, customerType: "business" },
    taxation: { mode: "Platform", rates, vat: { number, isValid, rawResponse: "" } },
    ...change,
  });
}

const sales: readonly (readonly [string, Cart, boolean])[] = [
  ["a valid number of Austria with an address there", cartOf("ATU12345678", true, "AT"), true],
  ["a valid number before there is an address", cartOf("ATU12345678", true, null), true],
  ["a number of Hungary", cartOf("HU12345678", true, "HU"), true],
  ["a number of Greece, whose prefix is EL", cartOf("EL123456789", true, "GR"), true],
  ["a number that is not valid", cartOf("ATU12345678", false, "AT"), false],
  ["a number that could not be validated", cartOf("ATU12345678", null, "AT"), false],
  ["a number of another country than the address", cartOf("ATU12345678", true, "HU"), false],
  ["a domestic number", cartOf("DE123456789", true, "DE"), false],
  ["a British number", cartOf("GB123456789", true, "GB"), false],
  ["a cart without lines", cartOf("ATU12345678", true, "AT", { lines: [] }), false],
  [
    "a private address",
    cartOf("ATU12345678", true, "AT", { billingAddress: { ...sampleAddress, country: "AT" } }),
    false,
  ],
];

describe("a net sale", () => {
  it.each(sales)("with %s", (_name, cart, expected) => {
    expect(isNetSale(cart, terms)).toBe(expected);
  });

  it("needs both switches of the store", () => {
    const cart = cartOf("ATU12345678", true, "AT");
    expect(isNetSale(cart, { ...terms, isTaxRateChangeEnabled: false })).toBe(false);
    expect(isNetSale(cart, { ...terms, isVatValidationEnabled: false })).toBe(false);
  });

  it("is settled once every item has its rate from outside, and taken back when the number is gone", () => {
    const vat = { number: "ATU12345678", isValid: true, rawResponse: "" };
    const net = { ...cartOf("ATU12345678", true, "AT"), totalNet: money(8403, "EUR") };
    expect(isTaxSettled(net, terms)).toBe(false);
    expect(isTaxSettled({ ...net, taxation: { mode: "External", rates, vat } }, terms)).toBe(true);
    const grown = [...rates, { item: "line", id: "line-2", rate: null } as const];
    expect(isTaxSettled({ ...net, taxation: { mode: "External", rates: grown, vat } }, terms)).toBe(false);
    expect(isTaxSettled({ ...net, taxation: { mode: "External", rates, vat: null } }, terms)).toBe(false);
    expect(isTaxSettled(sampleCart({ lines: [sampleLine()] }), terms)).toBe(true);
  });

  it("is made by the tax mode and the rates that the platform had", () => {
    expect(planNetSale(rates)).toEqual([
      { type: "set-tax-mode", mode: "External" },
      { type: "set-tax-rate", rate: rates[0] },
      { type: "set-tax-rate", rate: rates[1] },
    ]);
  });
});

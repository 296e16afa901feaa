import { describe, expect, it } from "vitest";
import type { Address } from "./address";
import { toPriceTerms } from "./price-terms";
import { writeVatProof } from "./vat-check";

const branch = {
  country: "SK",
  customerType: "business",
  vatNumber: "SK2020202020",
  vatValidated: true,
  company: "Ironworks s.r.o.",
  city: "Bratislava",
  vatValidationRawResponse: writeVatProof(
    "{}",
    { company: "Ironworks s.r.o.", city: "Bratislava" },
    "confirmed",
  ),
} as Address;
const settings = { isVatValidationEnabled: true, isTaxRateChangeEnabled: true, dispatchCountry: "DE" };
const shop = { country: "AT", settings } as const;
const emptyCart = { billingAddress: null };

describe("price display for a customer", () => {
  it.each<[string, Partial<Address>, boolean, string | null]>([
    ["a company of another country, whose number is valid", {}, true, "SK2020202020"],
    ["a company whose number was not found valid", { vatValidated: false }, true, null],
    ["a company of the country of dispatch", { country: "DE", vatNumber: "DE123456789" }, true, null],
    ["a company whose name was not part of the query", { vatValidationRawResponse: "{}" }, true, null],
    ["a company with the number of a third country", { country: "HU" }, true, null],
    ["a private person", { customerType: "private" }, false, null],
  ])("%s, by the default address", (_, change, showsNet, netNumber) => {
    for (const cart of [null, emptyCart])
      expect(toPriceTerms(cart, { ...branch, ...change }, shop)).toEqual({ showsNet, netNumber });
  });

  it("follows the cart's address, if it has one, and the cart's VAT", () => {
    const home = { ...branch, customerType: "private" } as Address;
    expect(toPriceTerms({ billingAddress: home }, branch, shop)).toEqual({
      showsNet: false,
      netNumber: null,
    });
    const net = { showsNet: true, netNumber: "SK2020202020" };
    expect(toPriceTerms({ billingAddress: branch, isNet: true }, null, shop)).toEqual(net);
  });

  it("includes VAT if the shop has no net sales", () => {
    const off = { country: "AT", settings: { ...settings, isTaxRateChangeEnabled: false } } as const;
    expect(toPriceTerms(null, branch, off).netNumber).toBeNull();
    expect(toPriceTerms(null, null, shop)).toEqual({ showsNet: false, netNumber: null });
  });
});

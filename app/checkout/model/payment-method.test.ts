import { describe, expect, it } from "vitest";
import { countryCodes } from "../../countries/model/country";
import { connectedPaymentMethods, listPaymentMethods } from "./payment-method";

const everywhere = ["scheme", "paypal", "applepay", "googlepay", "cash_on_delivery", "bank_transfer"];

describe("payment methods by country and customer type", () => {
  it.each([
    ["SK", "private", []],
    ["PL", "private", ["onlineBanking_PL", "klarna", "klarna_account"]],
    ["NL", "private", ["ideal", "klarna", "klarna_account"]],
    ["NL", "business", ["ideal", "klarna_b2b"]],
    ["PT", "private", ["multibanco", "klarna", "klarna_account"]],
    ["CH", "private", ["twint", "klarna", "klarna_account", "ratepay"]],
    ["CH", "business", ["twint"]],
    ["DK", "business", ["mobilepay"]],
    ["FI", "business", ["mobilepay", "klarna_b2b"]],
    ["CZ", "private", ["klarna_account"]],
    ["GR", "private", ["klarna_account"]],
    ["RO", "business", []],
    ["DE", "private", ["klarna", "klarna_account", "ratepay"]],
    ["DE", "business", ["klarna_b2b"]],
  ] as const)("offers in %s to a %s customer what is everywhere and %j", (country, customerType, extra) => {
    expect([...listPaymentMethods(country, customerType)].sort()).toEqual([...everywhere, ...extra].sort());
  });

  it("offers the connected methods to everybody", () => {
    for (const country of countryCodes) {
      for (const customerType of ["private", "business"] as const) {
        expect(listPaymentMethods(country, customerType)).toEqual(
          expect.arrayContaining([...connectedPaymentMethods]),
        );
      }
    }
  });
});

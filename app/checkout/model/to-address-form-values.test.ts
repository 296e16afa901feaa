import { describe, expect, it } from "vitest";
import { sampleCart } from "../../../tests/support/sample-cart";
import { getCountry } from "../../countries/model/country-table";
import { toAddressFormValues } from "./to-address-form-values";

const austria = getCountry("AT");
const name = { firstName: "Anna", lastName: "Gruber" };

describe("the initial address form", () => {
  it("prefills a new billing address with the name of the signed-in customer", () => {
    const cart = sampleCart({ billingAddress: null, shippingAddress: null });
    expect(toAddressFormValues(cart, austria, { name })).toMatchObject({
      "billing.firstName": "Anna",
      "billing.lastName": "Gruber",
    });
    expect(toAddressFormValues(cart, austria)).not.toHaveProperty(["billing.firstName"]);
  });

  it("leaves the name of the cart's billing address unchanged", () => {
    expect(toAddressFormValues(sampleCart(), austria, { name })).toMatchObject({
      "billing.firstName": "Jana",
      "billing.lastName": "Nováková",
    });
  });
});

import { describe, expect, it } from "vitest";
import { sampleAddress, sampleCart } from "../../../tests/support/sample-cart";
import { chooseGuardRedirect } from "./checkout-guard";

describe("checkout guards", () => {
  it.each([
    ["no cart", null],
    ["a cart without lines", sampleCart({ lines: [] })],
    ["an ordered cart", sampleCart({ state: "Ordered" })],
  ])("redirect home with %s, except on the cart page", (_, cart) => {
    expect(chooseGuardRedirect(cart, "addresses")).toBe("/");
    expect(chooseGuardRedirect(cart, "payment")).toBe("/");
    expect(chooseGuardRedirect(cart, "cart")).toBeNull();
  });

  it.each([
    ["a shipping method", sampleCart({ shipping: null })],
    ["a shipping address", sampleCart({ shippingAddress: null })],
    ["a name", sampleCart({ shippingAddress: { ...sampleAddress, firstName: "", lastName: " " } })],
    ["a street", sampleCart({ shippingAddress: { ...sampleAddress, streetName: "" } })],
    ["a postal code", sampleCart({ shippingAddress: { ...sampleAddress, postalCode: "" } })],
    ["a city", sampleCart({ shippingAddress: { ...sampleAddress, city: "" } })],
  ])("redirect from payment to the addresses without %s", (_, cart) => {
    expect(chooseGuardRedirect(cart, "payment")).toBe("/checkout/addresses");
    expect(chooseGuardRedirect(cart, "addresses")).toBeNull();
  });

  it("allow payment with a complete cart", () => {
    expect(chooseGuardRedirect(sampleCart(), "payment")).toBeNull();
  });
});

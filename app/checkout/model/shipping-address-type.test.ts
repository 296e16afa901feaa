import { expect, it } from "vitest";
import { sampleCart } from "../../../tests/support/sample-cart";
import { chooseShippingAddressType, parseShippingAddressType } from "./shipping-address-type";

it("defaults to same as billing", () => {
  expect(chooseShippingAddressType(null)).toBe("SAME_AS_BILLING");
  expect(parseShippingAddressType(null)).toBe("SAME_AS_BILLING");
  expect(parseShippingAddressType("nonsense")).toBe("SAME_AS_BILLING");
});

it("returns the cart's choice, and reads a saved address as a different one", () => {
  expect(chooseShippingAddressType(sampleCart({ shippingAddressType: "DIFFERENT_FROM_BILLING" }))).toBe(
    "DIFFERENT_FROM_BILLING",
  );
  expect(chooseShippingAddressType(sampleCart({ shippingAddressType: "SAVED_ADDRESS" }))).toBe(
    "DIFFERENT_FROM_BILLING",
  );
});

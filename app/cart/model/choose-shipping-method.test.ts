import { expect, it } from "vitest";
import { sampleCart, sampleLine } from "../../../tests/support/sample-cart";
import { chooseShippingMethod } from "./choose-shipping-method";

const cart = sampleCart();
const shipping = cart.shipping;
const matching = (methodKey: string) => sampleCart({ shipping: shipping && { ...shipping, methodKey } });
const failing = (methodKey: string) =>
  sampleCart({ shipping: shipping && { ...shipping, methodKey, state: "DoesNotMatchCart" } });

it("sets the first available method on a cart without one", () => {
  expect(chooseShippingMethod(sampleCart({ shipping: null }), ["freight"])).toEqual({
    change: true,
    key: "freight",
  });
});

it("leaves a default method that is still the first", () => {
  expect(chooseShippingMethod(matching("parcel"), ["parcel"])).toEqual({ change: false });
});

it("replaces the default method when another comes first", () => {
  expect(chooseShippingMethod(matching("parcel"), ["freight"])).toEqual({ change: true, key: "freight" });
});

it("replaces a method that no longer matches, and leaves one that does", () => {
  expect(chooseShippingMethod(failing("freight"), ["parcel"])).toEqual({ change: true, key: "parcel" });
  expect(chooseShippingMethod(matching("freight"), ["parcel"])).toEqual({ change: false });
});

it("clears a method when none is available", () => {
  expect(chooseShippingMethod(failing("freight"), [])).toEqual({ change: true, key: null });
});

it.each([
  ["an empty cart", []],
  ["a phone service alone", [sampleLine({ sku: "4100010" })]],
])("leaves %s without a method, and clears an existing one", (_, lines) => {
  expect(chooseShippingMethod(sampleCart({ lines, shipping: null }), ["parcel"])).toEqual({ change: false });
  expect(chooseShippingMethod(sampleCart({ lines }), ["parcel"])).toEqual({ change: true, key: null });
});

it("sets a method for a service beside goods, and beside a gift", () => {
  const service = sampleLine({ sku: "4100010" });
  for (const other of [sampleLine(), sampleLine({ sku: "4100091", kind: "gift" })]) {
    expect(chooseShippingMethod(sampleCart({ lines: [service, other], shipping: null }), ["parcel"])).toEqual(
      {
        change: true,
        key: "parcel",
      },
    );
  }
});

import { expect, it } from "vitest";
import { sampleProduct } from "../../../tests/support/sample-product";
import { toProductData } from "./to-product-data.server";

const origin = "https://shop.example";

it.each([
  [true, true],
  [false, false],
])("of a product for sale here (%s) has an offer: %s", (isEligibleForSelling, hasOffer) => {
  const data = toProductData({ ...sampleProduct, isEligibleForSelling }, origin, origin);
  expect(JSON.stringify(data).includes('"offers"')).toBe(hasOffer);
});

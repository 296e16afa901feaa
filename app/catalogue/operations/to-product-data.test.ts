import { expect, it } from "vitest";
import { sampleProduct } from "../../../tests/support/sample-product";
import { getCountry } from "../../countries/model/country-table";
import { toProductData } from "./to-product-data.server";

const origin = "https://shop.example";
const scope = {
  origin,
  base: origin,
  country: getCountry("IE"),
  offers: [],
  returnCountry: null,
  returnsUrl: `${origin}/returns/`,
};

it.each([
  [true, true],
  [false, false],
])("of a product for sale here (%s) has an offer: %s", (isEligibleForSelling, hasOffer) => {
  const data = toProductData({ ...sampleProduct, isEligibleForSelling }, scope);
  expect(JSON.stringify(data).includes('"offers"')).toBe(hasOffer);
});

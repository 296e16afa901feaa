import { expect, it } from "vitest";
import { money } from "../../foundation/money";
import { type TrackedProduct, toTrackedItem } from "./tracked-item";

const product: TrackedProduct = {
  sku: "EX10010016",
  name: "Pallet truck",
  variant: "2,500 kg",
  brand: "Stonecastle",
  ean: "4250928600001",
  isFreight: true,
  parentSkus: [],
  availableQuantity: 3,
  price: money(24_900, "EUR"),
  standardPrice: money(29_999, "EUR"),
  categories: ["Storage", "Transport", "Trucks", "Pallet trucks", "Manual", "Long forks"],
};
const shop = { country: { code: "AT" }, locale: "de-AT" } as const;

it("uses GA4's names for a product's facts, and adds the specification's", () => {
  expect(toTrackedItem(product, shop)).toEqual({
    item_id: "EX10010016",
    item_name: "Pallet truck",
    item_brand: "Stonecastle",
    item_variant: "2,500 kg",
    price: 249,
    discount: 50.99,
    currency: "EUR",
    quantity: 1,
    in_stock: true,
    shipping_type: "freight",
    item_type: "product",
    gtin: "4250928600001",
    item_category: "Storage",
    item_category2: "Transport",
    item_category3: "Trucks",
    item_category4: "Pallet trucks",
    item_category5: "Manual",
    language: "de",
    country: "AT",
  });
});

it.each([
  ["a price that is not reduced", { standardPrice: product.price }],
  ["a price above the standard one", { standardPrice: money(20_000, "EUR") }],
])("reports no discount of %s", (_, change) => {
  expect(toTrackedItem({ ...product, ...change }, shop)).not.toHaveProperty("discount");
});

it("omits unknown values", () => {
  const bare = { ...product, brand: "", variant: null, ean: null, categories: ["Storage"] };
  const item = toTrackedItem(bare, shop);
  for (const field of ["item_brand", "item_variant", "gtin", "item_category2"])
    expect(item).not.toHaveProperty(field);
  expect(item.item_category).toBe("Storage");
});

it.each([
  [{ availableQuantity: 0 }, { in_stock: false }],
  [{ availableQuantity: null }, { in_stock: true }],
  [{ isFreight: false }, { shipping_type: "parcel" }],
  [{ parentSkus: ["EX1"] }, { item_type: "accessory" }],
])("reports %j as %j", (change, field) => {
  expect(toTrackedItem({ ...product, ...change }, shop)).toMatchObject(field);
});

import { validate } from "superstruct";
import { expect, it } from "vitest";
import { ProductDraftStruct } from "./product-draft.ts";

const value = { currencyCode: "EUR", centAmount: 100 };
const draft = {
  key: "saw",
  productType: { typeId: "product-type", id: "1" },
  categories: [{ typeId: "category", id: "2" }],
  name: { en: "Saw" },
  slug: { en: "saw" },
};
const withVariant = (masterVariant: object) => ({ ...draft, masterVariant });

function wrongPath(given: unknown): string | undefined {
  return validate(given, ProductDraftStruct)[0]?.path.join(".");
}

it("accepts a plain draft, and one with all fields", () => {
  expect(wrongPath(draft)).toBeUndefined();
  const prices = [
    { key: "de", value, country: "DE" },
    { value, channel: { typeId: "channel", id: "3" }, validFrom: "2026-01-01T00:00:00.000Z" },
  ];
  const images = [{ url: "/saw.svg", dimensions: { w: 1, h: 2 }, label: "Saw" }, { url: "/back.svg" }];
  const attributes = [{ name: "length", value: 5 }];
  expect(wrongPath(withVariant({ sku: "S-1", prices, images, attributes }))).toBeUndefined();
});

it("reports a separate error for a slug that cannot be in a URL", () => {
  const given = { ...draft, slug: { en: "saw", de: "a saw" } };
  const error = { code: "InvalidField", details: { field: "slug.de", invalidValue: "a saw" } };
  expect(() => wrongPath(given)).toThrow(expect.objectContaining(error));
});

it.each([
  ["productType.id", { ...draft, productType: { typeId: "product-type" } }],
  ["categories.1.id", { ...draft, categories: [{ typeId: "category", id: "2" }, { typeId: "category" }] }],
  ["categories", { ...draft, categories: { typeId: "category", id: "2" } }],
  ["slug.de", { ...draft, slug: { en: "saw", de: 5 } }],
  ["masterVariant.prices.0.key", withVariant({ prices: [{ value, key: "a key" }] })],
  ["masterVariant.prices.1.country", withVariant({ prices: [{ value }, { value, country: "de" }] })],
  ["masterVariant.images.0.url", withVariant({ images: [{ url: "", dimensions: { w: 1, h: 1 } }] })],
  ["masterVariant.images.0.dimensions.h", withVariant({ images: [{ url: "/a", dimensions: { w: 1 } }] })],
  [
    "masterVariant.images.0.label",
    withVariant({ images: [{ url: "/a", dimensions: { w: 1, h: 1 }, label: 1 }] }),
  ],
  ["masterVariant.attributes.0.name", withVariant({ attributes: [{ name: "", value: 1 }] })],
])("says that %s is wrong", (path, given) => {
  expect(wrongPath(given)).toBe(path);
});

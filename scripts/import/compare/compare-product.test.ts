import { describe, expect, it } from "vitest";
import { compareProduct } from "./compare-product.ts";

const price = { value: { currencyCode: "EUR", centAmount: 1000 } };
const draft = {
  key: "scale",
  name: { en: "Scale" },
  slug: { en: "scale" },
  categories: [{ typeId: "category", id: "c1" }],
  masterVariant: {
    sku: "S1",
    prices: [price],
    images: [{ url: "https://a/1.png" }],
    attributes: [{ name: "power", value: 5 }],
  },
  publish: true,
};

function store(changes: object = {}, variant: object = {}) {
  const masterVariant = { id: 1, ...draft.masterVariant, ...variant };
  const staged = {
    name: draft.name,
    slug: draft.slug,
    categories: draft.categories,
    masterVariant,
    variants: [],
  };
  return { id: "p", version: 1, key: "scale", masterData: { published: true, staged, ...changes } };
}

describe("compareProduct", () => {
  it("returns no action for a product that equals its draft", () => {
    expect(compareProduct(store(), draft)).toEqual([]);
  });

  it("publishes an unpublished product, and unpublishes one that must not be public", () => {
    expect(compareProduct(store({ published: false }), draft)).toEqual([{ action: "publish" }]);
    expect(compareProduct(store(), { ...draft, publish: false })).toEqual([{ action: "unpublish" }]);
  });

  it("replaces all prices when one is removed, changed or has lost its reduction", () => {
    const more = { prices: [price, { value: { currencyCode: "GBP", centAmount: 900 } }] };
    const reduced = {
      prices: [{ ...price, discounted: { value: { currencyCode: "EUR", centAmount: 900 } } }],
    };
    const setPrices = [{ action: "setPrices", variantId: 1, prices: [price], staged: false }];
    expect(compareProduct(store({}, more), draft)).toEqual(setPrices);
    expect(compareProduct(store({}, reduced), draft)).toEqual(setPrices);
  });

  it("changes, adds and removes attributes and pictures", () => {
    const other = {
      attributes: [
        { name: "power", value: 6 },
        { name: "old", value: 1 },
      ],
      images: [{ url: "https://a/0.png" }],
    };
    expect(compareProduct(store({}, other), draft)).toEqual([
      { action: "setAttribute", variantId: 1, name: "power", value: 5, staged: false },
      { action: "setAttribute", variantId: 1, name: "old", staged: false },
      { action: "addExternalImage", variantId: 1, image: { url: "https://a/1.png" }, staged: false },
      { action: "removeImage", variantId: 1, imageUrl: "https://a/0.png", staged: false },
    ]);
  });

  it("adds new variants and removes missing ones", () => {
    const actions = compareProduct(store(), { ...draft, masterVariant: { sku: "S2" } });
    expect(actions.map(({ action }) => action)).toEqual([
      "addVariant",
      "changeMasterVariant",
      "removeVariant",
    ]);
  });
});

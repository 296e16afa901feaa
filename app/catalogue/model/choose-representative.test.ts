import { describe, expect, it } from "vitest";
import { chooseRepresentative } from "./choose-representative";

const variant = (sku: string, cents: number, availableQuantity: number | null = 3) => ({
  sku,
  cents,
  availableQuantity,
});

const choose = (...variants: readonly ReturnType<typeof variant>[]) => {
  const chosen = chooseRepresentative(variants, (each) => each);
  return chosen && [chosen.variant.sku, chosen.pricesDiffer];
};

describe("the variant that represents a product", () => {
  it("is the cheapest in stock, not the first", () =>
    expect(choose(variant("A", 300), variant("B", 200), variant("C", 250))).toEqual(["B", true]));

  it("is not a cheaper one that is sold out", () =>
    expect(choose(variant("A", 300), variant("B", 200, 0))).toEqual(["A", false]));

  it("is the cheapest of all when none is in stock", () =>
    expect(choose(variant("A", 300, 0), variant("B", 200, 0))).toEqual(["B", true]));

  it("is the first of equal prices, without a starting price", () =>
    expect(choose(variant("A", 200), variant("B", 200))).toEqual(["A", false]));

  it("counts articles without stock-keeping as in stock", () =>
    expect(choose(variant("A", 300), variant("B", 200, null))).toEqual(["B", true]));

  it("is missing without variants", () => expect(choose()).toBeUndefined());
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleCart, sampleLine } from "../carts/calculation/sample-cart.ts";
import type { Cart, LineItem } from "../carts/cart.ts";
import { mergeCarts } from "./merge-carts.ts";

const own = sampleLine("own", 3, 100, {
  custom: { type: { typeId: "type", id: "t" }, fields: { note: "kept" } },
});

function merge(left: readonly LineItem[], right: readonly LineItem[]) {
  return mergeCarts(sampleCart({ lineItems: left }), sampleCart({ lineItems: right })).lineItems;
}

describe("merging two carts", () => {
  it.each<[string, LineItem, readonly object[]]>([
    ["takes the larger quantity of the same variant", sampleLine("a", 7, 100), [{ id: "own", quantity: 7 }]],
    ["keeps the own quantity where that is larger", sampleLine("a", 2, 100), [{ id: "own", quantity: 3 }]],
    [
      "keeps the own line's price and fields",
      sampleLine("a", 7, 999),
      [{ price: own.price, custom: own.custom }],
    ],
    [
      "adds another variant",
      sampleLine("a", 2, 100, { variantId: 2 }),
      [
        { id: "own", quantity: 3 },
        { id: "a", quantity: 2 },
      ],
    ],
    [
      "leaves a gift behind",
      sampleLine("a", 1, 0, { productId: "gift", lineItemMode: "GiftLineItem" }),
      [{ id: "own" }],
    ],
  ])("%s", (_case, line, expected) => {
    const merged = merge([own], [line]);
    expect(merged).toMatchObject(expected);
    expect(merged).toHaveLength(expected.length);
  });

  it("merges custom lines by their slug, and nothing else of the anonymous cart", () => {
    const fee = (id: string, slug: string, quantity: number): Cart["customLineItems"][number] => ({
      id,
      slug,
      quantity,
      name: { en: slug },
      money: { currencyCode: "EUR", centAmount: 100 },
      priceMode: "Standard",
      discountedPricePerQuantity: [],
      totalPrice: { currencyCode: "EUR", centAmount: 100 },
    });
    const left = sampleCart({ customLineItems: [fee("own", "cod", 1)], locale: "sk" });
    const right = sampleCart({ customLineItems: [fee("a", "cod", 2), fee("b", "wrap", 1)], locale: "en" });
    const { customLineItems, ...rest } = mergeCarts(left, right);
    expect(customLineItems).toMatchObject([
      { id: "own", slug: "cod", quantity: 2 },
      { id: "b", slug: "wrap", quantity: 1 },
    ]);
    const { customLineItems: _own, ...remaining } = left;
    expect(rest).toEqual(remaining);
  });

  it("loses no variant, and has the larger quantity of each", () => {
    const lines = fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 99 })), {
      selector: ([variantId]) => variantId,
    });
    const toLines = (pairs: readonly (readonly [number, number])[]) =>
      pairs.map(([variantId, quantity]) => sampleLine(`${variantId}`, quantity, 100, { variantId }));
    const property = fc.property(lines, lines, (left, right) => {
      const merged = merge(toLines(left), toLines(right));
      const found = new Map(merged.map(({ variantId, quantity }) => [variantId, quantity]));
      const larger = new Map(left);
      for (const [variantId, quantity] of right) {
        larger.set(variantId, Math.max(quantity, larger.get(variantId) ?? 0));
      }
      expect(merged).toHaveLength(larger.size);
      expect(found).toEqual(larger);
    });
    fc.assert(property);
  });
});

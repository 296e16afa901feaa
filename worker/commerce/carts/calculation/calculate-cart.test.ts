import { describe, expect, it } from "vitest";
import type { CartDiscount } from "../../discounts/cart-discount.ts";
import type { Cart } from "../cart.ts";
import { calculateCart } from "./calculate-cart.ts";
import { sampleCart, sampleFacts, sampleLine, sampleSnapshot } from "./sample-cart.ts";

const parcel: Cart["shippingInfo"] = {
  shippingMethod: { typeId: "shipping-method", id: "parcel" },
  shippingMethodName: "",
  price: { currencyCode: "EUR", centAmount: 0 },
  shippingRate: { price: { currencyCode: "EUR", centAmount: 0 }, tiers: [] },
  shippingMethodState: "MatchesCart",
};

describe("a calculated cart", () => {
  it("uses a tier for the whole line, unless a product discount applies", () => {
    const tiers = [{ minimumQuantity: 10, value: { currencyCode: "EUR", centAmount: 80 } }];
    const price = { value: { currencyCode: "EUR", centAmount: 100 }, tiers };
    const discounted = {
      value: { currencyCode: "EUR", centAmount: 90 },
      discount: { typeId: "product-discount", id: "d" },
    };
    const totalOf = (line: Cart["lineItems"][number]) =>
      calculateCart(sampleCart({ lineItems: [line] }), sampleFacts()).totalPrice.centAmount;
    expect(totalOf(sampleLine("a", 9, 100, { price }))).toBe(900);
    expect(totalOf(sampleLine("a", 10, 100, { price }))).toBe(800);
    expect(totalOf(sampleLine("a", 10, 100, { price: { ...price, discounted } }))).toBe(900);
  });

  it("sums a rate's portion, and taxes by unit if the cart requests it", () => {
    const rate = { name: "VAT", amount: 0.19, includedInPrice: false, country: "AT" };
    const facts = sampleFacts({ taxRates: new Map([["standard", [rate]]]) });
    const grossOf = (taxCalculationMode: Cart["taxCalculationMode"]) =>
      calculateCart(sampleCart({ lineItems: [sampleLine("a", 3, 108)], taxCalculationMode }), facts)
        .taxedPrice?.totalGross.centAmount;
    expect([grossOf("LineItemLevel"), grossOf("UnitPriceLevel")]).toEqual([386, 387]);
  });

  it("loses its shipping if the address has no rate for it", () => {
    const rate = { name: "VAT", amount: 0.19, includedInPrice: true, country: "DE" };
    const facts = sampleFacts({ taxRates: new Map([["standard", [rate]]]) });
    const cart = sampleCart({
      lineItems: [sampleLine("a", 1, 100)],
      shippingInfo: parcel,
      shippingAddress: { country: "DE" },
    });
    expect(calculateCart(cart, facts).shippingInfo).toBeUndefined();
  });

  it("applies a discount only to the lines of its predicate", () => {
    const attributes = [
      { name: "brand", value: "Ironhall" },
      { name: "color", value: { key: "red", label: { de: "rot" } } },
      { name: "tags", value: ["sale", "new"] },
    ];
    const snapshot = sampleSnapshot({ variant: { id: 1, sku: "EX1", images: [], attributes } });
    const totalWith = (predicate: string) => {
      const cartDiscounts: CartDiscount[] = [
        {
          id: "d",
          value: { type: "relative", permyriad: 5000 },
          target: { type: "lineItems", predicate },
          cartPredicate:
            'lineItemTotal(true) >= "2.00 EUR" and forAllLineItems(quantity = 2) and custom.vip = true',
          sortOrder: "0.1",
          stackingMode: "Stacking",
          isActive: true,
          requiresDiscountCode: false,
          storeKeys: [],
        },
      ];
      const custom = { type: { typeId: "type", id: "t" }, fields: { vip: true } };
      const facts = sampleFacts({ cartDiscounts, snapshots: new Map([[snapshot.id, snapshot]]) });
      return calculateCart(sampleCart({ lineItems: [sampleLine("a", 2, 100)], custom }), facts).totalPrice
        .centAmount;
    };
    const matching = [
      'sku = "EX1"',
      'attributes.brand = "Ironhall"',
      'attributes.color.key = "red" and attributes.color = "red"',
      'attributes.tags contains any ("sale", "none")',
      'categories.key = "cranes" and categoriesWithAncestors.id contains all ("c0", "c1")',
      'product.key = "machine" and variant.id = 1',
      'price = "1.00 EUR" and price.centAmount = 100',
      "attributes.missing is not defined",
    ];
    expect(matching.map(totalWith)).toEqual(matching.map(() => 100));
    const others = [
      'sku = "EX2"',
      'attributes.tags contains all ("sale", "none")',
      'categories.key = "machines"',
    ];
    expect(others.map(totalWith)).toEqual(others.map(() => 200));
  });
});

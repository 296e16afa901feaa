import { expect, it } from "vitest";
import type { CartDiscount } from "../../discounts/cart-discount.ts";
import { lineItemActions } from "../actions/line-items.ts";
import type { CurrentVariant } from "../cart-facts.ts";
import { calculateCart } from "./calculate-cart.ts";
import { sampleCart, sampleFacts, sampleLine, sampleSnapshot } from "./sample-cart.ts";

const gift: CartDiscount = {
  id: "gift",
  value: { type: "giftLineItem", product: { id: "p" }, variantId: 1 },
  cartPredicate: 'totalPrice >= "10.00 EUR"',
  sortOrder: "0.5",
  stackingMode: "Stacking",
  isActive: true,
  requiresDiscountCode: false,
  storeKeys: [],
};

const snapshot = { ...sampleSnapshot(), taxCategory: { typeId: "tax-category", id: "standard" } };

const variant: CurrentVariant = {
  snapshot,
  isMasterVariant: true,
  published: true,
  choosePrice: () => ({ value: { currencyCode: "EUR", centAmount: 300 } }),
};

const facts = sampleFacts({ cartDiscounts: [gift], currentVariants: [variant] });
const modesOf = (cart: ReturnType<typeof sampleCart>) =>
  cart.lineItems.map(({ lineItemMode }) => lineItemMode);

it("a gift is added to a matching cart, is free and stays one line", () => {
  const cart = calculateCart(sampleCart({ lineItems: [sampleLine("a", 1, 1000)] }), facts);
  expect(cart.lineItems[1]).toMatchObject({
    lineItemMode: "GiftLineItem",
    quantity: 1,
    totalPrice: { centAmount: 0 },
    taxedPrice: { totalGross: { centAmount: 0 } },
    discountedPricePerQuantity: [
      {
        quantity: 1,
        discountedPrice: {
          value: { centAmount: 0 },
          includedDiscounts: [{ discountedAmount: { centAmount: 300 } }],
        },
      },
    ],
  });
  expect(cart.totalPrice.centAmount).toBe(1000);
  expect(calculateCart(cart, facts)).toEqual(cart);
});

it("a gift is removed when the cart no longer matches", () => {
  const cart = calculateCart(sampleCart({ lineItems: [sampleLine("a", 1, 1000)] }), facts);
  const smaller = { ...cart, lineItems: cart.lineItems.filter(({ id }) => id !== "a") };
  expect(modesOf(calculateCart(smaller, facts))).toEqual([]);
});

it("a gift that was removed is refused and does not come back", () => {
  const cart = calculateCart(sampleCart({ lineItems: [sampleLine("a", 1, 1000)] }), facts);
  const refused = lineItemActions.removeLineItem.apply(cart, { lineItemId: cart.lineItems[1]?.id }, facts);
  const calculated = calculateCart(refused, facts);
  expect(calculated.refusedGifts).toEqual([{ typeId: "cart-discount", id: "gift" }]);
  expect(modesOf(calculated)).toEqual(["Standard"]);
});

it("a discount that stops the others prevents the gift", () => {
  const stop: CartDiscount = {
    ...gift,
    id: "stop",
    value: { type: "relative", permyriad: 1000 },
    target: { type: "lineItems", predicate: "true" },
    sortOrder: "0.9",
    stackingMode: "StopAfterThisDiscount",
  };
  const cart = calculateCart(sampleCart({ lineItems: [sampleLine("a", 2, 1000)] }), {
    ...facts,
    cartDiscounts: [stop, gift],
  });
  expect(modesOf(cart)).toEqual(["Standard"]);
});

import { expect } from "vitest";
import { type Behaviour, cents } from "./behaviour.ts";
import { address, eur, type Shop } from "./stock-shop.ts";

const typed = (centAmount: number) => ({ type: "centPrecision", ...eur(centAmount), fractionDigits: 2 });

async function discounted(shop: Shop, discount: object, word: string, quantity: number) {
  return shop.cart({ discountCodes: [await shop.code(discount)] }, [word, quantity]);
}

const portion = (quantity: number, value: number) =>
  expect.objectContaining({
    quantity,
    discountedPrice: expect.objectContaining({ value: expect.objectContaining(cents(value)) }),
  });

const multiBuy = {
  value: { type: "relative", permyriad: 10_000 },
  target: {
    type: "multiBuyLineItems",
    predicate: "1 = 1",
    triggerQuantity: 3,
    discountedQuantity: 1,
    selectionMode: "Cheapest",
  },
};

/** A discount's amount, and how it is distributed. */
export const discountBehaviours: readonly Behaviour[] = [
  {
    name: "3.7 absolute 1.00 on 3 x 12.34: one at 12.00, two at 12.01",
    ask: (shop) => discounted(shop, { value: { type: "absolute", money: [typed(100)] } }, "c1234", 3),
    expected: {
      totalPrice: cents(3602),
      lineItems: [
        { discountedPricePerQuantity: expect.arrayContaining([portion(1, 1200), portion(2, 1201)]) },
      ],
    },
  },
  {
    name: "3.7 multiBuy of three with two discounted: two at 0, one at full price",
    ask: (shop) =>
      discounted(shop, { ...multiBuy, target: { ...multiBuy.target, discountedQuantity: 2 } }, "c1234", 3),
    expected: {
      totalPrice: cents(1234),
      lineItems: [{ discountedPricePerQuantity: expect.arrayContaining([portion(2, 0), portion(1, 1234)]) }],
    },
  },
  {
    name: "3.7 multiBuy 3 for 2: one at 0, two at full price",
    ask: (shop) => discounted(shop, multiBuy, "c1234", 3),
    expected: {
      totalPrice: cents(2468),
      lineItems: [{ discountedPricePerQuantity: expect.arrayContaining([portion(1, 0), portion(2, 1234)]) }],
    },
  },
  {
    name: "3.7 multiBuy 3 for 2: nothing off two",
    ask: (shop) => discounted(shop, multiBuy, "c1234", 2),
    expected: { totalPrice: cents(2468) },
  },
  {
    name: "3.7 shipping at 100 %: discountedPrice 0",
    async ask(shop) {
      const value = { type: "relative", permyriad: 10_000 };
      const code = await shop.code({ value, target: { type: "shipping" } });
      const shippingMethod = { typeId: "shipping-method", key: shop.name("parcel") };
      const draft = { shippingAddress: address("DE"), shippingMethod, discountCodes: [code] };
      return shop.cart(draft, ["c1234", 1]);
    },
    expected: {
      shippingInfo: { price: cents(490), discountedPrice: { value: cents(0) } },
      totalPrice: cents(1234),
    },
  },
  {
    name: "3.7 a discount on totalPrice shows in discountOnTotalPrice",
    ask: (shop) => discounted(shop, { target: { type: "totalPrice" } }, "c1234", 5),
    expected: { totalPrice: cents(5553), discountOnTotalPrice: { discountedAmount: cents(617) } },
  },
  {
    name: "3.7 the higher sortOrder comes first, and StopAfterThisDiscount ends it",
    async ask(shop) {
      const first = await shop.code({ stackingMode: "StopAfterThisDiscount" });
      const second = await shop.code({ value: { type: "relative", permyriad: 5000 } });
      return shop.cart({ discountCodes: [second, first] }, ["c1234", 10]);
    },
    expected: { totalPrice: cents(11_110) },
  },
  {
    name: "3.5 a gift costs 0 and is not merged; removed, its discount is among refusedGifts",
    async ask(shop) {
      const product = { typeId: "product", key: shop.name("c101") };
      const gift = await shop.code({
        value: { type: "giftLineItem", product, variantId: 1 },
        target: undefined,
      });
      const cart = await shop.cart({ discountCodes: [gift] }, ["c101", 1]);
      const lineItemId = cart.lineItems.find(({ lineItemMode }) => lineItemMode === "GiftLineItem")?.id;
      const { body } = await shop.update(cart, { action: "removeLineItem", lineItemId });
      return [cart, body];
    },
    expected: [
      {
        lineItems: expect.arrayContaining([
          expect.objectContaining({
            lineItemMode: "GiftLineItem",
            totalPrice: expect.objectContaining(cents(0)),
          }),
          expect.objectContaining({ lineItemMode: "Standard", quantity: 1 }),
        ]),
      },
      { lineItems: [{ lineItemMode: "Standard" }], refusedGifts: [{ typeId: "cart-discount" }] },
    ],
  },
];

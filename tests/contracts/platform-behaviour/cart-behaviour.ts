import { expect } from "vitest";
import { type Behaviour, cents, refusal } from "./behaviour.ts";
import { address, type Shop } from "./stock-shop.ts";

const ofType = (shop: Shop, fields: object = {}) => ({
  custom: { type: { typeId: "type", key: shop.name("fields") }, fields },
});

async function add(shop: Shop, more: object, draft: object = {}) {
  const cart = await shop.cart(draft, ["c108", 2]);
  return shop.update(cart, { action: "addLineItem", sku: shop.name("c108"), quantity: 3, ...more });
}

/** Lines, versions, custom fields and shipping of a cart. */
export const cartBehaviours: readonly Behaviour[] = [
  {
    name: "3.5 addLineItem of the same variant adds to the line",
    ask: (shop) => add(shop, {}),
    expected: { body: { version: 2, lineItems: [{ quantity: 5 }], totalPrice: cents(540) } },
  },
  {
    name: "3.5 addLineItem with an external price makes a line of its own",
    ask: (shop) => add(shop, { externalPrice: { currencyCode: "EUR", centAmount: 100 } }),
    expected: { body: { lineItems: [{ quantity: 2 }, { quantity: 3, totalPrice: cents(300) }] } },
  },
  {
    name: "3.5 addLineItem without a quantity adds one",
    ask: (shop) => add(shop, { quantity: undefined }),
    expected: { body: { lineItems: [{ quantity: 3 }] } },
  },
  ...(["changeLineItemQuantity", "removeLineItem"] as const).map(
    (action): Behaviour => ({
      name: `3.5 ${action} ${action === "removeLineItem" ? "without quantity" : "to 0"} removes the line`,
      async ask(shop) {
        const cart = await shop.cart({}, ["c108", 2]);
        const lineItemId = cart.lineItems[0]?.id;
        const quantity = action === "removeLineItem" ? undefined : 0;
        return shop.update(cart, { action, lineItemId, quantity });
      },
      expected: { status: 200, body: { lineItems: [], totalPrice: cents(0) } },
    }),
  ),
  {
    name: "3.5 an update that changes nothing keeps the version",
    async ask(shop) {
      const cart = await shop.cart({ country: "DE" }, ["c108", 2]);
      const same = await shop.update(cart, { action: "setCountry", country: "DE" });
      const none = await shop.update(cart);
      return [cart.version, same.body.version, none.body.version].map((version) => version - cart.version);
    },
    expected: [0, 0, 0],
  },
  {
    name: "3.5 taking away a custom field that is not set: InvalidOperation",
    async ask(shop) {
      const cart = await shop.cart(ofType(shop));
      return shop.update(cart, { action: "setCustomField", name: "note", value: null });
    },
    expected: refusal(400, { code: "InvalidOperation" }),
  },
  {
    name: "3.5 taking away a custom field that is set",
    async ask(shop) {
      const cart = await shop.cart(ofType(shop, { note: "a", count: 2 }));
      return shop.update(cart, { action: "setCustomField", name: "note", value: null });
    },
    expected: { status: 200, body: { custom: { fields: { count: 2 } } } },
  },
  {
    name: "3.5 a cart is kept for 90 days",
    ask: (shop) => shop.cart({}),
    expected: { deleteDaysAfterLastModification: 90 },
  },
  {
    name: "3.5 a line keeps the price at which it was added until it is recalculated",
    async ask(shop) {
      const word = shop.newName();
      const product = await shop.product(word, [{ value: { currencyCode: "EUR", centAmount: 700 } }]);
      const cart = await shop.cart({}, [word, 1]);
      const price = { value: { currencyCode: "EUR", centAmount: 800 } };
      const changes = { action: "setPrices", variantId: 1, prices: [price], staged: false };
      await shop.client.update("products", product, changes);
      const named = await shop.update(cart, { action: "setLocale", locale: null }, { action: "setCountry" });
      return [named, await shop.update(named.body, { action: "recalculate" })];
    },
    expected: [{ body: { totalPrice: cents(700) } }, { body: { totalPrice: cents(800) } }],
  },
  {
    name: "3.8 setShippingMethod without an address: InvalidOperation",
    ask: async (shop) => setMethod(shop, "parcel", {}),
    expected: refusal(400, { code: "InvalidOperation" }),
  },
  {
    name: "3.8 setShippingMethod whose predicate does not match: InvalidOperation",
    ask: async (shop) => setMethod(shop, "heavy", { shippingAddress: address("DE") }),
    expected: refusal(400, { code: "InvalidOperation" }),
  },
  {
    name: "3.8 shipping costs its price below freeAbove",
    ask: async (shop) => setMethod(shop, "parcel", { shippingAddress: address("DE") }),
    expected: { body: { shippingInfo: { price: cents(490), shippingMethodState: "MatchesCart" } } },
  },
  {
    name: "3.8 shipping is free from freeAbove on",
    ask: async (shop) => setMethod(shop, "heavy", { shippingAddress: address("DE") }, "dear"),
    expected: { body: { shippingInfo: { price: cents(0) }, totalPrice: cents(60_000) } },
  },
  {
    name: "3.8 shippingMethodsByCart answers one matching rate for each method",
    async ask(shop) {
      const { id } = await shop.cart({ shippingAddress: address("DE") }, ["c108", 1]);
      const query = `{ shippingMethodsByCart(id: "${id}") { key zoneRates { shippingRates { isMatching } } } }`;
      return shop.client.graphql(query);
    },
    expected: {
      body: {
        data: {
          shippingMethodsByCart: expect.arrayContaining([
            {
              key: expect.stringContaining("-parcel"),
              zoneRates: [{ shippingRates: [{ isMatching: true }] }],
            },
          ]),
        },
      },
    },
  },
];

async function setMethod(shop: Shop, word: string, draft: object, line = "c108") {
  const shippingMethod = { typeId: "shipping-method", key: shop.name(word) };
  return shop.update(await shop.cart(draft, [line, 1]), { action: "setShippingMethod", shippingMethod });
}

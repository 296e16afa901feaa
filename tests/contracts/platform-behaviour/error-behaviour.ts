import { expect } from "vitest";
import { type Behaviour, refusal } from "./behaviour.ts";
import { address, type Shop } from "./stock-shop.ts";

const nobody = "6a6d1b5e-6f0c-4d11-9d3e-0f6d7a3c1b52";

async function updateTwice(shop: Shop) {
  const cart = await shop.cart({}, ["c108", 1]);
  await shop.update(cart, { action: "setCountry", country: "DE" });
  return shop.update(cart, { action: "setCountry", country: "AT" });
}

async function fillCustom(shop: Shop, fields: object) {
  const custom = { type: { typeId: "type", key: shop.name("fields") }, fields };
  return shop.client.send("POST", "carts", { currency: "EUR", custom });
}

const unknownCart = (code: string, id: string) =>
  `mutation { updateCart(id: "${id}", version: 1, actions: [${code}]) { id } }`;

/** Error codes, their messages and fields. */
export const errorBehaviours: readonly Behaviour[] = [
  {
    name: "3.2 ConcurrentModification says both versions and carries currentVersion",
    ask: updateTwice,
    expected: refusal(409, {
      code: "ConcurrentModification",
      message: expect.stringMatching(
        /^Object [\w-]+ has a different version than expected\. Expected: \d+ - Actual: \d+\.$/,
      ),
      currentVersion: expect.any(Number),
    }),
  },
  {
    name: "3.2 ResourceNotFound over REST, by id",
    ask: (shop) => shop.client.send("GET", `carts/${nobody}`),
    expected: {
      status: 404,
      body: {
        statusCode: 404,
        message: `The Resource with ID '${nobody}' was not found.`,
        errors: [{ code: "ResourceNotFound", message: `The Resource with ID '${nobody}' was not found.` }],
      },
    },
  },
  {
    name: "3.2 ResourceNotFound over REST, by key",
    ask: (shop) => shop.client.send("GET", "products/key=no-such-key"),
    expected: refusal(404, {
      code: "ResourceNotFound",
      message: "The Resource with key 'no-such-key' was not found.",
    }),
  },
  {
    name: "3.2 InvalidSubject for a mutation of an unknown cart, with data null and where it was",
    ask: (shop) => shop.client.graphql(unknownCart("", nobody)),
    expected: {
      status: 200,
      body: {
        data: { updateCart: null },
        errors: [
          {
            message: `The Cart with ID '${nobody}' was not found.`,
            path: ["updateCart"],
            locations: [{ line: expect.any(Number), column: expect.any(Number) }],
            extensions: { code: "InvalidSubject" },
          },
        ],
      },
    },
  },
  {
    name: "3.2 ReferencedResourceNotFound carries typeId and id",
    async ask(shop) {
      const cart = await shop.cart({ shippingAddress: address("DE") }, ["c108", 1]);
      const shippingMethod = { typeId: "shipping-method", id: nobody };
      return shop.update(cart, { action: "setShippingMethod", shippingMethod });
    },
    expected: refusal(400, {
      code: "ReferencedResourceNotFound",
      typeId: "shipping-method",
      id: nobody,
      message: expect.stringMatching(
        `^The referenced object of type 'shipping-method' with identifier '${nobody}' was not found\\.`,
      ),
    }),
  },
  {
    name: "3.2 InvalidField for a field of another type, with the field and the value",
    ask: (shop) => fillCustom(shop, { count: "three" }),
    expected: refusal(400, {
      code: "InvalidField",
      field: "count",
      invalidValue: "three",
      message: expect.stringMatching(/^The value \W*three\W* is not valid for field \W*count\W*/),
    }),
  },
  {
    name: "3.2 MatchingPriceNotFound carries productId, variantId, currency and country",
    async ask(shop) {
      const cart = await shop.cart({ currency: "USD", country: "DE" });
      return shop.update(cart, { action: "addLineItem", sku: shop.name("c108") });
    },
    expected: refusal(400, {
      code: "MatchingPriceNotFound",
      message: expect.stringMatching(
        /^The variant '1' with SKU '[\w-]+' of product '[\w-]+' does not contain a price for currency 'USD' country 'DE', all customer groups and all channels\.$/,
      ),
      productId: expect.any(String),
      variantId: 1,
      currency: "USD",
      country: "DE",
    }),
  },
  {
    name: "3.2 MissingTaxRateForCountry carries taxCategoryId and country",
    async ask(shop) {
      const cart = await shop.cart({}, ["c108", 1]);
      return shop.update(cart, { action: "setShippingAddress", address: address("US") });
    },
    expected: refusal(400, {
      code: "MissingTaxRateForCountry",
      message: expect.stringMatching(/^Tax category '[\w-]+' is missing a tax rate for country 'US'\.$/),
      taxCategoryId: expect.any(String),
      country: "US",
    }),
  },
  {
    name: "3.2 DuplicateField for a key, with the field and the value",
    async ask(shop) {
      const { status, body } = await shop.client.send("POST", "tax-categories", {
        name: "again",
        key: shop.name("standard"),
        rates: [],
      });
      return {
        status,
        body,
        saysKey: JSON.stringify(body).includes(`"duplicateValue":"${shop.name("standard")}"`),
      };
    },
    expected: { ...refusal(400, { code: "DuplicateField", field: "key" }), saysKey: true },
  },
];

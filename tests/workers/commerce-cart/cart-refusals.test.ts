import { beforeAll, describe, expect, it } from "vitest";
import { createCart, makeCart, SK, updateCart } from "./cart-documents.ts";
import { database, fetchClientToken, migrate } from "./platform.ts";
import { seedShop } from "./seed.ts";
import { add, codFee, mark } from "./shop-actions.ts";

let token = "";

beforeAll(async () => {
  await migrate();
  await seedShop();
  token = await fetchClientToken();
});

describe("refusals", () => {
  it("a key that another cart has", async () => {
    await makeCart(token, { key: "session-b" });
    const { errors } = await createCart(token, { key: "session-b" });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "DuplicateField",
      field: "key",
      duplicateValue: "session-b",
    });
  });

  it.each([
    [
      "a variant without a price in the currency",
      { currency: "CZK" },
      [add("EX10000001")],
      { code: "MatchingPriceNotFound", currency: "CZK", country: "SK", variantId: 1, actionIndex: 1 },
    ],
    ["an unknown variant", {}, [add("EX99999999")], { code: "ReferencedResourceNotFound", actionIndex: 1 }],
    ["a negative quantity", {}, [add("EX10000001", -1)], { code: "InvalidField", field: "quantity" }],
    [
      "a quantity out of reach",
      {},
      [add("EX10000001", 999_999), add("EX10000001", 2)],
      { code: "LineItemQuantityAboveLimit", actionIndex: 2 },
    ],
    [
      "an unknown code",
      {},
      [{ addDiscountCode: { code: "NONE" } }],
      { code: "DiscountCodeNonApplicable", discountCode: "NONE", reason: "DoesNotExist" },
    ],
    [
      "a code whose discount is over",
      {},
      [{ addDiscountCode: { code: "OVER" } }],
      { code: "DiscountCodeNonApplicable", reason: "TimeRangeNonApplicable" },
    ],
    ["a code that is off", {}, [{ addDiscountCode: { code: "OFF" } }], { code: "DiscountCodeNonApplicable" }],
    [
      "a code that is not there to be removed",
      {},
      [{ removeDiscountCode: { discountCode: { typeId: "discount-code", id: "x" } } }],
      { code: "InvalidOperation" },
    ],
    [
      "shipping without an address",
      {},
      [{ setShippingMethod: { shippingMethod: { key: "parcel" } } }],
      { code: "InvalidOperation" },
    ],
    [
      "shipping that does not fit",
      { shippingAddress: SK, lineItems: [{ sku: "EX10000003" }] },
      [{ setShippingMethod: { shippingMethod: { key: "parcel" } } }],
      { code: "InvalidOperation" },
    ],
    [
      "removing a custom field that is not set",
      { custom: { typeKey: "cart-fields" } },
      [{ setCustomField: { name: "x", value: null } }],
      { code: "InvalidOperation" },
    ],
    ["a custom field without a type", {}, [mark("x")], { code: "InvalidOperation" }],
    [
      "a type that does not exist",
      {},
      [{ setCustomType: { typeKey: "none" } }],
      { code: "ReferencedResourceNotFound", typeId: "type" },
    ],
    [
      "a payment that does not exist",
      {},
      [{ addPayment: { payment: { id: "none" } } }],
      { code: "ReferencedResourceNotFound", typeId: "payment" },
    ],
    [
      "a price function that is no arithmetic",
      { shippingAddress: SK },
      [
        {
          setCustomShippingMethod: {
            shippingMethodName: "Courier",
            shippingRate: {
              price: { currencyCode: "EUR", centAmount: 1 },
              tiers: [
                { CartScore: { score: 1, priceFunction: { function: "drop(x)", currencyCode: "EUR" } } },
              ],
            },
          },
        },
      ],
      { code: "InvalidField", field: "priceFunction" },
    ],
    [
      "a direct discount with a predicate that cannot be read",
      {},
      [
        {
          setDirectDiscounts: {
            discounts: [
              {
                value: { relative: { permyriad: 1 } },
                target: {
                  pattern: {
                    triggerPattern: [],
                    targetPattern: [{ CountOnLineItemUnits: { predicate: "sku = (" } }],
                  },
                },
              },
            ],
          },
        },
      ],
      { code: "InvalidField", field: "target" },
    ],
    [
      "a customer group that does not exist",
      {},
      [{ setCustomerGroup: { customerGroup: { key: "none" } } }],
      { code: "ReferencedResourceNotFound", typeId: "customer-group" },
    ],
    [
      "a tax rate from outside in another tax mode",
      { lineItems: [{ sku: "EX10000001" }] },
      [{ setShippingMethodTaxRate: {} }],
      { code: "InvalidOperation" },
    ],
    ["two actions in one", {}, [{ ...add("EX10000001"), ...codFee }], { code: "InvalidInput" }],
  ])("%s", async (_what, draft, actions, expected) => {
    const cart = await makeCart(token, draft);
    const { errors } = await updateCart(token, cart, actions);
    expect(errors?.[0]?.extensions).toMatchObject(expected);
    const stored = await database
      .prepare("SELECT version FROM cart WHERE id = ?")
      .bind(cart.id)
      .first("version");
    expect(stored).toBe(1);
  });

  it("an address whose country has no tax rate", async () => {
    const cart = await makeCart(token, { lineItems: [{ sku: "EX10000001" }] });
    const { errors } = await updateCart(token, cart, [
      { setShippingAddress: { address: { country: "DE" } } },
    ]);
    expect(errors?.[0]).toMatchObject({
      message: "Tax category 'tax-category-standard' is missing a tax rate for country 'DE'.",
      extensions: { code: "MissingTaxRateForCountry", taxCategoryId: "tax-category-standard", country: "DE" },
    });
  });

  it("a cart of another store, or for a country the store does not have", async () => {
    const cart = await makeCart(token, {}, "shop_sk");
    const other = await updateCart(token, cart, [add("EX10000001")], "shop_at");
    expect(other.errors?.[0]?.extensions.code).toBe("InvalidSubject");
    const { errors } = await updateCart(token, cart, [{ setCountry: { country: "AT" } }], "shop_sk");
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "CountryNotConfiguredInStore",
      storeCountries: ["SK"],
      country: "AT",
    });
  });
});

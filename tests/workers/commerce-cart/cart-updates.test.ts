import { beforeAll, describe, expect, it } from "vitest";
import { createCart, SK, updateCart } from "./cart-documents.ts";
import { ask, database, fetchClientToken, migrate } from "./platform.ts";
import { eur, insertResource, seedShop } from "./seed.ts";

let token = "";

beforeAll(async () => {
  await migrate();
  await seedShop();
  token = await fetchClientToken();
});

async function makeCart(draft: object = {}, storeKey?: string) {
  const { data, errors } = await createCart(token, draft, storeKey);
  expect(errors).toBeUndefined();
  return data.createCart;
}

const add = (sku: string, quantity = 1) => ({ addLineItem: { sku, quantity } });
const mark = (value: string) => ({ setCustomField: { name: "lastBatch", value: JSON.stringify(value) } });
const codFee = {
  addCustomLineItem: {
    name: [{ locale: "sk", value: "Dobierka" }],
    slug: "cod-fee",
    money: { centPrecision: { currencyCode: "EUR", centAmount: 190 } },
    taxCategory: { key: "standard" },
  },
};

describe("a batch of the shop", () => {
  it("adds, marks and charges in one version", async () => {
    const cart = await makeCart({ key: "session-a", anonymousId: "session-a" }, "shop_sk");
    expect(cart).toMatchObject({
      version: 1,
      key: "session-a",
      store: { key: "shop_sk" },
      storeRef: { key: "shop_sk" },
    });
    const actions = [
      { setCustomType: { typeKey: "cart-fields", fields: [{ name: "customerType", value: '"private"' }] } },
      add("EX10000001", 2),
      {
        setShippingAddress: {
          address: {
            ...SK,
            custom: { typeKey: "address-fields", fields: [{ name: "vatNumber", value: '"SK1"' }] },
          },
        },
      },
      { setShippingMethod: { shippingMethod: { typeId: "shipping-method", key: "parcel" } } },
      codFee,
      mark("batch-1"),
    ];
    const { data, errors } = await updateCart(token, cart, actions, "shop_sk");
    expect(errors).toBeUndefined();
    expect(data.updateCart).toMatchObject({
      version: 2,
      totalPrice: { centAmount: 2468 + 490 + 190 },
      customLineItems: [{ slug: "cod-fee", totalPrice: { centAmount: 190 } }],
      custom: {
        type: { key: "cart-fields" },
        customFieldsRaw: [
          { name: "customerType", value: "private" },
          { name: "lastBatch", value: "batch-1" },
        ],
      },
      shippingAddress: { country: "SK", custom: { customFieldsRaw: [{ name: "vatNumber", value: "SK1" }] } },
    });
    const fee = data.updateCart.customLineItems[0];
    const without = await updateCart(token, data.updateCart, [
      { removeCustomLineItem: { customLineItemId: fee.id } },
    ]);
    expect(without.data.updateCart.totalPrice.centAmount).toBe(2958);
  });

  it("keeps the version when it changes nothing", async () => {
    const cart = await makeCart({ lineItems: [{ sku: "EX10000001" }], shippingAddress: SK });
    const actions = [
      { setShippingAddress: { address: SK } },
      { changeLineItemQuantity: { lineItemId: cart.lineItems[0].id, quantity: 1 } },
      { recalculate: {} },
    ];
    const { data, errors } = await updateCart(token, cart, actions);
    expect(errors).toBeUndefined();
    expect(data.updateCart.version).toBe(1);
  });

  it("is done whole or not at all, and says which action failed", async () => {
    const cart = await makeCart();
    const { data, errors } = await updateCart(token, cart, [
      add("EX10000001"),
      { removeLineItem: { lineItemId: "none" } },
    ]);
    expect(data.updateCart).toBeNull();
    expect(errors?.[0]?.extensions).toMatchObject({ code: "InvalidOperation", actionIndex: 2 });
    const stored = await database
      .prepare("SELECT version, data FROM cart WHERE id = ?")
      .bind(cart.id)
      .first<{ version: number; data: string }>();
    expect(stored?.version).toBe(1);
    expect(JSON.parse(stored?.data ?? "{}").lineItems).toEqual([]);
  });

  it("joins units of the same variant, unless their custom fields differ", async () => {
    const cart = await makeCart();
    const custom = { typeKey: "cart-fields", fields: [{ name: "note", value: '"gift"' }] };
    const actions = [
      add("EX10000001", 2),
      add("EX10000001", 3),
      { addLineItem: { sku: "EX10000001", custom } },
    ];
    const { data } = await updateCart(token, cart, actions);
    expect(data.updateCart.lineItems.map(({ quantity }: { quantity: number }) => quantity)).toEqual([5, 1]);
    const [five, one] = data.updateCart.lineItems;
    const less = await updateCart(token, data.updateCart, [
      { removeLineItem: { lineItemId: five.id, quantity: 2 } },
      { changeLineItemQuantity: { lineItemId: one.id, quantity: 0 } },
    ]);
    expect(less.data.updateCart.lineItems.map(({ quantity }: { quantity: number }) => quantity)).toEqual([3]);
  });
});

describe("versions", () => {
  it("let one of two writers win", async () => {
    const cart = await makeCart();
    const answers = await Promise.all([
      updateCart(token, cart, [add("EX10000001")]),
      updateCart(token, cart, [add("EX10000002")]),
    ]);
    expect(answers.filter(({ data }) => data.updateCart).length).toBe(1);
    const loser = answers.find(({ errors }) => errors);
    expect(loser?.errors?.[0]).toMatchObject({
      message: `Object ${cart.id} has a different version than expected. Expected: 1 - Actual: 2.`,
      extensions: { code: "ConcurrentModification", currentVersion: 2 },
    });
  });

  it("refuse a stale one", async () => {
    const cart = await makeCart();
    await updateCart(token, cart, [add("EX10000001")]);
    const { errors } = await updateCart(token, cart, [add("EX10000001")]);
    expect(errors?.[0]?.extensions).toMatchObject({ code: "ConcurrentModification", currentVersion: 2 });
  });

  it("guard deletion", async () => {
    const cart = await makeCart();
    const document =
      "mutation($id: String!, $version: Long!) { deleteCart(id: $id, version: $version) { id } }";
    const stale = await ask(token, document, { id: cart.id, version: 7 });
    expect(stale.errors?.[0]?.extensions.code).toBe("ConcurrentModification");
    const deleted = await ask(token, document, { id: cart.id, version: 1 });
    expect(deleted.data.deleteCart.id).toBe(cart.id);
    const gone = await updateCart(token, cart, []);
    expect(gone.errors?.[0]).toMatchObject({
      message: `The Cart with ID '${cart.id}' was not found.`,
      extensions: { code: "InvalidSubject" },
    });
  });
});

describe("refusals", () => {
  it("a key that another cart has", async () => {
    await makeCart({ key: "session-b" });
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
    ["two actions in one", {}, [{ ...add("EX10000001"), ...codFee }], { code: "InvalidInput" }],
  ])("%s", async (_what, draft, actions, expected) => {
    const cart = await makeCart(draft);
    const { errors } = await updateCart(token, cart, actions);
    expect(errors?.[0]?.extensions).toMatchObject(expected);
    const stored = await database
      .prepare("SELECT version FROM cart WHERE id = ?")
      .bind(cart.id)
      .first("version");
    expect(stored).toBe(1);
  });

  it("an address whose country has no tax rate", async () => {
    const cart = await makeCart({ lineItems: [{ sku: "EX10000001" }] });
    const { errors } = await updateCart(token, cart, [
      { setShippingAddress: { address: { country: "DE" } } },
    ]);
    expect(errors?.[0]).toMatchObject({
      message: "Tax category 'tax-category-standard' is missing a tax rate for country 'DE'.",
      extensions: { code: "MissingTaxRateForCountry", taxCategoryId: "tax-category-standard", country: "DE" },
    });
  });

  it("a cart of another store, or for a country the store does not have", async () => {
    const cart = await makeCart({}, "shop_sk");
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

describe("expired carts", () => {
  it("are gone, and their keys are free again", async () => {
    const cart = await makeCart({ key: "session-old", deleteDaysAfterLastModification: 1 });
    await database
      .prepare("UPDATE cart SET expires_at = '2026-01-01T00:00:00.000Z' WHERE id = ?")
      .bind(cart.id)
      .run();
    const read = await ask(token, "query($id: String!) { cart(id: $id) { id } }", { id: cart.id });
    expect(read.data.cart).toBeNull();
    const fresh = await makeCart({ key: "session-old" });
    expect(fresh.id).not.toBe(cart.id);
    expect(await database.prepare("SELECT id FROM cart WHERE id = ?").bind(cart.id).first()).toBeNull();
  });
});

describe("recalculation", () => {
  it("takes the price of now, which other updates leave alone", async () => {
    const cart = await makeCart({ lineItems: [{ sku: "EX10000005" }] });
    const current = JSON.stringify([{ id: "new", value: eur(20) }]);
    await database
      .prepare(
        "UPDATE product SET version = version + 1, current = json_set(current, '$.masterVariant.prices', json(?)) WHERE id = 'product-EX10000005'",
      )
      .bind(current)
      .run();
    const touched = await updateCart(token, cart, [{ setCustomerEmail: { email: "a@b.sk" } }]);
    expect(touched.data.updateCart.totalPrice.centAmount).toBe(14);
    const { data } = await updateCart(token, touched.data.updateCart, [
      { recalculate: { updateProductData: true } },
    ]);
    expect(data.updateCart.totalPrice.centAmount).toBe(20);
  });
});

describe("shippingMethodsByCart", () => {
  it("offers the one method whose predicate holds, with its matching rate", async () => {
    await insertResource("shipping-method", "off", {
      name: "off",
      active: false,
      isDefault: false,
      zoneRates: [],
      stores: [],
    }).run();
    const document = `query($id: String!) { shippingMethodsByCart(id: $id) { key zoneRates { shippingRates { isMatching price { centAmount } } } } }`;
    const parcel = await makeCart({ lineItems: [{ sku: "EX10000001" }], shippingAddress: SK });
    const freight = await makeCart({ lineItems: [{ sku: "EX10000003" }], shippingAddress: SK });
    const [small, big] = await Promise.all([parcel, freight].map(({ id }) => ask(token, document, { id })));
    expect(small?.data.shippingMethodsByCart).toEqual([
      { key: "parcel", zoneRates: [{ shippingRates: [{ isMatching: true, price: { centAmount: 490 } }] }] },
    ]);
    expect(big?.data.shippingMethodsByCart.map(({ key }: { key: string }) => key)).toEqual(["freight"]);
  });
});

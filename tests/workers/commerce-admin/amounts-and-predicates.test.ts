import { beforeAll, describe, expect, it } from "vitest";
import { type Administrator, connect } from "./administrator.ts";
import { makePricedWorld, makeProduct, money } from "./priced-products.ts";

let admin: Administrator;

beforeAll(async () => {
  admin = await connect();
  await makePricedWorld(admin);
});

async function refusalOf(path: string, draft: object) {
  const response = await admin.post(path, draft);
  expect(response.status).toBe(400);
  const { errors }: { errors: { code: string }[] } = await response.json();
  return errors[0];
}

const syntaxError = (field: string) => ({
  code: "InvalidInput",
  message: expect.stringContaining(`Malformed parameter: ${field}: Syntax error while parsing '${field}'.`),
});

describe("amounts of a price", () => {
  const dearer = { minimumQuantity: 2, value: money(400, "USD") };

  it.each([
    ["a tier in another currency", { tiers: [dearer] }, "tiers.value.currencyCode"],
    ["a tier for one piece", { tiers: [{ minimumQuantity: 1, value: money(400) }] }, "tiers.minimumQuantity"],
    [
      "two tiers of one quantity",
      { tiers: [1, 2].map((cents) => ({ minimumQuantity: 3, value: money(cents) })) },
      "tiers.minimumQuantity",
    ],
  ])("refuse %s, embedded and standalone", async (_name, price, field) => {
    const product = await makeProduct(admin, {});
    const draft = { value: money(500), ...price };
    const refused = await admin.fail("products", product, { action: "addPrice", variantId: 1, price: draft });
    expect(refused.errors[0]).toMatchObject({ code: "InvalidField", field });
    const standalone = { sku: product.sku, ...draft };
    expect(await refusalOf("standalone-prices", standalone)).toMatchObject({ code: "InvalidField", field });
  });

  it("refuse a reduced price in another currency", async () => {
    const discount = await admin.make("product-discounts", {
      name: { en: "By hand" },
      value: { type: "external" },
      predicate: "1 = 1",
      sortOrder: "0.17",
      isActive: true,
    });
    const { id } = discount;
    const discounted = { value: money(400, "USD"), discount: { typeId: "product-discount", id } };
    const product = await makeProduct(admin, {});
    const price = { value: money(500), discounted };
    const refused = await admin.fail("products", product, { action: "addPrice", variantId: 1, price });
    expect(refused.errors[0]).toMatchObject({
      code: "InvalidField",
      field: "discounted.value.currencyCode",
      invalidValue: "USD",
      allowedValues: ["EUR"],
    });
    const standalone = await admin.make("standalone-prices", { sku: "BY-HAND", value: money(500) });
    const later = await admin.fail("standalone-prices", standalone, {
      action: "setDiscountedPrice",
      discounted,
    });
    expect(later.errors[0]).toMatchObject({ code: "InvalidField" });
  });

  it("are refused in a cart when they make its total too large to add up", async () => {
    const { sku } = await makeProduct(admin, {}, [{ value: money(Number.MAX_SAFE_INTEGER) }]);
    const draft = { currency: "EUR", lineItems: [{ sku, quantity: 3 }] };
    expect(await refusalOf("carts", draft)).toMatchObject({ code: "InvalidOperation" });
  });
});

describe("amounts of a higher precision than the currency's", () => {
  const precise = { type: "highPrecision", currencyCode: "EUR", preciseAmount: 12_345, fractionDigits: 4 };
  const value = { ...precise, centAmount: 123 };
  const text = { en: "Precise" };

  it.each<[string, object]>([
    ["standalone-prices", { sku: "PRECISE", value: { ...money(2), fractionDigits: 3 } }],
    ["standalone-prices", { sku: "PRECISE", value: { ...precise, fractionDigits: 2 } }],
    ["standalone-prices", { sku: "PRECISE", value: { ...precise, centAmount: 125 } }],
    [
      "cart-discounts",
      {
        name: text,
        value: { type: "fixed", money: [value] },
        target: { type: "lineItems", predicate: "1 = 1" },
        cartPredicate: "1 = 1",
        sortOrder: "0.2345",
      },
    ],
    [
      "carts",
      {
        currency: "EUR",
        customLineItems: [{ name: text, slug: "precise", money: { ...precise, centAmount: 200 } }],
      },
    ],
    ["payments", { amountPlanned: value }],
  ])("are refused by %s when their digits would be lost or do not fit", async (path, draft) => {
    expect(["InvalidJsonInput", "InvalidField"]).toContain((await refusalOf(path, draft))?.code);
  });

  it("are product prices, complete in every response", async () => {
    const tiers = [{ minimumQuantity: 10, value: { ...precise, preciseAmount: 12_300 } }];
    const { sku, ...product } = await makeProduct(admin, {}, [{ value: precise, tiers }]);
    const remaining = {
      value,
      tiers: [{ minimumQuantity: 10, value: { preciseAmount: 12_300, centAmount: 123 } }],
    };
    expect(product).toMatchObject({ masterData: { current: { masterVariant: { prices: [remaining] } } } });
    const { data } = await admin.graphql(
      `{ product(sku: "${sku}") { masterData { current { masterVariant { prices { value {
        __typename type centAmount fractionDigits ... on HighPrecisionMoney { preciseAmount } } } } } } } }`,
    );
    expect(JSON.stringify(data)).toContain(
      '{"__typename":"HighPrecisionMoney","type":"highPrecision","centAmount":123,"fractionDigits":4,"preciseAmount":12345}',
    );
  });

  it("are multiplied before they are rounded, at the tier that the quantity reaches", async () => {
    const tiers = [{ minimumQuantity: 10, value: { ...precise, preciseAmount: 11_111 } }];
    const { sku } = await makeProduct(admin, {}, [{ value: precise, tiers }]);
    const totalOf = async (quantity: number) => {
      const cart = await admin.make("carts", { currency: "EUR", lineItems: [{ sku, quantity }] });
      expect(cart).toMatchObject({ lineItems: [{ price: { value: precise } }] });
      return [cart.totalPrice, (cart.lineItems as { totalPrice: object }[])[0]?.totalPrice];
    };
    // 3 × 1.2345 = 3.7035 and 12 × 1.1111 = 13.3332; the rounded prices would give 3.69 and 13.32.
    for (const [quantity, cents] of [
      [3, 370],
      [12, 1333],
    ] as const) {
      expect(await totalOf(quantity)).toMatchObject([money(cents), money(cents)]);
    }
  });

  it("are standalone prices, and change to and from them", async () => {
    const made = await admin.make("standalone-prices", { sku: "PRECISE", value: precise });
    expect(made.value).toEqual(value);
    const plain = await admin.change("standalone-prices", made, { action: "changeValue", value: money(2) });
    expect(plain.value).toMatchObject(money(2));
    const back = await admin.change("standalone-prices", plain, { action: "changeValue", value: precise });
    expect(back.value).toEqual(value);
  });

  it("are external prices and prices of custom lines, over REST and GraphQL", async () => {
    const { id } = await admin.make("tax-categories", { key: "amounts", name: "Tax", rates: [] });
    const taxCategory = { typeId: "tax-category", id };
    const fee = { name: text, slug: "precise", quantity: 3, money: precise, taxCategory };
    const cart = await admin.make("carts", { currency: "EUR", customLineItems: [fee] });
    expect(cart).toMatchObject({ customLineItems: [{ money: value, totalPrice: money(370) }] });
    const { type: _type, ...highPrecision } = precise;
    const { data } = await admin.graphql(
      `mutation($id: String, $version: Long!, $id2: String!, $money: BaseMoneyInput!) {
        updateCart(id: $id, version: $version, actions: [
          { changeCustomLineItemMoney: { customLineItemId: $id2, money: $money } }
        ]) { totalPrice { centAmount } customLineItems { money { ... on HighPrecisionMoney { preciseAmount } } } } }`,
      {
        id: cart.id,
        version: cart.version,
        id2: (cart.customLineItems as { id: string }[])[0]?.id,
        money: { highPrecision: { ...highPrecision, preciseAmount: 20_050 } },
      },
    );
    expect(data).toEqual({
      updateCart: {
        totalPrice: { centAmount: 602 },
        customLineItems: [{ money: { preciseAmount: 20_050 } }],
      },
    });
  });
});

describe("cart discounts", () => {
  const base = {
    name: { en: "Off" },
    value: { type: "relative", permyriad: 1000 },
    cartPredicate: "1 = 1",
    target: { type: "lineItems", predicate: "1 = 1" },
    requiresDiscountCode: true,
    sortOrder: "0.23",
  };
  const pattern = { type: "CountOnLineItemUnits", predicate: "sku =" };

  it.each([
    ["cartPredicate", { cartPredicate: "nope(" }],
    ["target.predicate", { target: { type: "lineItems", predicate: "sku =" } }],
    ["target.targetPattern", { target: { type: "pattern", triggerPattern: [], targetPattern: [pattern] } }],
  ])("refuse a %s that cannot be parsed", async (field, part) => {
    expect(await refusalOf("cart-discounts", { ...base, ...part })).toMatchObject(syntaxError(field));
  });

  it.each([
    ["more than the whole", { value: { type: "relative", permyriad: 10_001 } }],
    ["less than nothing", { value: { type: "relative", permyriad: -1 } }],
    ["a negative amount", { value: { type: "absolute", money: [money(-5)] } }],
    ["no amount", { value: { type: "fixed", money: [] } }],
    ["a value of no kind", { value: { type: "free" } }],
    ["a target of no kind", { target: { type: "customers" } }],
  ])("refuse %s", async (_name, part) => {
    expect(await refusalOf("cart-discounts", { ...base, ...part })).toMatchObject({
      code: "InvalidJsonInput",
    });
  });

  it("refuse the same in an update, over REST and GraphQL", async () => {
    const made = await admin.make("cart-discounts", base);
    const change = { action: "changeCartPredicate", cartPredicate: "totalPrice >" };
    expect((await admin.fail("cart-discounts", made, change)).errors[0]).toMatchObject(
      syntaxError("cartPredicate"),
    );
    const { errors } = await admin.graphql(
      `mutation { updateCartDiscount(id: "${made.id}", version: ${made.version}, actions: [
        { changeTarget: { target: { lineItems: { predicate: "sku =" } } } }]) { id } }`,
    );
    expect(errors?.[0]?.code).toBe("InvalidInput");
    expect(await admin.read(`cart-discounts/${made.id}`)).toEqual(made);
  });
});

describe("codes and shipping methods", () => {
  it("refuse predicates that cannot be parsed", async () => {
    const { id } = await admin.make("cart-discounts", {
      name: { en: "Off" },
      value: { type: "relative", permyriad: 1000 },
      cartPredicate: "1 = 1",
      target: { type: "totalPrice" },
      requiresDiscountCode: true,
      sortOrder: "0.29",
    });
    const cartDiscounts = [{ typeId: "cart-discount", id }];
    const code = { code: "UNREADABLE", cartDiscounts, cartPredicate: "1 =" };
    expect(await refusalOf("discount-codes", code)).toMatchObject(syntaxError("cartPredicate"));
    await admin.make("tax-categories", { key: "of-methods", name: "Tax", rates: [] });
    const method = { name: "Van", taxCategory: { key: "of-methods" }, isDefault: false, predicate: "sku =" };
    expect(await refusalOf("shipping-methods", method)).toMatchObject(syntaxError("predicate"));
  });

  it("refuse a rate whose limit is in another currency", async () => {
    const zone = await admin.make("zones", { key: "of-rates", name: "Zone" });
    await admin.make("tax-categories", { key: "of-rates", name: "Tax", rates: [] });
    const method = {
      name: "Bike",
      taxCategory: { key: "of-rates" },
      isDefault: false,
      zoneRates: [
        {
          zone: { typeId: "zone", id: zone.id },
          shippingRates: [{ price: money(500), freeAbove: money(9, "SEK") }],
        },
      ],
    };
    expect(await refusalOf("shipping-methods", method)).toMatchObject({ code: "InvalidJsonInput" });
  });
});

import { beforeAll, describe, expect, it } from "vitest";
import { createCart, makeCart, orderCart, SK, updateCart } from "./cart-documents.ts";
import { ask, database, fetchClientToken, migrate, send } from "./platform.ts";
import { insertResource, seedShop } from "./seed.ts";

let token = "";

function insertDiscount(key: string, data: object) {
  return insertResource("cart-discount", key, {
    name: { en: key },
    cartPredicate: "true",
    stackingMode: "Stacking",
    isActive: true,
    requiresDiscountCode: true,
    sortOrder: "0.4",
    value: { type: "relative", permyriad: 1000 },
    target: { type: "lineItems", predicate: "true" },
    ...data,
  });
}

function insertCode(key: string, discountKey: string, data: object = {}) {
  const cartDiscounts = [{ typeId: "cart-discount", id: `cart-discount-${discountKey}` }];
  return insertResource("discount-code", key, { code: key, cartDiscounts, isActive: true, ...data }, key);
}

beforeAll(async () => {
  await migrate();
  await seedShop();
  const inGroup = { discountGroup: { typeId: "discount-group", id: "discount-group-best" } };
  const gift = {
    type: "giftLineItem",
    product: { typeId: "product", id: "product-EX10000005" },
    variantId: 1,
  };
  await database.batch([
    insertResource("discount-group", "best", { name: {}, sortOrder: "0.7", isActive: true }),
    insertDiscount("group-small", { ...inGroup }),
    insertDiscount("group-big", { ...inGroup, value: { type: "relative", permyriad: 2000 } }),
    insertDiscount("gift", {
      requiresDiscountCode: false,
      value: gift,
      target: undefined,
      cartPredicate: 'totalPrice >= "300.00 EUR"',
    }),
    insertDiscount("three-for-two", {
      value: { type: "relative", permyriad: 10_000 },
      target: {
        type: "multiBuyLineItems",
        predicate: "true",
        triggerQuantity: 3,
        discountedQuantity: 1,
        selectionMode: "Cheapest",
      },
    }),
    insertCode("SMALL", "group-small"),
    insertCode("BIGGER", "group-big"),
    insertCode("THREE", "three-for-two"),
    insertCode("SK-ONLY", "three-for-two", { stores: [{ typeId: "store", key: "shop_sk" }] }),
    insertCode("TWICE", "three-for-two", { maxApplications: 2 }),
    ...Array.from({ length: 11 }, (_, index) => insertCode(`C${index}`, "three-for-two")),
  ]);
  token = await fetchClientToken();
});

function makeSentCart(draft: object, storeKey?: string) {
  return makeCart(token, { shippingAddress: SK, ...draft }, storeKey);
}

describe("discounts on the platform", () => {
  it("add a gift to a qualifying cart, and do not add it again after its removal", async () => {
    const cart = await makeSentCart({ lineItems: [{ sku: "EX10000002", quantity: 2 }] });
    expect(cart.lineItems).toMatchObject([
      { lineItemMode: "Standard" },
      {
        lineItemMode: "GiftLineItem",
        quantity: 1,
        variant: { sku: "EX10000005" },
        totalPrice: { centAmount: 0 },
      },
    ]);
    expect(cart.totalPrice.centAmount).toBe(30_000);
    const more = await updateCart(token, cart, [{ addLineItem: { sku: "EX10000005" } }]);
    expect(more.data.updateCart.lineItems.map(({ lineItemMode }) => lineItemMode)).toEqual([
      "Standard",
      "GiftLineItem",
      "Standard",
    ]);
    const giftId = cart.lineItems[1]?.id;
    const refused = await updateCart(token, more.data.updateCart, [
      { removeLineItem: { lineItemId: giftId } },
    ]);
    const again = await updateCart(token, refused.data.updateCart, [{ recalculate: {} }]);
    expect(again.data.updateCart).toMatchObject({
      version: 3,
      refusedGifts: [{ key: "gift" }],
      lineItems: [{ lineItemMode: "Standard" }, { lineItemMode: "Standard" }],
    });
  });

  it("of a group apply only the best; the other's code reports this and does not block the order", async () => {
    const cart = await makeSentCart({
      lineItems: [{ sku: "EX10000001", quantity: 1 }],
      discountCodes: ["SMALL", "BIGGER"],
    });
    expect(cart.totalPrice.centAmount).toBe(987);
    expect(cart.discountCodes.map(({ state }) => state)).toEqual([
      "ApplicationStoppedByGroupBestDeal",
      "MatchesCart",
    ]);
    expect((await orderCart(token, cart, "group-1")).errors).toBeUndefined();
  });

  it("count items over all lines", async () => {
    const lineItems = [
      { sku: "EX10000001", quantity: 2 },
      { sku: "EX10000004", quantity: 1 },
    ];
    const cart = await makeSentCart({ lineItems, discountCodes: ["THREE"] });
    expect(cart.totalPrice.centAmount).toBe(2468);
  });

  it("of a code for one store are refused in another", async () => {
    const lineItems = [{ sku: "EX10000001", quantity: 3 }];
    const cart = await makeSentCart({ lineItems, discountCodes: ["SK-ONLY"] }, "shop_sk");
    expect(cart.discountCodes[0]?.state).toBe("MatchesCart");
    const { errors } = await createCart(token, { lineItems, discountCodes: ["SK-ONLY"] });
    expect(errors?.[0]?.extensions.code).toBe("DiscountCodeNonApplicable");
  });

  it("accept at most ten codes", async () => {
    const discountCodes = Array.from({ length: 11 }, (_, index) => `C${index}`);
    const { errors } = await createCart(token, { discountCodes });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "InvalidOperation", actionIndex: 11 });
  });

  it("respect the code's limit of uses, however many orders are placed at once", async () => {
    const lineItems = [{ sku: "EX10000005", quantity: 3 }];
    const carts = await Promise.all(
      Array.from({ length: 5 }, () => makeSentCart({ lineItems, discountCodes: ["TWICE"] })),
    );
    const answers = await Promise.all(carts.map((cart) => orderCart(token, cart)));
    const refusals = answers.flatMap(({ errors }) => errors?.[0]?.extensions.code ?? []);
    expect(refusals).toEqual(Array.from({ length: 3 }, () => "DiscountCodeNonApplicable"));
    const counted = await database
      .prepare(
        "SELECT count(*) AS count FROM discount_code_application WHERE code_id = 'discount-code-TWICE'",
      )
      .first("count");
    expect(counted).toBe(2);
  });

  it("without a code are limited to a hundred active ones", async () => {
    const draft = (index: number) => ({
      name: { en: `Discount ${index}` },
      value: { type: "relative", permyriad: 1 },
      target: { type: "lineItems", predicate: "false" },
      cartPredicate: "false",
      sortOrder: `0.1${index}1`,
      requiresDiscountCode: false,
    });
    const many = Array.from({ length: 98 }, (_, index) => insertDiscount(`many-${index}`, draft(index)));
    await database.batch(many);
    const last = await send<{ id: string; version: number }>(token, "POST", "/cart-discounts", draft(1001));
    expect(last.status).toBe(201);
    const refused = await send(token, "POST", "/cart-discounts", draft(1002));
    expect([refused.status, refused.body.errors]).toMatchObject([400, [{ code: "MaxCartDiscountsReached" }]]);
    const idle = await send<{ id: string }>(token, "POST", "/cart-discounts", {
      ...draft(1003),
      isActive: false,
    });
    expect(idle.status).toBe(201);
    const wake = { version: 1, actions: [{ action: "changeIsActive", isActive: true }] };
    expect((await send(token, "POST", `/cart-discounts/${idle.body.id}`, wake)).status).toBe(400);
    const rename = { version: 1, actions: [{ action: "changeName", name: { en: "Last" } }] };
    expect((await send(token, "POST", `/cart-discounts/${last.body.id}`, rename)).status).toBe(200);
  });

  it("of a group created over REST share that group", async () => {
    const group = { key: "made", sortOrder: "0.91" };
    const made = await send<{ id: string }>(token, "POST", "/discount-groups", group);
    expect(made.body).toMatchObject({ ...group, isActive: true, version: 1 });
    const discount = await send(token, "POST", "/cart-discounts", {
      name: { en: "In the group" },
      value: { type: "relative", permyriad: 1 },
      target: { type: "lineItems", predicate: "false" },
      cartPredicate: "false",
      sortOrder: "0.92",
      requiresDiscountCode: true,
      discountGroup: { typeId: "discount-group", key: "made" },
    });
    expect(discount.body).toMatchObject({ discountGroup: { typeId: "discount-group", id: made.body.id } });
    expect((await send(token, "DELETE", `/discount-groups/${made.body.id}?version=1`)).status).toBe(400);
  });

  it("applied directly to one cart exclude all others", async () => {
    const cart = await makeSentCart({ lineItems: [{ sku: "EX10000002", quantity: 2 }] });
    expect(cart.lineItems.length).toBe(2);
    const saws = { predicate: 'sku = "EX10000002"', minCount: 1, maxCount: 1 };
    const discounts = [
      {
        value: { relativeCart: { permyriad: 5000, applicationMode: "ProportionateDistribution" } },
        target: {
          pattern: { triggerPattern: [], targetPattern: [{ CountOnLineItemUnits: saws }], maxOccurrence: 1 },
        },
      },
      {
        value: { absolute: { money: [{ currencyCode: "EUR", centAmount: 500 }] } },
        target: { totalPrice: {} },
      },
    ];
    const { data, errors } = await updateCart(token, cart, [{ setDirectDiscounts: { discounts } }]);
    expect(errors).toBeUndefined();
    expect(data.updateCart).toMatchObject({
      lineItems: [{ totalPrice: { centAmount: 22_500 } }],
      totalPrice: { centAmount: 22_000 },
      discountOnTotalPrice: { discountedAmount: { centAmount: 500 } },
    });
    const read = `query($id: String!) { cart(id: $id) { directDiscounts { value { type } target { type } }
      lineItems { discountedPricePerQuantity { discountedPrice { includedDiscounts { discountRef { typeId } } } } } } }`;
    expect((await ask(token, read, { id: cart.id })).data.cart).toMatchObject({
      directDiscounts: [
        { value: { type: "relative" }, target: { type: "pattern" } },
        { value: { type: "absolute" }, target: { type: "totalPrice" } },
      ],
      lineItems: [
        {
          discountedPricePerQuantity: [
            { discountedPrice: { includedDiscounts: [{ discountRef: { typeId: "direct-discount" } }] } },
            { discountedPrice: { includedDiscounts: [] } },
          ],
        },
      ],
    });
    const coded = await updateCart(token, data.updateCart, [{ addDiscountCode: { code: "THREE" } }]);
    expect(coded.errors?.[0]?.extensions.code).toBe("InvalidOperation");
    const free = await updateCart(token, data.updateCart, [{ setDirectDiscounts: { discounts: [] } }]);
    expect(free.data.updateCart.totalPrice.centAmount).toBe(30_000);
  });
});

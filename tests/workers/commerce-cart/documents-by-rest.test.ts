import { beforeAll, describe, expect, it } from "vitest";
import { fetchClientToken, migrate, send } from "./platform.ts";
import { type Document, makeCart, makeOrder } from "./rest-documents.ts";
import { seedShop } from "./seed.ts";

let token = "";

beforeAll(async () => {
  await migrate();
  await seedShop();
  token = await fetchClientToken();
});

describe("a cart over REST", () => {
  it("is created, read, found, changed and deleted in REST's shapes", async () => {
    const cart = await makeCart(token, {
      key: "rest-1",
      custom: { type: { typeId: "type", key: "cart-fields" }, fields: { note: "hello", count: 2 } },
    });
    expect(cart).toMatchObject({
      key: "rest-1",
      version: 1,
      totalPrice: { type: "centPrecision", currencyCode: "EUR", centAmount: 532, fractionDigits: 2 },
      lineItems: [
        {
          quantity: 3,
          name: { sk: "Stroj EX10000005", en: "Machine EX10000005" },
          variant: { id: 1, sku: "EX10000005" },
          state: [{ quantity: 3, state: { typeId: "state" } }],
        },
      ],
      custom: { type: { typeId: "type", id: "type-cart-fields" }, fields: { note: "hello", count: 2 } },
    });
    const fee = {
      action: "addCustomLineItem",
      name: { en: "Fee", sk: "Poplatok" },
      slug: "fee",
      money: { type: "centPrecision", currencyCode: "EUR", centAmount: 190, fractionDigits: 2 },
      taxCategory: { typeId: "tax-category", key: "standard" },
    };
    const actions = [fee, { action: "setCustomField", name: "note", value: "bye" }];
    const changed = await send(token, "POST", "/carts/key=rest-1", { version: 1, actions });
    expect(changed.body).toMatchObject({
      version: 2,
      totalPrice: { centAmount: 722 },
      customLineItems: [{ name: { en: "Fee", sk: "Poplatok" } }],
      custom: { fields: { note: "bye", count: 2 } },
    });
    expect((await send(token, "GET", `/carts/${cart.id}`)).body).toEqual(changed.body);
    const where = encodeURIComponent('key = "rest-1" and cartState = "Active"');
    const found = await send(token, "GET", `/carts?where=${where}`);
    expect(found.body).toMatchObject({ count: 1, total: 1, results: [{ id: cart.id }] });
    expect((await send(token, "DELETE", `/carts/${cart.id}?version=1`)).status).toBe(409);
    expect((await send(token, "DELETE", `/carts/${cart.id}?version=2`)).status).toBe(200);
    expect((await send(token, "GET", `/carts/${cart.id}`)).status).toBe(404);
  });

  it.each<[string, object, object]>([
    [
      "an unknown action",
      { version: 1, actions: [{ action: "explode" }] },
      {
        code: "InvalidJsonInput",
        detailedErrorMessage: expect.stringMatching(/^actions -> action: .*explode/),
      },
    ],
    [
      "an input of another kind",
      { version: 1, actions: [{ action: "changeLineItemQuantity", quantity: "two" }] },
      {
        code: "InvalidJsonInput",
        detailedErrorMessage: expect.stringMatching(/^actions -> quantity: .*two/),
      },
    ],
    ["a stale version", { version: 9, actions: [] }, { code: "ConcurrentModification", currentVersion: 1 }],
  ])("refuses %s", async (_what, command, error) => {
    const cart = await makeCart(token);
    const { body } = await send<{ errors: object[] }>(token, "POST", `/carts/${cart.id}`, command);
    expect(body.errors[0]).toMatchObject(error);
  });

  it("accepts direct discounts of every kind, and returns them in the same format", async () => {
    const cart = await makeCart(token);
    const pattern = {
      type: "pattern",
      triggerPattern: [],
      targetPattern: [{ type: "CountOnLineItemUnits", predicate: "1 = 1", minCount: 1, maxCount: 1 }],
      maxOccurrence: 1,
    };
    const euro = { type: "centPrecision", currencyCode: "EUR", centAmount: 100, fractionDigits: 2 };
    const discounts = [
      { value: { type: "relative", permyriad: 1000 }, target: { type: "lineItems", predicate: "1 = 1" } },
      {
        value: { type: "absolute", money: [euro], applicationMode: "ProportionateDistribution" },
        target: { type: "totalPrice" },
      },
      { value: { type: "fixed", money: [euro] }, target: pattern },
      { value: { type: "relative", permyriad: 5000 }, target: { type: "shipping" } },
    ];
    const actions = [{ action: "setDirectDiscounts", discounts }];
    const { status, body } = await send<{ errors?: object[]; directDiscounts: object[] }>(
      token,
      "POST",
      `/carts/${cart.id}`,
      { version: 1, actions },
    );
    expect([status, body.errors]).toEqual([200, undefined]);
    expect(body.directDiscounts).toMatchObject(discounts);
    const wrong = [{ value: { type: "half" }, target: { type: "totalPrice" } }];
    const refused = await send<{ errors: object[] }>(token, "POST", `/carts/${cart.id}`, {
      version: 2,
      actions: [{ action: "setDirectDiscounts", discounts: wrong }],
    });
    expect([refused.status, refused.body.errors]).toMatchObject([400, [{ code: "InvalidInput" }]]);
  });

  it("that does not exist is a 404 for every method", async () => {
    const answers = await Promise.all([
      send(token, "GET", "/carts/none"),
      send(token, "POST", "/carts/none", { version: 1, actions: [] }),
      send(token, "DELETE", "/carts/none?version=1"),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it("is replicated from a cart and from an order", async () => {
    const order = await makeOrder(token, "rest-0");
    const { status, body } = await send<Document>(token, "POST", "/carts/replicate", {
      reference: { typeId: "order", id: order.id },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ version: 1, cartState: "Active", lineItems: [{ quantity: 3 }] });
    expect(body.lineItems[0]?.id).not.toBe(order.lineItems[0]?.id);
    const none = { reference: { typeId: "cart", id: "none" } };
    expect((await send(token, "POST", "/carts/replicate", none)).status).toBe(400);
  });
});

import { beforeAll, describe, expect, it } from "vitest";
import { SK } from "./cart-documents.ts";
import { ask, database, fetchClientToken, migrate, send } from "./platform.ts";
import { seedShop } from "./seed.ts";

let token = "";

beforeAll(async () => {
  await migrate();
  await seedShop();
  token = await fetchClientToken();
});

interface Document {
  readonly id: string;
  readonly version: number;
  readonly lineItems: readonly { readonly id: string }[];
}

async function makeCart(draft: object = {}) {
  const { status, body } = await send<Document>(token, "POST", "/carts", {
    currency: "EUR",
    country: "SK",
    lineItems: [{ sku: "EX10000005", quantity: 3 }],
    shippingAddress: SK,
    shippingMethod: { typeId: "shipping-method", key: "parcel" },
    ...draft,
  });
  expect(status).toBe(201);
  return body;
}

async function makeOrder(orderNumber: string) {
  const cart = await makeCart();
  const { status, body } = await send<Document>(token, "POST", "/orders", {
    cart: { typeId: "cart", id: cart.id },
    version: cart.version,
    orderNumber,
  });
  expect(status).toBe(201);
  return body;
}

function messagesOf(id: string) {
  return database
    .prepare("SELECT type FROM message WHERE resource_id = ? ORDER BY seq")
    .bind(id)
    .all<{ type: string }>()
    .then(({ results }) => results.map(({ type }) => type));
}

describe("a cart over REST", () => {
  it("is created, read, found, changed and deleted in REST's shapes", async () => {
    const cart = await makeCart({
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
    const cart = await makeCart();
    const { body } = await send<{ errors: object[] }>(token, "POST", `/carts/${cart.id}`, command);
    expect(body.errors[0]).toMatchObject(error);
  });

  it("that is not there is a 404 for every method", async () => {
    const answers = await Promise.all([
      send(token, "GET", "/carts/none"),
      send(token, "POST", "/carts/none", { version: 1, actions: [] }),
      send(token, "DELETE", "/carts/none?version=1"),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it("is replicated from a cart and from an order", async () => {
    const order = await makeOrder("rest-0");
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

describe("an order over REST", () => {
  it("is delivered in parcels that are tracked, and tells each step", async () => {
    const order = await makeOrder("rest-1");
    const items = [{ id: order.lineItems[0]?.id, quantity: 2 }];
    const delivered = await send<{ shippingInfo: { deliveries: { parcels: { id: string }[] }[] } }>(
      token,
      "POST",
      "/orders/order-number=rest-1",
      { version: 1, actions: [{ action: "addDelivery", items, parcels: [{ items }] }] },
    );
    const parcelId = delivered.body.shippingInfo.deliveries[0]?.parcels[0]?.id;
    const trackingData = { trackingId: "T-1", carrier: "DHL" };
    const actions = [
      { action: "setParcelTrackingData", parcelId, trackingData },
      { action: "changeShipmentState", shipmentState: "Shipped" },
      { action: "changeOrderState", orderState: "Complete" },
    ];
    const { body } = await send(token, "POST", `/orders/${order.id}`, { version: 2, actions });
    expect(body).toMatchObject({
      version: 3,
      shipmentState: "Shipped",
      completedAt: expect.any(String),
      shippingInfo: { deliveries: [{ items, parcels: [{ trackingData }] }] },
    });
    expect(await messagesOf(order.id)).toEqual([
      "OrderCreated",
      "DeliveryAdded",
      "OrderStateChanged",
      "OrderShipmentStateChanged",
      "ParcelTrackingDataUpdated",
    ]);
  });

  it("takes goods back, and pays only for what has come back", async () => {
    const order = await makeOrder("rest-2");
    const items = [{ lineItemId: order.lineItems[0]?.id, quantity: 1, shipmentState: "Advised" }];
    const returned = await send<{ returnInfo: { items: { id: string }[] }[] }>(
      token,
      "POST",
      `/orders/${order.id}`,
      { version: 1, actions: [{ action: "addReturnInfo", items, returnTrackingId: "R-1" }] },
    );
    const returnItemId = returned.body.returnInfo[0]?.items[0]?.id;
    const refund = { action: "setReturnPaymentState", returnItemId, paymentState: "Refunded" };
    const early = await send<{ errors: object[] }>(token, "POST", `/orders/${order.id}`, {
      version: 2,
      actions: [refund],
    });
    expect(early.body.errors[0]).toMatchObject({ code: "InvalidOperation", actionIndex: 1 });
    const back = { action: "setReturnShipmentState", returnItemId, shipmentState: "Returned" };
    const { body } = await send(token, "POST", `/orders/${order.id}`, {
      version: 2,
      actions: [back, refund],
    });
    expect(body).toMatchObject({
      returnInfo: [
        { returnTrackingId: "R-1", items: [{ shipmentState: "Returned", paymentState: "Refunded" }] },
      ],
    });
  });

  it("does not deliver what it does not have", async () => {
    const order = await makeOrder("rest-3");
    const items = [{ id: order.lineItems[0]?.id, quantity: 4 }];
    const { status, body } = await send(token, "POST", `/orders/${order.id}`, {
      version: 1,
      actions: [{ action: "addDelivery", items }],
    });
    expect([status, body.errors]).toMatchObject([400, [{ code: "InvalidField", field: "items.quantity" }]]);
  });

  it("is deleted at its version and says so", async () => {
    const order = await makeOrder("rest-4");
    expect((await send(token, "DELETE", `/orders/${order.id}?version=2`)).status).toBe(409);
    const { status, body } = await send(token, "DELETE", "/orders/order-number=rest-4?version=1");
    expect([status, body.id]).toEqual([200, order.id]);
    expect((await send(token, "GET", `/orders/${order.id}`)).status).toBe(404);
    expect(await messagesOf(order.id)).toEqual(["OrderCreated", "OrderDeleted"]);
  });
});

describe("the project", () => {
  it("says whether a country's tax rate serves its states", async () => {
    const rate = { name: "VAT", includedInPrice: true, country: "CH" };
    const rates = [
      { ...rate, amount: 0.08 },
      { ...rate, amount: 0.07, state: "Bern" },
    ];
    await database
      .prepare("UPDATE resource SET version = 2, data = json_set(data, '$.rates', json(?)) WHERE id = ?")
      .bind(JSON.stringify(rates), "tax-category-standard")
      .run();
    const taxIn = async (state: string) => {
      const { body } = await send<{ errors?: object[]; lineItems: { taxRate?: { amount: number } }[] }>(
        token,
        "POST",
        "/carts",
        {
          currency: "EUR",
          lineItems: [{ sku: "EX10000005" }],
          shippingAddress: { country: "CH", state },
        },
      );
      return body.errors?.[0] ?? body.lineItems[0]?.taxRate?.amount;
    };
    expect(await taxIn("Bern")).toBe(0.07);
    expect(await taxIn("Zug")).toMatchObject({
      code: "MissingTaxRateForCountry",
      country: "CH",
      state: "Zug",
    });
    const action = { action: "changeCountryTaxRateFallbackEnabled", countryTaxRateFallbackEnabled: true };
    const { body } = await send(token, "POST", "", { version: 1, actions: [action] });
    expect(body).toMatchObject({ version: 2, carts: { countryTaxRateFallbackEnabled: true } });
    expect(await taxIn("Zug")).toBe(0.08);
    const read = "{ project { carts { countryTaxRateFallbackEnabled deleteDaysAfterLastModification } } }";
    expect((await ask(token, read)).data.project).toEqual({
      carts: { countryTaxRateFallbackEnabled: true, deleteDaysAfterLastModification: 90 },
    });
  });
});

describe("a payment over REST", () => {
  it("is created, charged and deleted", async () => {
    const amount = { currencyCode: "EUR", centAmount: 500 };
    const created = await send<Document>(token, "POST", "/payments", {
      key: "rest-pay",
      amountPlanned: amount,
      paymentMethodInfo: { method: "card", name: { sk: "Karta" } },
    });
    expect(created.body).toMatchObject({
      amountPlanned: { type: "centPrecision", fractionDigits: 2 },
      paymentMethodInfo: { name: { sk: "Karta" } },
    });
    const transaction = { type: "Charge", state: "Success", amount };
    const charged = await send(token, "POST", "/payments/key=rest-pay", {
      version: 1,
      actions: [
        { action: "addTransaction", transaction },
        { action: "setMethodInfoInterfaceAccount", interfaceAccount: "main" },
      ],
    });
    expect(charged.body).toMatchObject({
      version: 2,
      transactions: [{ type: "Charge", state: "Success" }],
      paymentMethodInfo: { interfaceAccount: "main" },
    });
    expect((await send(token, "DELETE", `/payments/${created.body.id}?version=2`)).status).toBe(200);
    expect((await send(token, "GET", "/payments/key=rest-pay")).status).toBe(404);
    expect(await messagesOf(created.body.id)).toEqual([
      "PaymentCreated",
      "PaymentTransactionAdded",
      "ResourceDeleted",
    ]);
  });
});

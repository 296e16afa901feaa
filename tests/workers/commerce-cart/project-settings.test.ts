import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { forgetOldRows } from "../../../worker/commerce/forget-old-rows.ts";
import { ask, database, fetchClientToken, migrate, send } from "./platform.ts";
import { seedShop } from "./seed.ts";

interface Versioned {
  readonly id: string;
  readonly version: number;
}

const DAY_MS = 24 * 60 * 60_000;

let token = "";

beforeAll(async () => {
  await migrate();
  await seedShop();
  token = await fetchClientToken();
});

const DEFAULTS = {
  deleteDaysAfterLastModification: 90,
  countryTaxRateFallbackEnabled: false,
  priceRoundingMode: "HalfEven",
  taxRoundingMode: "HalfEven",
};

async function change(...actions: object[]) {
  const { body } = await send<Versioned>(token, "GET", "");
  return send(token, "POST", "", { version: body.version, actions });
}

async function makeCart(draft: object = {}) {
  const cart = { currency: "EUR", country: "SK", ...draft };
  const { status, body } = await send<Versioned>(token, "POST", "/carts", cart);
  expect(status).toBe(201);
  return body;
}

afterEach(async () => {
  await change(
    { action: "changeCartsConfiguration", cartsConfiguration: DEFAULTS },
    { action: "setShippingRateInputType" },
  );
});

describe("the carts configuration of the project", () => {
  it("is in the project, and is the default for carts", async () => {
    expect((await send(token, "GET", "")).body).toMatchObject({ carts: DEFAULTS });
    const cartsConfiguration = {
      deleteDaysAfterLastModification: 30,
      priceRoundingMode: "HalfUp",
      taxRoundingMode: "HalfDown",
    };
    const { status, body } = await change({ action: "changeCartsConfiguration", cartsConfiguration });
    expect(status).toBe(200);
    expect(body).toMatchObject({ carts: { ...DEFAULTS, ...cartsConfiguration } });
    expect(await makeCart()).toMatchObject(cartsConfiguration);
    expect(
      await makeCart({ priceRoundingMode: "HalfEven", deleteDaysAfterLastModification: 5 }),
    ).toMatchObject({
      deleteDaysAfterLastModification: 5,
      priceRoundingMode: "HalfEven",
      taxRoundingMode: "HalfDown",
    });
    const { data } = await ask(token, "{ project { carts { priceRoundingMode taxRoundingMode } } }");
    expect(data).toEqual({
      project: { carts: { priceRoundingMode: "HalfUp", taxRoundingMode: "HalfDown" } },
    });
  });

  it("has one action per rounding mode", async () => {
    await change({ action: "changePriceRoundingMode", priceRoundingMode: "HalfDown" });
    const { body } = await change({ action: "changeTaxRoundingMode", taxRoundingMode: "HalfUp" });
    expect(body).toMatchObject({ carts: { priceRoundingMode: "HalfDown", taxRoundingMode: "HalfUp" } });
  });

  it.each<[string, object]>([
    [
      "no days",
      { action: "changeCartsConfiguration", cartsConfiguration: { deleteDaysAfterLastModification: 0 } },
    ],
    ["an unknown rounding", { action: "changePriceRoundingMode", priceRoundingMode: "Up" }],
    ["no rounding", { action: "changeTaxRoundingMode" }],
    [
      "no messages at all",
      { action: "changeMessagesConfiguration", messagesConfiguration: { enabled: false } },
    ],
    [
      "the best deal of discounts, which is not offered",
      {
        action: "setDiscountsConfiguration",
        discountsConfiguration: { discountCombinationMode: "BestDeal" },
      },
    ],
    [
      "classes without labels",
      {
        action: "setShippingRateInputType",
        shippingRateInputType: { type: "CartClassification", values: [{ key: "small" }] },
      },
    ],
    ["shopping lists, which are not offered", { action: "changeShoppingListsConfiguration" }],
  ])("refuses %s", async (_what, action) => {
    expect(await change(action)).toMatchObject({
      status: 400,
      body: { errors: [{ code: expect.stringMatching(/^(InvalidJsonInput|RequiredField)$/) }] },
    });
  });
});

describe("the shipping rate input of a cart", () => {
  const setInput = async (shippingRateInput: object) => {
    const cart = await makeCart();
    const actions = [{ action: "setShippingRateInput", shippingRateInput }];
    return send(token, "POST", `/carts/${cart.id}`, { version: cart.version, actions });
  };
  const setType = (shippingRateInputType: object) =>
    change({ action: "setShippingRateInputType", shippingRateInputType });

  it("is one of the project's classes, with its label", async () => {
    const values = [{ key: "bulky", label: { en: "Bulky", sk: "Objemné" } }];
    const set = await setType({ type: "CartClassification", values });
    expect(set.body).toMatchObject({ shippingRateInputType: { type: "CartClassification", values } });
    const [bulky] = values;
    expect((await setInput({ type: "Classification", key: "bulky" })).body).toMatchObject({
      shippingRateInput: { type: "Classification", ...bulky },
    });
    for (const wrong of [
      { type: "Classification", key: "light" },
      { type: "Score", score: 3 },
    ]) {
      expect(await setInput(wrong)).toMatchObject({
        status: 400,
        body: { errors: [{ code: "InvalidField" }] },
      });
    }
  });

  it("is a score when the project uses scores, and absent when the cart's value decides", async () => {
    await setType({ type: "CartScore" });
    expect((await setInput({ type: "Score", score: 3 })).status).toBe(200);
    expect((await setInput({ type: "Classification", key: "bulky" })).status).toBe(400);
    await setType({ type: "CartValue" });
    expect((await setInput({ type: "Score", score: 3 })).status).toBe(400);
    expect((await send(token, "GET", "")).body).toMatchObject({
      shippingRateInputType: { type: "CartValue" },
    });
  });
});

describe("the messages configuration of the project", () => {
  it("sets how long delivered messages are retained", async () => {
    const messagesConfiguration = { enabled: true, deleteDaysAfterCreation: 20 };
    const set = await change({ action: "changeMessagesConfiguration", messagesConfiguration });
    expect(set.body).toMatchObject({ messages: messagesConfiguration });
    const insert = `INSERT INTO message (id, type, resource_type, resource_id, resource_version, created_at, data, pending)
      VALUES ('long-ago', 'ResourceUpdated', 'zone', 'z', 1, ?, '{"a":1}', 0)`;
    const now = Date.now();
    const read = () =>
      database.prepare("SELECT data FROM message WHERE id = 'long-ago'").first<string>("data");
    await database.prepare(insert).bind(new Date(now).toISOString()).run();
    await forgetOldRows(database, now + 19 * DAY_MS);
    expect(await read()).toBe('{"a":1}');
    await forgetOldRows(database, now + 21 * DAY_MS);
    expect(await read()).toBeNull();
  });
});

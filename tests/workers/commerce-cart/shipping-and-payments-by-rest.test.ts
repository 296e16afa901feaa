import { beforeAll, describe, expect, it } from "vitest";
import { SK } from "./cart-documents.ts";
import {
  ask,
  database,
  fetchAnonymousToken,
  fetchClientToken,
  messagesOf,
  migrate,
  send,
} from "./platform.ts";
import { seedShop } from "./seed.ts";

let token = "";

beforeAll(async () => {
  await migrate();
  await seedShop();
  token = await fetchClientToken();
});

interface Document {
  readonly id: string;
}

describe("shipping methods over REST", () => {
  it("are found for a cart and for a location", async () => {
    const lineItems = [{ sku: "EX10000005", quantity: 3 }];
    const draft = { currency: "EUR", country: "SK", lineItems, shippingAddress: SK };
    const { body: cart } = await send<Document>(token, "POST", "/carts", draft);
    type Page = { readonly results: readonly { readonly zoneRates: readonly object[] }[] };
    const ofCart = await send<Page>(token, "GET", `/shipping-methods/matching-cart?cartId=${cart.id}`);
    expect(ofCart.status).toBe(200);
    expect(ofCart.body).toMatchObject({ count: ofCart.body.results.length });
    expect(JSON.stringify(ofCart.body.results)).toContain('"isMatching":true');
    const price = { currencyCode: "EUR", centAmount: 490 };
    const made = await send(token, "POST", "/shipping-methods", {
      key: "anywhere",
      name: "Anywhere",
      taxCategory: { typeId: "tax-category", key: "standard" },
      zoneRates: [{ zone: { typeId: "zone", key: "sk" }, shippingRates: [{ price }] }],
      isDefault: false,
    });
    expect(made.status).toBe(201);
    const there = "/shipping-methods/matching-location?country=SK&currency=EUR";
    const atPlace = await send<Page>(token, "GET", there);
    expect(atPlace.body).toMatchObject({ count: 1, results: [{ key: "anywhere" }] });
    expect(JSON.stringify(atPlace.body.results)).toContain('"fractionDigits":2');
    expect((await send(token, "GET", "/shipping-methods/matching-cart?cartId=none")).status).toBe(404);
    expect((await send(token, "GET", "/shipping-methods/matching-location")).status).toBe(400);
  });
});

describe("the project", () => {
  it("says whether a country's tax rate also applies to its states", async () => {
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

describe("a shopper's own payments over REST", () => {
  it("are created, found and charged below `me`, and never by another shopper", async () => {
    const [mine, other] = [await fetchAnonymousToken("payer-1"), await fetchAnonymousToken("payer-2")];
    const amountPlanned = { currencyCode: "EUR", centAmount: 500 };
    const created = await send<Document>(mine, "POST", "/me/payments", { amountPlanned });
    expect([created.status, created.body]).toMatchObject([201, { anonymousId: "payer-1" }]);
    const path = `/me/payments/${created.body.id}`;
    const charge = { type: "Charge", amount: amountPlanned, interactionId: "i" };
    const charged = await send(mine, "POST", path, {
      version: 1,
      actions: [{ action: "addTransaction", transaction: charge }],
    });
    expect(charged.body).toMatchObject({ transactions: [{ type: "Charge", state: "Initial" }] });
    const refund = await send(mine, "POST", path, {
      version: 2,
      actions: [{ action: "addTransaction", transaction: { ...charge, type: "Refund" } }],
    });
    expect(refund.status).toBe(400);
    expect((await send(mine, "GET", "/me/payments")).body).toMatchObject({ count: 1 });
    expect((await send(other, "GET", "/me/payments")).body).toMatchObject({ count: 0 });
    expect((await send(other, "GET", path)).status).toBe(404);
    expect((await send(mine, "DELETE", `${path}?version=2`)).status).toBe(200);
  });
});

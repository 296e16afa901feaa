import { beforeAll, describe, expect, it } from "vitest";
import { createCart, makeCart, SK, updateCart } from "./cart-documents.ts";
import { ask, database, fetchClientToken, migrate } from "./platform.ts";
import { eur, insertResource, seedShop } from "./seed.ts";

let token = "";

beforeAll(async () => {
  await migrate();
  await seedShop();
  const scoped = [
    { id: "all", value: eur(1000) },
    {
      id: "group",
      value: eur(900),
      customerGroup: { typeId: "customer-group", id: "customer-group-gold" },
      tiers: [{ minimumQuantity: 10, value: eur(800) }],
    },
    { id: "channel", value: eur(950), channel: { typeId: "channel", id: "channel-outlet" } },
  ];
  await database.batch([
    insertResource("customer-group", "gold", { name: "Gold" }),
    insertResource("channel", "outlet", { roles: ["ProductDistribution", "InventorySupply"] }),
    database
      .prepare(
        `UPDATE product SET version = 2, current = json_set(current, '$.masterVariant.prices', json(?))
          WHERE id = 'product-EX10000004'`,
      )
      .bind(JSON.stringify(scoped)),
  ]);
  token = await fetchClientToken();
});

async function change(cart: { id: string; version: number }, ...actions: object[]) {
  const { data, errors } = await updateCart(token, cart, actions);
  expect(errors).toBeUndefined();
  return data.updateCart;
}

const line = (quantity = 1) => ({ sku: "EX10000004", quantity });
const money = (centAmount: number) => ({ currencyCode: "EUR", centAmount });

describe("prices", () => {
  it("are those of the cart's customer group, tiers included, and the general ones when the group is removed", async () => {
    const cart = await makeCart(token, { lineItems: [line(2)], customerGroup: { key: "gold" } });
    expect(cart.totalPrice.centAmount).toBe(1800);
    const [first] = cart.lineItems;
    const many = await change(cart, { changeLineItemQuantity: { lineItemId: first?.id, quantity: 10 } });
    expect(many.totalPrice.centAmount).toBe(8000);
    expect((await change(many, { setCustomerGroup: {} })).totalPrice.centAmount).toBe(10_000);
    const { errors } = await updateCart(token, { id: cart.id, version: 3 }, [
      { setCustomerGroup: { customerGroup: { key: "none" } } },
    ]);
    expect(errors?.[0]?.extensions.code).toBe("ReferencedResourceNotFound");
  });

  it("are those of the line's distribution channel, named by key", async () => {
    const cart = await makeCart(token, { lineItems: [line()] });
    const lineItemId = cart.lineItems[0]?.id;
    const set = { lineItemId, distributionChannel: { key: "outlet" } };
    const moved = await change(cart, { setLineItemDistributionChannel: set });
    expect(moved.totalPrice.centAmount).toBe(950);
    const back = await change(moved, { setLineItemDistributionChannel: { lineItemId } });
    expect(back.totalPrice.centAmount).toBe(1000);
    const supplied = { setLineItemSupplyChannel: { lineItemId, supplyChannel: { key: "none" } } };
    const { errors } = await updateCart(token, back, [supplied]);
    expect(errors?.[0]?.extensions).toMatchObject({ code: "ReferencedResourceNotFound", typeId: "channel" });
  });

  it("are external as long as the caller names them", async () => {
    const cart = await makeCart(token, { lineItems: [line(2)] });
    const lineItemId = cart.lineItems[0]?.id;
    const externalPrice = { centPrecision: money(300) };
    const priced = await change(cart, { setLineItemPrice: { lineItemId, externalPrice } });
    expect(priced.totalPrice.centAmount).toBe(600);
    const total = { price: { centPrecision: money(300) }, totalPrice: money(550) };
    const whole = await change(priced, {
      setLineItemTotalPrice: { lineItemId, externalTotalPrice: total },
    });
    expect(whole.totalPrice.centAmount).toBe(550);
    const less = await change(whole, { changeLineItemQuantity: { lineItemId, quantity: 1 } });
    expect(less.totalPrice.centAmount).toBe(1000);
    const again = await change(less, { addLineItem: { ...line(), externalPrice } });
    expect(again.lineItems.length).toBe(2);
    expect(again.totalPrice.centAmount).toBe(1300);
  });
});

describe("lines", () => {
  it("have the order that the caller requests", async () => {
    const cart = await makeCart(token, { lineItems: [line(), { sku: "EX10000005" }] });
    const [one, two] = cart.lineItems.map(({ id }) => id);
    const turned = await change(cart, { changeLineItemsOrder: { lineItemOrder: [two, one] } });
    expect(turned.lineItems.map(({ id }) => id)).toEqual([two, one]);
    const partial = await updateCart(token, turned, [
      { changeLineItemsOrder: { lineItemOrder: [one, one] } },
    ]);
    expect(partial.errors?.[0]?.extensions.code).toBe("InvalidInput");
  });

  it("refuse to reserve stock before the order", async () => {
    const { errors } = await createCart(token, { inventoryMode: "ReserveOnCart" });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "InvalidField",
      field: "inventoryMode",
      allowedValues: ["None", "ReserveOnOrder", "TrackOnly"],
    });
  });
});

describe("taxes", () => {
  const externalTaxRate = { name: "Tax", amount: 0.1, country: "SK" };

  it("with external rates leave prices net", async () => {
    const cart = await makeCart(token, {
      taxMode: "External",
      shippingAddress: SK,
      lineItems: [{ ...line(), externalTaxRate }],
    });
    expect(cart.totalPrice.centAmount).toBe(1000);
    expect(cart.taxedPrice).toMatchObject({ totalNet: money(1000), totalGross: money(1100) });
    const platform = await updateCart(token, cart, [
      { setLineItemTaxAmount: { lineItemId: cart.lineItems[0]?.id } },
    ]);
    expect(platform.errors?.[0]?.extensions.code).toBe("InvalidOperation");
  });

  it("are rounded and calculated by the cart's modes", async () => {
    const cart = await makeCart(token, {
      shippingAddress: SK,
      lineItems: [{ sku: "EX10000005", quantity: 3 }],
    });
    const whole = cart.taxedPrice.totalNet.centAmount;
    const byUnit = await change(
      cart,
      { changeTaxCalculationMode: { taxCalculationMode: "UnitPriceLevel" } },
      { changeTaxRoundingMode: { taxRoundingMode: "HalfUp" } },
    );
    // 42 / 1.23 = 34.15; 14 / 1.23 = 11.38 for each of three.
    expect([whole, byUnit.taxedPrice.totalNet.centAmount]).toEqual([34, 33]);
  });
});

describe("shipping", () => {
  it("may be custom, without a method, with custom fields", async () => {
    const cart = await makeCart(token, { shippingAddress: SK, lineItems: [line()] });
    const tiers = [{ CartScore: { score: 2, priceFunction: { function: "x * 100", currencyCode: "EUR" } } }];
    const shippingRate = { price: money(700), freeAbove: money(50_000), tiers };
    const shipped = await change(cart, {
      setCustomShippingMethod: {
        shippingMethodName: "Courier",
        shippingRate,
        taxCategory: { key: "standard" },
        custom: { typeKey: "cart-fields", fields: [{ name: "note", value: '"ring"' }] },
      },
    });
    expect(shipped.totalPrice.centAmount).toBe(1700);
    const scored = await change(shipped, {
      setShippingRateInput: { shippingRateInput: { Score: { score: 5 } } },
    });
    expect(scored.totalPrice.centAmount).toBe(1500);
    const changed = await change(scored, { setShippingCustomField: { name: "note", value: '"knock"' } });
    const read = `query($id: String!) { cart(id: $id) { shippingInfo { shippingMethodName shippingMethodRef { id } }
      shippingRateInput { type ... on ScoreShippingRateInput { score } }
      shippingCustomFields { customFieldsRaw { name value } } } }`;
    expect((await ask(token, read, { id: changed.id })).data.cart).toEqual({
      shippingInfo: { shippingMethodName: "Courier", shippingMethodRef: null },
      shippingRateInput: { type: "Score", score: 5 },
      shippingCustomFields: { customFieldsRaw: [{ name: "note", value: "knock" }] },
    });
  });
});

describe("a frozen cart", () => {
  it("does not change its prices until it is unfrozen", async () => {
    const cart = await makeCart(token, { lineItems: [line()] });
    const frozen = await change(cart, { freezeCart: { strategy: "HardFreeze" } });
    const { errors } = await updateCart(token, frozen, [{ addLineItem: line() }]);
    expect(errors?.[0]?.extensions.code).toBe("InvalidOperation");
    const named = await change(frozen, { setCustomerEmail: { email: "a@b.sk" } });
    expect(named.totalPrice).toEqual(cart.totalPrice);
    const thawed = await change(named, { unfreezeCart: {} }, { addLineItem: line() });
    expect(thawed.totalPrice.centAmount).toBe(2000);
  });

  it("names the client that locked it", async () => {
    const cart = await makeCart(token);
    const locked = await change(cart, { lockCart: {} });
    const read = "query($id: String!) { cart(id: $id) { lock { clientId } cartState } }";
    expect((await ask(token, read, { id: locked.id })).data.cart).toEqual({
      lock: { clientId: "test-client" },
      cartState: "Active",
    });
    await change(locked, { unlockCart: {} });
  });
});

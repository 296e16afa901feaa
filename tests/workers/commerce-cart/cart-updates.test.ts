import { beforeAll, describe, expect, it } from "vitest";
import { makeCart, SK, updateCart } from "./cart-documents.ts";
import { ask, database, fetchClientToken, migrate } from "./platform.ts";
import { eur, insertResource, seedShop } from "./seed.ts";
import { add, codFee, mark } from "./shop-actions.ts";

let token = "";

beforeAll(async () => {
  await migrate();
  await seedShop();
  token = await fetchClientToken();
});

describe("a batch of the shop", () => {
  it("adds, marks and charges in one version", async () => {
    const cart = await makeCart(token, { key: "session-a", anonymousId: "session-a" }, "shop_sk");
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
      { removeCustomLineItem: { customLineItemId: fee?.id } },
    ]);
    expect(without.data.updateCart.totalPrice.centAmount).toBe(2958);
  });

  it("does not change the version when it changes nothing", async () => {
    const cart = await makeCart(token, { lineItems: [{ sku: "EX10000001" }], shippingAddress: SK });
    const actions = [
      { setShippingAddress: { address: SK } },
      { changeLineItemQuantity: { lineItemId: cart.lineItems[0]?.id, quantity: 1 } },
      { recalculate: {} },
    ];
    const { data, errors } = await updateCart(token, cart, actions);
    expect(errors).toBeUndefined();
    expect(data.updateCart.version).toBe(1);
  });

  it("is applied completely or not at all, and names the failed action", async () => {
    const cart = await makeCart(token);
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

  it("merges items of the same variant, unless their custom fields differ", async () => {
    const cart = await makeCart(token);
    const custom = { typeKey: "cart-fields", fields: [{ name: "note", value: '"gift"' }] };
    const actions = [
      add("EX10000001", 2),
      add("EX10000001", 3),
      { addLineItem: { sku: "EX10000001", custom } },
    ];
    const { data } = await updateCart(token, cart, actions);
    expect(data.updateCart.lineItems.map(({ quantity }) => quantity)).toEqual([5, 1]);
    const [five, one] = data.updateCart.lineItems;
    const less = await updateCart(token, data.updateCart, [
      { removeLineItem: { lineItemId: five?.id, quantity: 2 } },
      { changeLineItemQuantity: { lineItemId: one?.id, quantity: 0 } },
    ]);
    expect(less.data.updateCart.lineItems.map(({ quantity }) => quantity)).toEqual([3]);
  });
});

describe("versions", () => {
  it("let one of two writers win", async () => {
    const cart = await makeCart(token);
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
    const cart = await makeCart(token);
    await updateCart(token, cart, [add("EX10000001")]);
    const { errors } = await updateCart(token, cart, [add("EX10000001")]);
    expect(errors?.[0]?.extensions).toMatchObject({ code: "ConcurrentModification", currentVersion: 2 });
  });

  it("guard deletion", async () => {
    const cart = await makeCart(token);
    const document =
      "mutation($id: String!, $version: Long!) { deleteCart(id: $id, version: $version) { id } }";
    const stale = await ask(token, document, { id: cart.id, version: 7 });
    expect(stale.errors?.[0]?.extensions.code).toBe("ConcurrentModification");
    const deleted = await ask(token, document, { id: cart.id, version: 1 });
    expect(deleted.data.deleteCart).toEqual({ id: cart.id });
    const gone = await updateCart(token, cart, []);
    expect(gone.errors?.[0]).toMatchObject({
      message: `The Cart with ID '${cart.id}' was not found.`,
      extensions: { code: "InvalidSubject" },
    });
  });
});

describe("expired carts", () => {
  it("are deleted, and their keys become free", async () => {
    const cart = await makeCart(token, { key: "session-old", deleteDaysAfterLastModification: 1 });
    await database
      .prepare("UPDATE cart SET expires_at = '2026-01-01T00:00:00.000Z' WHERE id = ?")
      .bind(cart.id)
      .run();
    const read = await ask(token, "query($id: String!) { cart(id: $id) { id } }", { id: cart.id });
    expect(read.data.cart).toBeNull();
    const fresh = await makeCart(token, { key: "session-old" });
    expect(fresh.id).not.toBe(cart.id);
    expect(await database.prepare("SELECT id FROM cart WHERE id = ?").bind(cart.id).first()).toBeNull();
  });
});

describe("recalculation", () => {
  it("uses current prices, which other updates do not change", async () => {
    const cart = await makeCart(token, { lineItems: [{ sku: "EX10000005" }] });
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
  it("offers the only method whose predicate matches, with its matching rate", async () => {
    await insertResource("shipping-method", "off", {
      name: "off",
      active: false,
      isDefault: false,
      zoneRates: [],
      stores: [],
    }).run();
    const document = `query($id: String!) { shippingMethodsByCart(id: $id) { key zoneRates { shippingRates { isMatching price { centAmount } } } } }`;
    const parcel = await makeCart(token, { lineItems: [{ sku: "EX10000001" }], shippingAddress: SK });
    const freight = await makeCart(token, { lineItems: [{ sku: "EX10000003" }], shippingAddress: SK });
    const [small, big] = await Promise.all(
      [parcel, freight].map(({ id }) =>
        ask<{ shippingMethodsByCart: { key: string }[] }>(token, document, { id }),
      ),
    );
    expect(small?.data.shippingMethodsByCart).toEqual([
      { key: "parcel", zoneRates: [{ shippingRates: [{ isMatching: true, price: { centAmount: 490 } }] }] },
    ]);
    expect(big?.data.shippingMethodsByCart.map(({ key }) => key)).toEqual(["freight"]);
  });
});

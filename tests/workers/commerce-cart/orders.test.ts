import { beforeAll, describe, expect, it } from "vitest";
import { createCart, orderCart, SK, updateCart } from "./cart-documents.ts";
import { ask, database, fetchClientToken, migrate } from "./platform.ts";
import { seedShop } from "./seed.ts";

let token = "";

beforeAll(async () => {
  await migrate();
  await seedShop();
  token = await fetchClientToken();
});

async function makeCart(sku: string, draft: object = {}) {
  const { data, errors } = await createCart(token, {
    lineItems: [{ sku, quantity: 2 }],
    shippingAddress: SK,
    shippingMethod: { key: sku === "EX10000003" ? "freight" : "parcel" },
    ...draft,
  });
  expect(errors).toBeUndefined();
  return data.createCart;
}

function readStock(sku: string) {
  const sql =
    "SELECT available_quantity AS available, quantity_on_stock AS onStock, version FROM inventory WHERE sku = ?";
  return database.prepare(sql).bind(sku).first<{ available: number; onStock: number; version: number }>();
}

const countOrders = (cartId: string) =>
  database.prepare("SELECT count(*) AS count FROM orders WHERE cart_id = ?").bind(cartId).first("count");

describe("an order", () => {
  it("has the cart's contents, and reserves the stock", async () => {
    const cart = await makeCart("EX10000001", {
      discountCodes: ["IRONHALL10"],
      customerEmail: "anna@example.sk",
    });
    const before = await readStock("EX10000001");
    const { data, errors } = await orderCart(token, cart, "1000-1");
    expect(errors).toBeUndefined();
    expect(data.createOrderFromCart).toMatchObject({
      version: 1,
      orderNumber: "1000-1",
      orderState: "Open",
      customerEmail: "anna@example.sk",
      totalPrice: { centAmount: cart.totalPrice.centAmount },
      taxedPrice: cart.taxedPrice,
      cartRef: { id: cart.id },
      cart: { cartState: "Ordered" },
      lineItems: [{ quantity: 2, name: "Machine EX10000001", variant: { sku: "EX10000001" } }],
    });
    expect(await readStock("EX10000001")).toEqual({
      available: (before?.available ?? 0) - 2,
      onStock: (before?.onStock ?? 0) - 2,
      version: (before?.version ?? 0) + 1,
    });
    const counted = await ask(token, '{ discountCode(key: "IRONHALL10") { code applicationCount } }');
    expect(counted.data.discountCode).toEqual({ code: "IRONHALL10", applicationCount: 1 });
  });

  it("is placed once by two calls at the same time", async () => {
    const cart = await makeCart("EX10000005");
    const before = await readStock("EX10000005");
    const answers = await Promise.all([orderCart(token, cart, "1000-2"), orderCart(token, cart, "1000-2")]);
    expect(answers.filter(({ data }) => data.createOrderFromCart).length).toBe(1);
    expect(answers.find(({ errors }) => errors)?.errors?.[0]?.extensions).toMatchObject({
      code: "DuplicateField",
      field: "orderNumber",
      duplicateValue: "1000-2",
    });
    expect(await countOrders(cart.id)).toBe(1);
    expect((await readStock("EX10000005"))?.available).toBe((before?.available ?? 0) - 2);
  });

  it("is placed once by two calls without a number", async () => {
    const cart = await makeCart("EX10000005");
    const answers = await Promise.all([orderCart(token, cart), orderCart(token, cart)]);
    expect(answers.filter(({ data }) => data.createOrderFromCart).length).toBe(1);
    expect(await countOrders(cart.id)).toBe(1);
  });

  it("reports to a repeated request that its number is taken", async () => {
    const cart = await makeCart("EX10000005");
    await orderCart(token, cart, "1000-3");
    const { errors } = await orderCart(token, cart, "1000-3");
    expect(errors?.[0]?.extensions).toMatchObject({ code: "DuplicateField", field: "orderNumber" });
    const found = await ask<{ order: { cartRef: { id: string } } }>(
      token,
      '{ order(orderNumber: "1000-3") { id cartRef { id } } }',
    );
    expect(found.data.order.cartRef.id).toBe(cart.id);
  });

  it("leaves no trace when another cart has its number", async () => {
    const [first, second] = [await makeCart("EX10000005"), await makeCart("EX10000001")];
    const before = await readStock("EX10000001");
    await Promise.all([orderCart(token, first, "1000-4"), orderCart(token, second, "1000-4")]);
    const counts = await Promise.all([countOrders(first.id), countOrders(second.id)]);
    expect([...counts].sort()).toEqual([0, 1]);
    const loser = counts[0] === 0 ? first : second;
    const row = await database.prepare("SELECT state, version FROM cart WHERE id = ?").bind(loser.id).first();
    expect(row).toEqual({ state: "Active", version: 1 });
    if (loser === second) expect(await readStock("EX10000001")).toEqual(before);
  });

  it("allows negative stock when stock is only tracked", async () => {
    const cart = await makeCart("EX10000003", { lineItems: [{ sku: "EX10000003", quantity: 4 }] });
    const { errors } = await orderCart(token, cart, "1000-5");
    expect(errors).toBeUndefined();
    expect((await readStock("EX10000003"))?.available).toBe(-3);
  });

  it("is refused without an inventory entry, or with too little stock to reserve", async () => {
    const untracked = await makeCart("EX10000004");
    const { errors } = await orderCart(token, untracked, "1000-6");
    expect(errors?.[0]).toMatchObject({
      message: "Some line items are out of stock at the time of placing the order: EX10000004.",
      extensions: { code: "OutOfStock", skus: ["EX10000004"], lineItems: [untracked.lineItems[0]?.id] },
    });
    const reserving = await makeCart("EX10000002", {
      lineItems: [{ sku: "EX10000002", quantity: 5 }],
      inventoryMode: "ReserveOnOrder",
    });
    const refused = await orderCart(token, reserving, "1000-7");
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: "OutOfStock", skus: ["EX10000002"] });
    expect(await countOrders(reserving.id)).toBe(0);
  });

  it("gives the last item to one of two carts that reserve it", async () => {
    const drafts = { lineItems: [{ sku: "EX10000002", quantity: 3 }], inventoryMode: "ReserveOnOrder" };
    const [first, second] = [await makeCart("EX10000002", drafts), await makeCart("EX10000002", drafts)];
    const answers = await Promise.all([
      orderCart(token, first, "1000-8"),
      orderCart(token, second, "1000-9"),
    ]);
    expect(answers.filter(({ data }) => data.createOrderFromCart).length).toBe(1);
    expect(answers.find(({ errors }) => errors)?.errors?.[0]?.extensions.code).toBe("OutOfStock");
    expect((await readStock("EX10000002"))?.available).toBe(0);
  });

  it.each([
    ["an empty cart", { lineItems: [], shippingMethod: undefined }, "InvalidOperation"],
    [
      "a cart without an address",
      { shippingAddress: undefined, shippingMethod: undefined },
      "InvalidOperation",
    ],
    ["a cart with a code that does not match", { discountCodes: ["BIG"] }, "DiscountCodeNonApplicable"],
  ])("cannot be created from %s", async (_what, draft, code) => {
    const { data } = await createCart(token, {
      lineItems: [{ sku: "EX10000005" }],
      shippingAddress: SK,
      ...draft,
    });
    const { errors } = await orderCart(token, data.createCart, crypto.randomUUID());
    expect(errors?.[0]?.extensions.code).toBe(code);
  });

  it("cannot be created with shipping that no longer matches", async () => {
    const cart = await makeCart("EX10000005");
    const { data } = await updateCart(token, cart, [{ addLineItem: { sku: "EX10000003" } }]);
    expect(data.updateCart.shippingInfo.shippingMethodState).toBe("DoesNotMatchCart");
    const { errors } = await orderCart(token, data.updateCart, "1000-10");
    expect(errors?.[0]).toMatchObject({
      message: "The predicate does not match the cart.",
      extensions: { code: "ShippingMethodDoesNotMatchCart" },
    });
  });

  it("uses up a single-use code", async () => {
    const [first, second] = [
      await makeCart("EX10000005", { discountCodes: ["ONCE"] }),
      await makeCart("EX10000005", { discountCodes: ["ONCE"] }),
    ];
    expect((await orderCart(token, first, "1000-11")).errors).toBeUndefined();
    const { errors } = await orderCart(token, second, "1000-12");
    expect(errors?.[0]?.extensions.code).toBe("DiscountCodeNonApplicable");
    const { data } = await updateCart(token, second, [{ setCustomerEmail: { email: "x@y.sk" } }]);
    expect(data.updateCart.discountCodes[0]?.state).toBe("MaxApplicationReached");
  });

  it("cannot be changed through its cart any more", async () => {
    const cart = await makeCart("EX10000005");
    await orderCart(token, cart, "1000-13");
    const { errors } = await updateCart(token, { id: cart.id, version: 2 }, [
      { addLineItem: { sku: "EX10000001" } },
    ]);
    expect(errors?.[0]?.extensions.code).toBe("InvalidOperation");
  });

  it("changes its states by version", async () => {
    const cart = await makeCart("EX10000005");
    const order = (await orderCart(token, cart, "1000-14")).data.createOrderFromCart;
    const document = `mutation($version: Long!, $actions: [OrderUpdateAction!]!) {
      updateOrder(orderNumber: "1000-14", version: $version, actions: $actions) { version orderState paymentState } }`;
    const actions = [
      { changeOrderState: { orderState: "Confirmed" } },
      { changePaymentState: { paymentState: "Paid" } },
    ];
    const { data } = await ask(token, document, { version: order.version, actions });
    expect(data.updateOrder).toEqual({ version: 2, orderState: "Confirmed", paymentState: "Paid" });
    const stale = await ask(token, document, { version: 1, actions });
    expect(stale.errors?.[0]?.extensions).toMatchObject({
      code: "ConcurrentModification",
      currentVersion: 2,
    });
    const renamed = await ask(token, document, {
      version: 2,
      actions: [{ setOrderNumber: { orderNumber: "other" } }],
    });
    expect(renamed.errors?.[0]?.extensions).toMatchObject({ code: "InvalidOperation", actionIndex: 1 });
  });

  it("is found in its new store, and no longer in the old one", async () => {
    const cart = await makeCart("EX10000005");
    const order = (await orderCart(token, cart, "1000-15")).data.createOrderFromCart;
    const give = (version: number, key: string) =>
      ask(
        token,
        `mutation($id: String!, $version: Long!, $key: String!) { updateOrder(id: $id, version: $version,
          actions: [{ setStore: { store: { typeId: "store", key: $key } } }]) { version } }`,
        { id: order.id, version, key },
      );
    const findIn = async (key: string) => {
      const where = `id = \\"${order.id}\\"`;
      const document = `{ inStore(key: "${key}") { orders(where: "${where}") { total } } }`;
      return (await ask<{ inStore: { orders: { total: number } } }>(token, document)).data.inStore.orders
        .total;
    };
    expect((await give(1, "shop_sk")).errors).toBeUndefined();
    expect([await findIn("shop_sk"), await findIn("shop_at")]).toEqual([1, 0]);
    expect((await give(2, "shop_at")).errors).toBeUndefined();
    expect([await findIn("shop_sk"), await findIn("shop_at")]).toEqual([0, 1]);
  });
});

import { beforeAll, describe, expect, it } from "vitest";
import type { CartAnswer } from "./answers.ts";
import { CART, createCart, orderCart, SK, updateCart } from "./cart-documents.ts";
import { ask, fetchAnonymousToken, fetchClientToken, migrate } from "./platform.ts";
import { seedShop } from "./seed.ts";

let shop = "";
let anna = "";
let boris = "";

beforeAll(async () => {
  await migrate();
  await seedShop();
  shop = await fetchClientToken();
  anna = await fetchAnonymousToken("anna");
  boris = await fetchAnonymousToken("boris");
});

const CREATE_MY = `mutation($draft: MyCartDraft!, $storeKey: KeyReferenceInput) {
  createMyCart(draft: $draft, storeKey: $storeKey) { ${CART} } }`;
const UPDATE_MY = `mutation($id: String!, $version: Long!, $actions: [MyCartUpdateAction!]!) {
  updateMyCart(id: $id, version: $version, actions: $actions) { id version } }`;
const DRAFT = { currency: "EUR", country: "SK", lineItems: [{ sku: "EX10000005" }], shippingAddress: SK };

async function createMyCart(token: string, storeKey?: string) {
  const { data, errors } = await ask<{ createMyCart: CartAnswer }>(token, CREATE_MY, {
    draft: DRAFT,
    storeKey,
  });
  expect(errors).toBeUndefined();
  return data.createMyCart;
}

describe("a shopper's token", () => {
  it("finds only its own carts", async () => {
    const cart = await createMyCart(anna, "shop_sk");
    expect(cart.anonymousId).toBe("anna");
    const mine = `query($id: String!) {
      me { activeCart { id } cart(id: $id) { id } carts { total results { id } } }
      inStore(key: "shop_sk") { me { activeCart { id } } cart(id: $id) { id } }
      cart(id: $id) { id } carts(where: "cartState = \\"Active\\"") { results { id } } }`;
    const own = (await ask(anna, mine, { id: cart.id })).data;
    expect(own.me).toEqual({
      activeCart: { id: cart.id },
      cart: { id: cart.id },
      carts: { total: 1, results: [{ id: cart.id }] },
    });
    expect(own.inStore).toEqual({ me: { activeCart: { id: cart.id } }, cart: { id: cart.id } });
    const other = (await ask(boris, mine, { id: cart.id })).data;
    expect(other).toEqual({
      me: { activeCart: null, cart: null, carts: { total: 0, results: [] } },
      inStore: { me: { activeCart: null }, cart: null },
      cart: null,
      carts: { results: [] },
    });
  });

  it("changes and orders only its own carts", async () => {
    const cart = await createMyCart(anna);
    const change = { id: cart.id, version: cart.version, actions: [{ setLocale: { locale: "sk" } }] };
    const stranger = await ask(boris, UPDATE_MY, change);
    expect(stranger.errors?.[0]?.extensions.code).toBe("InvalidSubject");
    expect(
      (await updateCart(boris, cart, [{ setLocale: { locale: "sk" } }])).errors?.[0]?.extensions.code,
    ).toBe("InvalidSubject");
    const order =
      "mutation($draft: OrderMyCartCommand!) { createMyOrderFromCart(draft: $draft) { id anonymousId } }";
    const stolen = await ask(boris, order, { draft: { id: cart.id, version: cart.version } });
    expect(stolen.errors?.[0]?.extensions.code).toBe("InvalidSubject");
    const { data } = await ask<{ createMyOrderFromCart: { id: string; anonymousId: string } }>(anna, order, {
      draft: { id: cart.id, version: cart.version },
    });
    expect(data.createMyOrderFromCart.anonymousId).toBe("anna");
    const read =
      "query($id: String!) { me { order(id: $id) { id } orders { total } } order(id: $id) { id } }";
    const id = data.createMyOrderFromCart.id;
    expect((await ask(boris, read, { id })).data).toEqual({
      me: { order: null, orders: { total: 0 } },
      order: null,
    });
    expect((await ask(anna, read, { id })).data).toEqual({
      me: { order: { id }, orders: { total: 1 } },
      order: { id },
    });
  });

  it("sees and uses only its own payments", async () => {
    const create = "mutation($draft: MyPaymentDraft!) { createMyPayment(draft: $draft) { id version } }";
    const amountPlanned = { currencyCode: "EUR", centAmount: 14 };
    const { data } = await ask<{ createMyPayment: { id: string } }>(anna, create, {
      draft: { amountPlanned },
    });
    const { id } = data.createMyPayment;
    const read =
      "query($id: String!) { me { payment(id: $id) { id } payments { total } } payment(id: $id) { id } }";
    expect((await ask(anna, read, { id })).data.me).toEqual({ payment: { id }, payments: { total: 1 } });
    expect((await ask(boris, read, { id })).data).toEqual({
      me: { payment: null, payments: { total: 0 } },
      payment: null,
    });
    const cart = await createMyCart(boris);
    const stolen = await ask(boris, UPDATE_MY, {
      id: cart.id,
      version: cart.version,
      actions: [{ addPayment: { payment: { id } } }],
    });
    expect(stolen.errors?.[0]?.extensions.code).toBe("ReferencedResourceNotFound");
    const success = { amountPlanned, transaction: { type: "Refund", amount: amountPlanned } };
    const refused = await ask(anna, create, { draft: success });
    expect(refused.errors?.[0]?.extensions.code).toBe("InvalidField");
  });

  it("cannot reach another shopper's cart through an order", async () => {
    const { data } = await createCart(shop, { ...DRAFT, anonymousId: "anna" });
    await orderCart(shop, data.createCart, "own-1");
    const nested = '{ order(orderNumber: "own-1") { cart { id } paymentInfo { payments { id } } } }';
    expect((await ask(boris, nested)).data.order).toBeNull();
    expect((await ask(anna, nested)).data.order).toMatchObject({ cart: { id: data.createCart.id } });
  });
});

describe("the shop's own token", () => {
  it("has no `me`, and finds carts by key and session", async () => {
    const none = await ask(shop, "{ me { activeCart { id } } }");
    expect(none.errors?.[0]?.extensions.code).toBe("insufficient_scope");
    const { data } = await createCart(shop, { key: "session-x", anonymousId: "session-x" });
    const find = `{ carts(where: "key = \\"session-x\\" and anonymousId = \\"session-x\\"", sort: ["lastModifiedAt desc"], limit: 1) {
      total results { id key } } }`;
    const found = await ask(shop, find);
    expect(found.data.carts).toEqual({ total: 1, results: [{ id: data.createCart.id, key: "session-x" }] });
  });

  it("reads carts of a store only in that store", async () => {
    const { data } = await createCart(shop, {}, "shop_sk");
    const read = (key: string) =>
      ask<{ inStore: { cart: { id: string } | null } }>(
        shop,
        `query($id: String!) { inStore(key: "${key}") { cart(id: $id) { id } } }`,
        {
          id: data.createCart.id,
        },
      );
    expect((await read("shop_sk")).data.inStore.cart?.id).toBe(data.createCart.id);
    expect((await read("shop_at")).data.inStore.cart).toBeNull();
  });
});

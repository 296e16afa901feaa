import { beforeAll, describe, expect, it } from "vitest";
import { SK } from "./cart-documents.ts";
import { fetchAnonymousToken, fetchClientToken, migrate, send } from "./platform.ts";
import { seedShop } from "./seed.ts";

interface Document {
  readonly id: string;
  readonly version: number;
  readonly lineItems: readonly { readonly id: string }[];
  readonly itemShippingAddresses: readonly object[];
}

let token = "";

beforeAll(async () => {
  await migrate();
  await seedShop();
  token = await fetchClientToken();
});

const BARN = { key: "barn", country: "SK", city: "Martin", firstName: "Ján" };
const SHED = { key: "shed", country: "SK", city: "Nitra" };

async function makeCart(draft: object = {}): Promise<Document> {
  const { status, body } = await send<Document>(token, "POST", "/carts", {
    currency: "EUR",
    country: "SK",
    lineItems: [{ sku: "EX10000005", quantity: 3 }],
    shippingAddress: SK,
    ...draft,
  });
  expect(status).toBe(201);
  return body;
}

function update({ id, version }: Document, ...actions: object[]) {
  return send<Document>(token, "POST", `/carts/${id}`, { version, actions });
}

const share = (cart: Document, ...targets: (readonly [addressKey: string, quantity: number])[]) => ({
  action: "setLineItemShippingDetails",
  lineItemId: cart.lineItems[0]?.id,
  shippingDetails: { targets: targets.map(([addressKey, quantity]) => ({ addressKey, quantity })) },
});

describe("item shipping addresses of a cart", () => {
  it("are added, replaced by their key and removed", async () => {
    const cart = await makeCart();
    expect(cart.itemShippingAddresses).toEqual([]);
    const added = await update(
      cart,
      { action: "addItemShippingAddress", address: BARN },
      { action: "addItemShippingAddress", address: SHED },
    );
    expect(added).toMatchObject({ status: 200, body: { itemShippingAddresses: [BARN, SHED] } });
    const moved = { ...SHED, city: "Levice" };
    const updated = await update(added.body, { action: "updateItemShippingAddress", address: moved });
    expect(updated.body.itemShippingAddresses).toEqual([BARN, moved]);
    const removed = await update(updated.body, { action: "removeItemShippingAddress", addressKey: "barn" });
    expect(removed.body.itemShippingAddresses).toEqual([moved]);
    expect((await send(token, "GET", `/carts/${cart.id}`)).body).toEqual(removed.body);
  });

  it("are accepted in a draft, and a shopper adds one to their cart", async () => {
    expect((await makeCart({ itemShippingAddresses: [BARN] })).itemShippingAddresses).toEqual([BARN]);
    const guest = await fetchAnonymousToken("two-barns");
    const own = await send<Document>(guest, "POST", "/me/carts", { currency: "EUR", country: "SK" });
    const actions = [{ action: "addItemShippingAddress", address: BARN }];
    const { body } = await send<Document>(guest, "POST", `/me/carts/${own.body.id}`, { version: 1, actions });
    expect(body.itemShippingAddresses).toEqual([BARN]);
  });

  it.each<[string, object, string]>([
    ["a key that is there already", { action: "addItemShippingAddress", address: BARN }, "InvalidOperation"],
    ["no key", { action: "addItemShippingAddress", address: { country: "SK" } }, "RequiredField"],
    ["no address", { action: "addItemShippingAddress" }, "InvalidJsonInput"],
    ["an unknown key to replace", { action: "updateItemShippingAddress", address: SHED }, "InvalidOperation"],
    [
      "an unknown key to remove",
      { action: "removeItemShippingAddress", addressKey: "no" },
      "InvalidOperation",
    ],
  ])("refuse %s", async (_what, action, code) => {
    const cart = await makeCart({ itemShippingAddresses: [BARN] });
    expect(await update(cart, action)).toMatchObject({ status: 400, body: { errors: [{ code }] } });
  });
});

describe("the shipping details of a line", () => {
  it("distribute its items among the addresses, and must match its quantity before the order", async () => {
    const cart = await makeCart({ itemShippingAddresses: [BARN, SHED] });
    const shared = await update(cart, share(cart, ["barn", 1], ["shed", 2]));
    const targets = [
      { addressKey: "barn", quantity: 1 },
      { addressKey: "shed", quantity: 2 },
    ];
    expect(shared.body).toMatchObject({ lineItems: [{ shippingDetails: { targets, valid: true } }] });
    expect(
      await update(shared.body, { action: "removeItemShippingAddress", addressKey: "barn" }),
    ).toMatchObject({ status: 400, body: { errors: [{ code: "InvalidOperation" }] } });

    const lineItemId = cart.lineItems[0]?.id;
    const more = await update(shared.body, { action: "changeLineItemQuantity", lineItemId, quantity: 4 });
    expect(more.body).toMatchObject({ lineItems: [{ shippingDetails: { targets, valid: false } }] });
    const order = ({ id, version }: Document) =>
      send<Document>(token, "POST", "/orders", { cart: { typeId: "cart", id }, version });
    expect(await order(more.body)).toMatchObject({
      status: 400,
      body: { errors: [{ code: "InvalidItemShippingDetails", subject: "LineItem", itemId: lineItemId }] },
    });
    const fitting = await update(more.body, share(cart, ["barn", 2], ["shed", 2]));
    expect(await order(fitting.body)).toMatchObject({
      status: 201,
      body: { itemShippingAddresses: [BARN, SHED], lineItems: [{ shippingDetails: { valid: true } }] },
    });
  });

  it("are removed without targets, and refuse an address that the cart does not have", async () => {
    const cart = await makeCart({ itemShippingAddresses: [BARN] });
    const shared = await update(cart, share(cart, ["barn", 3]));
    const lineItemId = cart.lineItems[0]?.id;
    const cleared = await update(shared.body, { action: "setLineItemShippingDetails", lineItemId });
    expect(cleared.body.lineItems[0]).not.toHaveProperty("shippingDetails");
    for (const targets of [
      [["shed", 3]],
      [
        ["barn", 1],
        ["barn", 2],
      ],
    ] as const) {
      expect(await update(cleared.body, share(cart, ...targets))).toMatchObject({
        status: 400,
        body: { errors: [{ code: "InvalidField", field: "shippingDetails.targets.addressKey" }] },
      });
    }
  });
});

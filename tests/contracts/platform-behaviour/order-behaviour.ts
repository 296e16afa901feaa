import { expect } from "vitest";
import { type Behaviour, refusal } from "./behaviour.ts";
import { address, eur, type Shop } from "./stock-shop.ts";

async function order(shop: Shop, more: object = {}) {
  return shop.order(await shop.cart({ shippingAddress: address("DE") }, ["c108", 1]), more);
}

const imported = (shop: Shop, more: object = {}) =>
  shop.client.send("POST", "orders/import", {
    totalPrice: eur(216),
    lineItems: [
      {
        name: { en: "Sold before" },
        variant: { sku: shop.name("c108") },
        quantity: 2,
        price: { value: eur(108) },
      },
    ],
    ...more,
  });

/** An order's number, its cart's state, and its required custom fields. */
export const orderBehaviours: readonly Behaviour[] = [
  {
    name: "3.5 an order number is unique: DuplicateField",
    async ask(shop) {
      const orderNumber = shop.newName();
      return [(await order(shop, { orderNumber })).status, await order(shop, { orderNumber })];
    },
    expected: [201, refusal(400, { code: "DuplicateField", field: "orderNumber" })],
  },
  {
    name: "3.5 an order has no number unless the caller gives one",
    async ask(shop) {
      const { status, body } = await order(shop);
      return [status, "orderNumber" in body];
    },
    expected: [201, false],
  },
  {
    name: "3.5 an order number cannot be changed once it is set",
    async ask(shop) {
      const { body } = await order(shop, { orderNumber: shop.newName() });
      const change = { action: "setOrderNumber", orderNumber: shop.newName() };
      return (await shop.client.update("orders", body, change)).status;
    },
    expected: 400,
  },
  {
    name: "3.2 a required custom field that is not given: RequiredField with the field",
    async ask(shop) {
      const key = shop.newName();
      const note = { name: "note", label: { en: "Note" }, required: true, type: { name: "String" } };
      const draft = { key, name: { en: key }, resourceTypeIds: ["order"], fieldDefinitions: [note] };
      await shop.client.create("types", draft);
      const type = { typeId: "type", key };
      return shop.update(await shop.cart({}), { action: "setCustomType", type, fields: {} });
    },
    expected: refusal(400, {
      code: "RequiredField",
      field: "note",
      message: expect.stringMatching(/^A value is required for field \W*note\W*$/),
    }),
  },
  {
    name: "3.5 a cart that was ordered is Ordered and is not ordered again",
    async ask(shop) {
      const cart = await shop.cart({ shippingAddress: address("DE") }, ["c108", 1]);
      const first = await shop.order(cart);
      const { body } = await shop.client.send("GET", `carts/${cart.id}`);
      return [first.status, body, (await shop.order(body)).status];
    },
    expected: [201, { cartState: "Ordered" }, 400],
  },
  {
    name: "3.5 an imported order has the total of its draft, and lines of price times quantity",
    ask: (shop) => imported(shop, { totalPrice: eur(200) }),
    expected: {
      status: 201,
      body: {
        totalPrice: { centAmount: 200 },
        orderState: "Open",
        inventoryMode: "None",
        lineItems: [{ name: { en: "Sold before" }, totalPrice: { centAmount: 216 } }],
      },
    },
  },
  {
    name: "3.5 an imported order's number is unique among all orders: DuplicateField",
    async ask(shop) {
      const orderNumber = shop.newName();
      return [(await order(shop, { orderNumber })).status, await imported(shop, { orderNumber })];
    },
    expected: [201, refusal(400, { code: "DuplicateField", field: "orderNumber" })],
  },
  {
    name: "3.5 an imported order is of a customer that there is",
    ask: (shop) => imported(shop, { customerId: "5dbfe6b1-5a1c-4d44-9e5e-0c1a2f3b4c5d" }),
    expected: { status: 400 },
  },
];

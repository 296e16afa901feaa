import { type Behaviour, refusal } from "./behaviour.ts";
import { address, type Shop } from "./stock-shop.ts";

async function order(shop: Shop, more: object = {}) {
  return shop.order(await shop.cart({ shippingAddress: address("DE") }, ["c108", 1]), more);
}

/** What an order is called, and what becomes of its cart. */
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
    name: "3.5 a cart that was ordered is Ordered and is not ordered again",
    async ask(shop) {
      const cart = await shop.cart({ shippingAddress: address("DE") }, ["c108", 1]);
      const first = await shop.order(cart);
      const { body } = await shop.client.send("GET", `carts/${cart.id}`);
      return [first.status, body, (await shop.order(body)).status];
    },
    expected: [201, { cartState: "Ordered" }, 400],
  },
];

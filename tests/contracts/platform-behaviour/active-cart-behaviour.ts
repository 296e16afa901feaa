import type { Behaviour } from "./behaviour.ts";
import type { Body } from "./project-client.ts";
import type { Shop } from "./stock-shop.ts";

async function createCustomer(shop: Shop): Promise<string> {
  const draft = { email: `${shop.newName()}@example.com`, password: "correct horse battery" };
  return (await shop.client.create("customers", draft)).id;
}

/** Reports whether this is the customer's active cart. */
async function isActive(shop: Shop, customerId: string, { id }: Body): Promise<boolean> {
  const query = `{ customerActiveCart(customerId: "${customerId}") { id cartState } }`;
  return JSON.stringify((await shop.client.graphql(query)).body).includes(`"${id}"`);
}

/** Which of a customer's carts is the active one. */
export const activeCartBehaviours: readonly Behaviour[] = [
  {
    name: "3.5 the active cart is the one that was modified last",
    async ask(shop) {
      const customerId = await createCustomer(shop);
      const first = await shop.cart({ customerId }, ["c108", 1]);
      const second = await shop.cart({ customerId }, ["c108", 2]);
      const before = await isActive(shop, customerId, second);
      await shop.update(first, { action: "setCountry", country: "DE" });
      return [before, await isActive(shop, customerId, first)];
    },
    expected: [true, true],
  },
  {
    name: "3.5 a cart of origin Merchant is not the active one",
    async ask(shop) {
      const customerId = await createCustomer(shop);
      const own = await shop.cart({ customerId }, ["c108", 1]);
      await shop.cart({ customerId, origin: "Merchant" }, ["c108", 2]);
      return isActive(shop, customerId, own);
    },
    expected: true,
  },
];

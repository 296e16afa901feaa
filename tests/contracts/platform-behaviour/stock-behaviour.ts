import { expect } from "vitest";
import { type Behaviour, refusal } from "./behaviour.ts";
import { address, eur, type Shop } from "./stock-shop.ts";

interface Stocked {
  readonly word: string;
  readonly entry?: { readonly id: string };
}

async function stockProduct(shop: Shop, entryDraft?: object): Promise<Stocked> {
  const word = shop.newName();
  await shop.product(word, [{ value: eur(100) }]);
  if (!entryDraft) return { word };
  return { word, entry: await shop.client.create("inventory", { sku: shop.name(word), ...entryDraft }) };
}

/** Orders five; returns the result and the remaining stock. */
async function orderFive(shop: Shop, inventoryMode: string, entryDraft?: object) {
  const { word, entry } = await stockProduct(shop, entryDraft);
  const cart = await shop.cart({ inventoryMode, shippingAddress: address("DE") }, [word, 5]);
  const { status, body } = await shop.order(cart);
  const left = entry && (await shop.client.send("GET", `inventory/${entry.id}`)).body;
  return { status, body, left };
}

/** Opens a TrackOnly cart with one item, whose line is reserved by the order. */
async function openReservedCart(shop: Shop, word: string) {
  const cart = await shop.cart({ inventoryMode: "TrackOnly", shippingAddress: address("DE") }, [word, 1]);
  const [line] = cart.lineItems;
  const action = "setLineItemInventoryMode";
  const reserve = { action, lineItemId: line?.id, inventoryMode: "ReserveOnOrder" };
  return (await shop.update(cart, reserve)).body;
}

const outOfStock = (more: object) => refusal(400, { code: "OutOfStock", ...more });

/** What an order does to the stock in each inventory mode. */
export const stockBehaviours: readonly Behaviour[] = [
  {
    name: "3.8 None: the stock is neither asked nor changed",
    ask: (shop) => orderFive(shop, "None", { quantityOnStock: 3 }),
    expected: { status: 201, left: { quantityOnStock: 3, availableQuantity: 3 } },
  },
  {
    name: "3.8 TrackOnly: deducted by the order",
    ask: (shop) => orderFive(shop, "TrackOnly", { quantityOnStock: 8 }),
    expected: { status: 201, left: { quantityOnStock: 3, availableQuantity: 3 } },
  },
  {
    name: "3.8 TrackOnly: also more than there is",
    ask: (shop) => orderFive(shop, "TrackOnly", { quantityOnStock: 3 }),
    expected: { status: 201, left: { quantityOnStock: -2, availableQuantity: -2 } },
  },
  {
    name: "3.8 TrackOnly: OutOfStock without an entry",
    ask: (shop) => orderFive(shop, "TrackOnly"),
    expected: outOfStock({}),
  },
  {
    name: "3.8 ReserveOnOrder: enough is reserved",
    ask: (shop) => orderFive(shop, "ReserveOnOrder", { quantityOnStock: 8 }),
    expected: { status: 201, left: { quantityOnStock: 3, availableQuantity: 3 } },
  },
  {
    name: "3.8 ReserveOnOrder: five of three are OutOfStock, with skus and lineItems, and none is taken",
    async ask(shop) {
      const { word, entry } = await stockProduct(shop, { quantityOnStock: 3 });
      const draft = { inventoryMode: "ReserveOnOrder", shippingAddress: address("DE") };
      const cart = await shop.cart(draft, [word, 5]);
      const { status, body } = await shop.order(cart);
      const left = (await shop.client.send("GET", `inventory/${entry?.id}`)).body;
      const text = JSON.stringify(body);
      const names = [shop.name(word), `${cart.lineItems[0]?.id}`].map((name) => text.includes(`["${name}"]`));
      return { status, body, left, names };
    },
    expected: {
      ...outOfStock({
        message: expect.stringContaining(
          "Some line items are out of stock at the time of placing the order: ",
        ),
        skus: [expect.any(String)],
        lineItems: [expect.any(String)],
      }),
      names: [true, true],
      left: { availableQuantity: 3 },
    },
  },
  {
    name: "3.8 ReserveOnOrder: more than there is where it can be restocked",
    ask: (shop) => orderFive(shop, "ReserveOnOrder", { quantityOnStock: 3, restockableInDays: 4 }),
    expected: { status: 201, left: { quantityOnStock: -2, availableQuantity: -2 } },
  },
  {
    name: "3.8 ReserveOnOrder on a line of a TrackOnly cart: of eight orders at once for the last piece one is made",
    async ask(shop) {
      const { word, entry } = await stockProduct(shop, { quantityOnStock: 1 });
      const carts = await Promise.all(Array.from({ length: 8 }, () => openReservedCart(shop, word)));
      const answers = await Promise.all(carts.map((cart) => shop.order(cart)));
      const statuses = answers.map(({ status }) => status).toSorted();
      const codes = answers.flatMap(({ body }) => JSON.stringify(body).match(/"code":"OutOfStock"/g) ?? []);
      return {
        statuses,
        refusals: codes.length,
        left: await shop.client.send("GET", `inventory/${entry?.id}`),
      };
    },
    expected: {
      statuses: [201, 400, 400, 400, 400, 400, 400, 400],
      left: { body: { quantityOnStock: 0, availableQuantity: 0 } },
    },
  },
  {
    name: "a line keeps its inventory mode when pieces are added without one",
    async ask(shop) {
      const { word } = await stockProduct(shop, { quantityOnStock: 3 });
      const cart = await openReservedCart(shop, word);
      return shop.update(cart, { action: "addLineItem", sku: shop.name(word), quantity: 2 });
    },
    expected: { body: { lineItems: [{ quantity: 3, inventoryMode: "ReserveOnOrder" }] } },
  },
];

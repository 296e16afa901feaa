import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { digestDatabase } from "../bad-input/stocked-platform.ts";
import { type RunningPlatform, startPlatform } from "../import/start-platform.ts";
import { type Answer, ProjectClient } from "../platform-behaviour/project-client.ts";
import { address, eur, type Shop, stockShop } from "../platform-behaviour/stock-shop.ts";

const patienceMs = 60_000;
const password = "correct horse battery";

let platform: RunningPlatform;
let shop: Shop;
let interruptAt = Number.POSITIVE_INFINITY;
let wasInterrupted = false;

/** Fetches with an interruption where the test says. */
const fetchInterrupted: typeof fetch = async (input, init) => {
  const headers = new Headers(init?.headers);
  headers.set("interrupt-at", String(interruptAt));
  const response = await fetch(input, { ...init, headers });
  wasInterrupted = response.headers.get("interrupted") === "true";
  return response;
};

beforeAll(async () => {
  const started = await startPlatform("tests/contracts/interruption/interruptible-worker.ts");
  const readTables = async () => {
    const rows: [string, unknown[]][] = await (await fetch(`${started.settings.apiUrl}/tables`)).json();
    return new Map(rows);
  };
  platform = { ...started, readTables };
  shop = await stockShop(await ProjectClient.connect(platform.settings, fetchInterrupted));
}, patienceMs);

afterAll(() => platform?.stop());

function draftProduct() {
  const sku = shop.newName();
  return {
    key: sku,
    productType: { typeId: "product-type", key: shop.name("type") },
    taxCategory: { typeId: "tax-category", key: shop.name("standard") },
    name: { en: "Saw" },
    slug: { en: sku },
    masterVariant: { sku, prices: [{ value: eur(100) }, { value: eur(90), country: "DE" }] },
    variants: [{ sku: `${sku}-2`, prices: [{ value: eur(200) }] }],
    publish: true,
  };
}

async function prepareOrder() {
  const word = shop.newName();
  await shop.product(word, [{ value: eur(100) }]);
  await shop.client.create("inventory", { sku: shop.name(word), quantityOnStock: 8 });
  const discountCodes = [await shop.code({}, { maxApplications: 1 })];
  const draft = { inventoryMode: "ReserveOnOrder", shippingAddress: address("DE"), discountCodes };
  return shop.cart(draft, [word, 5]);
}

async function prepareSignIn() {
  const name = shop.newName();
  const email = `${name}@example.com`;
  const customer = await shop.client.create("customers", { email, password });
  await shop.cart({ customerId: customer.id }, ["c108", 3]);
  const guest = await shop.cart({ anonymousId: name }, ["c108", 7]);
  return { email, password, anonymousId: name, anonymousCart: { typeId: "cart", id: guest.id } };
}

async function prepareImport(kind: string) {
  const container = shop.newName();
  await shop.client.create("import-containers", { key: container });
  const drafts = Array.from({ length: 3 }, draftProduct);
  const stock = ["c14", "c25"].map((word) => ({
    key: shop.newName(),
    sku: shop.name(word),
    quantityOnStock: 7,
  }));
  const isStock = kind === "inventories";
  return {
    path: `${kind}/import-containers/${container}`,
    body: { type: isStock ? "inventory" : "product-draft", resources: isStock ? stock : drafts },
  };
}

/** Prepares a request's data; returns a function that sends it, any number of times. */
type Prepare = () => Promise<() => Promise<Answer>>;

const mutations: readonly [name: string, prepare: Prepare][] = [
  [
    "creating a product",
    async () => {
      const draft = draftProduct();
      return () => shop.client.send("POST", "products", draft);
    },
  ],
  [
    "changing a published product",
    async () => {
      const product = await shop.product(shop.newName(), [{ value: eur(100) }]);
      const setPrices = { action: "setPrices", variantId: 1, prices: [{ value: eur(80) }], staged: false };
      return () =>
        shop.client.update("products", product, setPrices, { action: "setKey", key: shop.name("renamed") });
    },
  ],
  [
    "updating a cart",
    async () => {
      const cart = await shop.cart({ shippingAddress: address("AT") }, ["c108", 2]);
      const more = { action: "addLineItem", sku: shop.name("c25"), quantity: 2 };
      const code = { action: "addDiscountCode", code: await shop.code() };
      return () => shop.update(cart, more, code);
    },
  ],
  [
    "ordering a cart with stock, a code that counts, and messages",
    async () => {
      const cart = await prepareOrder();
      return () => shop.order(cart, { orderNumber: cart.id });
    },
  ],
  [
    "signing in with a guest's cart that is merged",
    async () => {
      const draft = await prepareSignIn();
      return () => shop.client.send("POST", "login", draft);
    },
  ],
  ...["product-drafts", "inventories"].map((kind): [string, Prepare] => [
    `importing a batch of ${kind}`,
    async () => {
      const { path, body } = await prepareImport(kind);
      return () => shop.client.send("POST", path, body);
    },
  ]),
];

describe("a write that is interrupted at any statement leaves the previous state", () => {
  it.each(mutations)("%s", { timeout: patienceMs }, async (_name, prepare) => {
    interruptAt = Number.POSITIVE_INFINITY;
    const send = await prepare();
    const before = await digestDatabase(platform);
    interruptAt = 0;
    let answer = await send();
    while (wasInterrupted) {
      expect(answer.status, `interrupted at ${interruptAt}`).toBeGreaterThanOrEqual(500);
      expect(await digestDatabase(platform), `interrupted at ${interruptAt}`).toEqual(before);
      interruptAt += 1;
      answer = await send();
    }
    expect(interruptAt).toBeGreaterThan(2);
    expect([200, 201]).toContain(answer.status);
    expect(await digestDatabase(platform)).not.toEqual(before);
  });
});

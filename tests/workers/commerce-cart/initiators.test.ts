import { beforeAll, describe, expect, it } from "vitest";
import { PASSWORD, takeCustomerTokens } from "../commerce-customers/shopper.ts";
import { SK } from "./cart-documents.ts";
import { database, fetchAnonymousToken, fetchClientToken, migrate, send } from "./platform.ts";
import { eur, seedShop } from "./seed.ts";

interface Resource {
  readonly id: string;
  readonly version: number;
  readonly createdBy?: object;
  readonly lastModifiedBy?: object;
}

const CLIENT = { clientId: "test-client" };
const OPERATOR = { clientId: "test-client", externalUserId: "operator-7" };

let token = "";

beforeAll(async () => {
  await migrate();
  await seedShop();
  token = await fetchClientToken();
});

async function make<Body = Resource>(path: string, draft: object, as = token): Promise<Body> {
  const { status, body } = await send<Body>(as, "POST", path, draft);
  expect([status, body]).toEqual([201, expect.anything()]);
  return body;
}

/** Updates a resource as a client acting for one of its users. */
async function changeAsOperator(path: string, version: number, action: object): Promise<Resource> {
  const command = { version, actions: [action] };
  const user = { "X-External-User-ID": "operator-7" };
  const { status, body } = await send<Resource>(token, "POST", path, command, user);
  expect([status, body]).toEqual([200, expect.anything()]);
  return body;
}

async function read(path: string): Promise<Resource> {
  const { status, body } = await send<Resource>(token, "GET", path);
  expect(status).toBe(200);
  return body;
}

const name = { en: "One" };
const slug = { en: "initiated" };
const standard = { typeId: "tax-category", key: "standard" };
const renamed = { action: "changeName", name: { en: "Two" } };

const kinds: readonly (readonly [path: string, draft: object, action: object])[] = [
  ["categories", { name, slug }, renamed],
  ["products", { productType: { typeId: "product-type", key: "machine" }, name, slug }, renamed],
  ["inventory", { sku: "INITIATED", quantityOnStock: 1 }, { action: "addQuantity", quantity: 1 }],
  ["reviews", { title: "One" }, { action: "setTitle", title: "Two" }],
  [
    "standalone-prices",
    { sku: "INITIATED", value: { currencyCode: "EUR", centAmount: 1 } },
    { action: "changeValue", value: { currencyCode: "EUR", centAmount: 2 } },
  ],
  ["channels", { key: "initiated" }, renamed],
  ["customer-groups", { groupName: "One" }, { action: "changeName", name: "Two" }],
  ["stores", { key: "initiated" }, { action: "setName", name }],
  ["tax-categories", { name: "One", rates: [] }, { action: "changeName", name: "Two" }],
  ["zones", { name: "One", locations: [] }, { action: "changeName", name: "Two" }],
  ["types", { key: "initiated", name, resourceTypeIds: ["review"] }, renamed],
  ["product-types", { name: "One", description: "" }, { action: "changeName", name: "Two" }],
  ["carts", { currency: "EUR", country: "SK" }, { action: "setCustomerEmail", email: "a@example.com" }],
  ["payments", { amountPlanned: eur(1) }, { action: "setKey", key: "initiated" }],
  [
    "shipping-methods",
    { name: "One", taxCategory: standard, zoneRates: [], isDefault: false },
    { action: "changeName", name: "Two" },
  ],
];

describe("createdBy and lastModifiedBy", () => {
  it.each(kinds)(
    "of %s name the client, and the user for whom the client acts",
    async (path, draft, action) => {
      const made = await make(`/${path}`, draft);
      expect(made).toMatchObject({ createdBy: CLIENT, lastModifiedBy: CLIENT });
      expect(await read(`/${path}/${made.id}`)).toMatchObject({ createdBy: CLIENT, lastModifiedBy: CLIENT });
      const changed = await changeAsOperator(`/${path}/${made.id}`, made.version, action);
      for (const body of [changed, await read(`/${path}/${made.id}`)]) {
        expect(body.createdBy).toEqual(CLIENT);
        expect(body.lastModifiedBy).toEqual(OPERATOR);
      }
    },
  );

  it("store no more than 256 characters of a user's id", async () => {
    const user = { "X-External-User-ID": "u".repeat(300) };
    const { body } = await send<Resource>(token, "POST", "/zones", { name: "Long", locations: [] }, user);
    expect(body.createdBy).toEqual({ ...CLIENT, externalUserId: "u".repeat(256) });
  });

  it("of a custom object follow its values", async () => {
    const draft = { container: "initiated", key: "one", value: 1 };
    const made = await send<Resource>(token, "POST", "/custom-objects", draft);
    expect(made.body).toMatchObject({ createdBy: CLIENT, lastModifiedBy: CLIENT });
    await send(token, "POST", "/custom-objects", { ...draft, value: 2 });
    expect(await read("/custom-objects/initiated/one")).toMatchObject({
      version: 2,
      createdBy: CLIENT,
      lastModifiedBy: CLIENT,
    });
  });

  it("of a row older than this feature are absent until it changes", async () => {
    const before = await read("/zones/key=sk");
    expect(before).not.toHaveProperty("createdBy");
    const rename = { action: "changeName", name: "Slovakia" };
    const after = await changeAsOperator("/zones/key=sk", before.version, rename);
    expect(after).not.toHaveProperty("createdBy");
    expect(after.lastModifiedBy).toEqual(OPERATOR);
  });
});

describe("a shopper's token", () => {
  const draft = { currency: "EUR", country: "SK", shippingAddress: SK };

  it("names the anonymous session, and the merchant who changes the cart later", async () => {
    const guest = await fetchAnonymousToken("initiating-guest");
    const cart = await make("/me/carts", draft, guest);
    const session = { clientId: "test-client", anonymousId: "initiating-guest" };
    expect(cart).toMatchObject({ createdBy: session, lastModifiedBy: session });
    const changed = await changeAsOperator(`/carts/${cart.id}`, cart.version, {
      action: "setCustomerEmail",
      email: "a@example.com",
    });
    expect(changed).toMatchObject({ createdBy: session, lastModifiedBy: OPERATOR });
  });

  it("names the customer who orders, also on the stock that the order reserves", async () => {
    const email = "initiator@example.com";
    const { customer } = await make<{ customer: Resource }>("/customers", { email, password: PASSWORD });
    expect(customer).toMatchObject({ createdBy: CLIENT, lastModifiedBy: CLIENT });
    const { access_token: own } = await takeCustomerTokens(email);
    const lineItems = [{ sku: "EX10000001", quantity: 1 }];
    const cart = await make("/me/carts", { ...draft, inventoryMode: "TrackOnly", lineItems }, own);
    const order = await make("/me/orders", { id: cart.id, version: cart.version }, own);
    const person = { clientId: "test-client", customer: { typeId: "customer", id: customer.id } };
    expect(order.createdBy).toEqual(person);
    expect(order.lastModifiedBy).toEqual(person);
    expect((await read(`/carts/${cart.id}`)).lastModifiedBy).toEqual(person);
    const row = await database
      .prepare("SELECT last_modified_by AS by FROM inventory WHERE sku = 'EX10000001'")
      .first<{ by: string }>();
    expect(JSON.parse(row?.by ?? "null")).toEqual(person);
  });

  it("names the client that assigns a guest's order to a new customer", async () => {
    const guest = await fetchAnonymousToken("signing-up");
    const lineItems = [{ sku: "EX10000005", quantity: 1 }];
    const cart = await make("/me/carts", { ...draft, lineItems }, guest);
    const order = await make("/me/orders", { id: cart.id, version: cart.version }, guest);
    await make("/customers", { email: "taker@example.com", password: PASSWORD, anonymousId: "signing-up" });
    const given = await read(`/orders/${order.id}`);
    expect(given.createdBy).toEqual({ clientId: "test-client", anonymousId: "signing-up" });
    expect(given.lastModifiedBy).toEqual(CLIENT);
  });
});

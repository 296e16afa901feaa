import { createApiBuilderFromCtpClient } from "@commercetools/platform-sdk";
import { ClientBuilder } from "@commercetools/ts-client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type StockedPlatform, stockPlatform } from "../bad-input/stocked-platform.ts";

const startUpMs = 90_000;

let platform: StockedPlatform;

/** Connects the platform's published TypeScript client, with the client's own token or a new guest's. */
function connect(as: "client" | "guest") {
  const { apiUrl, authUrl, projectKey, clientId, clientSecret } = platform.settings;
  const auth = { host: authUrl, projectKey, credentials: { clientId, clientSecret }, httpClient: fetch };
  const builder = new ClientBuilder();
  const flow =
    as === "client" ? builder.withClientCredentialsFlow(auth) : builder.withAnonymousSessionFlow(auth);
  const client = flow.withHttpMiddleware({ host: apiUrl, httpClient: fetch }).build();
  return createApiBuilderFromCtpClient(client).withProjectKey({ projectKey });
}

beforeAll(async () => {
  platform = await stockPlatform();
}, startUpMs);

afterAll(() => platform?.stop());

describe("the published client", () => {
  it("reads the project", async () => {
    expect((await connect("client").get().execute()).body).toMatchObject({
      key: platform.settings.projectKey,
    });
  });

  it("queries with predicate variables, and checks existence by HEAD", async () => {
    const api = connect("client");
    const [first] = (
      await api
        .products()
        .get({ queryArgs: { limit: 1 } })
        .execute()
    ).body.results;
    const where = "key = :key and version >= :least";
    const queryArgs = { where, "var.key": first?.key ?? "", "var.least": 1 };
    const { body } = await api.products().get({ queryArgs }).execute();
    expect(body.results.map(({ id }) => id)).toEqual([first?.id]);
    const keys = { where: "key in :keys", "var.keys": [first?.key ?? "", "nothing"] };
    expect((await api.products().get({ queryArgs: keys }).execute()).body.count).toBe(1);
    expect((await api.products().head({ queryArgs }).execute()).statusCode).toBe(200);
    const none = api.products().head({ queryArgs: { where: 'key = "nothing"' } });
    await expect(none.execute()).rejects.toMatchObject({ statusCode: 404 });
    await expect(api.products().withId({ ID: "nobody" }).head().execute()).rejects.toMatchObject({
      statusCode: 404,
    });
  });

  it("reads product projections: a page, one by id, one by key, with the applicable price", async () => {
    const projections = connect("client").productProjections();
    const { body } = await projections.get({ queryArgs: { priceCurrency: "EUR" } }).execute();
    const [first] = body.results;
    if (!first?.key) throw new Error("No product is published.");
    const slug = Object.entries(first.slug)[0] ?? [];
    const queryArgs = { where: `slug(${slug[0]} = "${slug[1]}")` };
    expect((await projections.get({ queryArgs }).execute()).body.results[0]?.id).toBe(first.id);
    const byId = await projections.withId({ ID: first.id }).get().execute();
    const byKey = await projections
      .withKey({ key: first.key })
      .get({ queryArgs: { staged: true } })
      .execute();
    expect(byId.body.name).toEqual(byKey.body.name);
    const prices = body.results.flatMap(({ masterVariant }) => masterVariant.price ?? []);
    expect(prices.map(({ value }) => value.currencyCode)).toContain("EUR");
  });

  it("expands references, also those of expanded resources", async () => {
    const api = connect("client");
    const { body } = await api
      .products()
      .get({ queryArgs: { expand: "productType" } })
      .execute();
    expect(body.results[0]?.productType.obj).toMatchObject({ id: body.results[0]?.productType.id });
    const queryArgs = { expand: ["masterData.current.categories[*].parent", "taxCategory"] };
    const [first] = (
      await api
        .products()
        .get({ queryArgs: { ...queryArgs, limit: 1 } })
        .execute()
    ).body.results;
    for (const category of first?.masterData.current.categories ?? [])
      expect(category.obj?.id).toBe(category.id);
  });

  it("buys as a guest, through `me` only", async () => {
    const me = connect("guest").me();
    await expect(me.activeCart().get().execute()).rejects.toMatchObject({ statusCode: 404 });
    const { body: cart } = await me
      .carts()
      .post({ body: { currency: "EUR", country: "DE" } })
      .execute();
    const actions = [{ action: "setCustomerEmail" as const, email: "guest@example.com" }];
    const { body: changed } = await me
      .carts()
      .withId({ ID: cart.id })
      .post({ body: { version: cart.version, actions } })
      .execute();
    expect(changed.customerEmail).toBe("guest@example.com");
    expect((await me.activeCart().get().execute()).body.id).toBe(cart.id);
    expect((await me.carts().get().execute()).body.results.map(({ id }) => id)).toEqual([cart.id]);
    expect((await me.orders().get().execute()).body.results).toEqual([]);
    const stranger = connect("guest").me().carts().withId({ ID: cart.id }).get();
    await expect(stranger.execute()).rejects.toMatchObject({ statusCode: 404 });
    const queryArgs = { version: changed.version };
    await me.carts().withId({ ID: cart.id }).delete({ queryArgs }).execute();
  });

  it("stays within a store: sees only its carts and orders", async () => {
    const api = connect("client");
    const storeKey = (await api.stores().get().execute()).body.results[0]?.key ?? "";
    const store = api.inStoreKeyWithStoreKeyValue({ storeKey });
    const { body: cart } = await store
      .carts()
      .post({ body: { currency: "EUR" } })
      .execute();
    expect(cart.store).toEqual({ typeId: "store", key: storeKey });
    const { body: other } = await api
      .carts()
      .post({ body: { currency: "EUR" } })
      .execute();
    expect((await store.carts().withId({ ID: cart.id }).get().execute()).body.id).toBe(cart.id);
    await expect(store.carts().withId({ ID: other.id }).get().execute()).rejects.toMatchObject({
      statusCode: 404,
    });
    expect((await store.carts().get().execute()).body.results.map(({ id }) => id)).toEqual([cart.id]);
    const { results: orders } = (await store.orders().get().execute()).body;
    expect(orders.map(({ orderNumber, store: of }) => [orderNumber, of?.key])).toEqual([
      ["25-000017", storeKey],
    ]);
    const nowhere = api.inStoreKeyWithStoreKeyValue({ storeKey: "nowhere" }).carts().get();
    await expect(nowhere.execute()).rejects.toMatchObject({ statusCode: 404 });
  });
});

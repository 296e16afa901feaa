import { createExecutionContext, env } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import worker from "../../../worker/commerce/index.ts";
import { createCart, orderCart, SK } from "../commerce-cart/cart-documents.ts";
import { ask, fetchClientToken, migrate } from "../commerce-cart/platform.ts";
import { insertResource, seedShop } from "../commerce-cart/seed.ts";

const email = "anna.kovacova@example.sk";
let cart: { readonly id: string; readonly version: number };
let order: { readonly id: string };
let ordered: { readonly id: string; readonly version: number };

beforeAll(async () => {
  await migrate();
  await seedShop();
  const token = await fetchClientToken();
  const draft = {
    lineItems: [{ sku: "EX10000001", quantity: 2 }],
    shippingAddress: { ...SK, lastName: "Kováčová", streetName: "Tajná" },
    shippingMethod: { key: "parcel" },
    customerEmail: email,
  };
  cart = (await createCart(token, draft)).data.createCart;
  ordered = (await createCart(token, draft)).data.createCart;
  order = (await orderCart(token, ordered, "IH-1")).data.createOrderFromCart;
});

function open(path: string, { method = "GET", host = "platform.localhost:8787", pages = "on" } = {}) {
  const request = new Request(`http://${host}${path}`, { method });
  return worker.fetch(request, { ...env, OPERATOR_PAGES: pages }, createExecutionContext());
}

async function read(path: string): Promise<string> {
  const response = await open(path);
  expect(response.status, path).toBe(200);
  return response.text();
}

const pages = () => [
  "/",
  "/operator/products",
  "/operator/products/product-EX10000001",
  "/operator/carts",
  `/operator/carts/${cart.id}`,
  "/operator/orders",
  `/operator/orders/${order.id}`,
  "/operator/messages",
  "/operator/schema",
];

describe("the operator's pages", () => {
  it("are absent unless the deployment opens them, and absent on a public host", async () => {
    for (const path of [
      ...pages(),
      "/graphiql",
      "/operator/schema.graphql",
      "/operator/assets/operator.css",
    ]) {
      expect((await open(path, { pages: "" })).status, path).toBe(404);
      expect((await open(path, { pages: "off" })).status, path).toBe(404);
      expect((await open(path, { host: "platform.example" })).status, path).toBe(404);
    }
  });

  it("run no script, cannot be framed and are not cached", async () => {
    for (const path of pages()) {
      const response = await open(path);
      expect(response.status, path).toBe(200);
      expect(response.headers.get("Content-Security-Policy")).toMatch(
        /^default-src 'none'; style-src 'self'/,
      );
      expect(response.headers.get("Cache-Control")).toBe("no-store");
      expect(await response.text()).not.toMatch(/<script|style=|onclick/);
    }
  });

  it("are read-only: other methods respond 404", async () => {
    for (const method of ["POST", "PUT", "DELETE"]) {
      expect((await open("/operator/products", { method })).status).toBeGreaterThanOrEqual(400);
    }
  });

  it("find products by id, key and SKU in any case, and report when nothing matches", async () => {
    expect(await read("/operator/products")).toContain("Machine EX10000001");
    const found = await read("/operator/products?q=ex10000002");
    expect(found).toContain("Machine EX10000002");
    expect(found).not.toContain("Machine EX10000001");
    expect(await read("/operator/products?q=%3Cb%3E%22x")).toContain("Nothing is called “&lt;b&gt;&quot;x”.");
  });

  it("show the lines and totals of a cart and an order, found by id and number", async () => {
    expect(await read(`/operator/carts?q=${cart.id}`)).toContain(`/operator/carts/${cart.id}`);
    expect(await read(`/operator/carts/${cart.id}`)).toMatch(/EX10000001[\s\S]*EUR/);
    expect(await read("/operator/orders?q=IH-1")).toContain(`/operator/orders/${order.id}`);
    expect(await read(`/operator/orders/${order.id}`)).toContain("IH-1");
    expect((await open("/operator/orders/none")).status).toBe(404);
  });

  it("show an order's payments with their transactions, and why an attempt failed", async () => {
    const draft = (key: string, reference: string, state: string) => ({
      key: `${ordered.id}-${key}`,
      amountPlanned: { centAmount: 27995, currencyCode: "EUR" },
      paymentMethodInfo: { method: "scheme", paymentInterface: "adyen" },
      transactions: [
        {
          type: "Authorization",
          state,
          amount: { centAmount: 27995, currencyCode: "EUR" },
          interactionId: reference,
        },
      ],
      interfaceInteractions: [
        { typeKey: "payment-fields", fields: [{ name: "endReason", value: JSON.stringify("refused") }] },
      ],
    });
    const document = "mutation($draft: PaymentDraft!) { createPayment(draft: $draft) { id } }";
    const token = await fetchClientToken();
    const text = { name: "String" };
    const field = {
      name: "endReason",
      label: { en: "End" },
      required: false,
      type: text,
      inputHint: "SingleLine",
    };
    const type = {
      name: { en: "Payment" },
      resourceTypeIds: ["payment", "payment-interface-interaction"],
      fieldDefinitions: [field],
    };
    await insertResource("type", "payment-fields", type).run();
    for (const [key, reference, state] of [
      ["1", "PSP-REFUSED", "Failure"],
      ["2", "PSP-PAID", "Success"],
    ] as const) {
      const { errors } = await ask(token, document, { draft: draft(key, reference, state) });
      expect(errors).toBeUndefined();
    }
    const shown = await read(`/operator/orders/${order.id}`);
    expect(shown).toMatch(/let go[\s\S]*Failure[\s\S]*PSP-REFUSED[\s\S]*endReason[\s\S]*refused/);
    expect(shown).toMatch(/279\.95 EUR[\s\S]*Success[\s\S]*PSP-PAID/);
    expect(await read(`/operator/carts/${ordered.id}`)).toContain("PSP-PAID");
    expect(await read(`/operator/carts/${cart.id}`)).toContain("None.");
  });

  it("show a resource's messages", async () => {
    expect(await read(`/operator/messages?q=${order.id}`)).toContain("OrderCreated");
  });

  it("show no name, postal address or e-mail address", async () => {
    for (const path of pages()) {
      const text = await read(path);
      expect(text, path).not.toContain(email);
      expect(text, path).not.toMatch(/Kováčová|Tajná/);
    }
  });

  it("have pagination", async () => {
    const insert = env.DB.prepare(
      `INSERT INTO product (id, key, product_type_id, published, version, created_at, last_modified_at, current)
       SELECT 'many-' || value, 'many-' || value, 't', 1, 1, '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z',
         '{"name":{"en":"Many ' || value || '"},"slug":{},"categories":[],"masterVariant":{"id":1},"variants":[]}'
       FROM json_each(?)`,
    );
    await insert.bind(JSON.stringify(Array.from({ length: 30 }, (_, at) => at))).run();
    const first = await read("/operator/products");
    expect(first).toContain("page=2");
    expect(first).not.toContain('rel="prev"');
    const second = await read("/operator/products?page=2");
    expect(second).toContain('href="/operator/products?page=1"');
    expect(second).not.toContain("Many 29");
    expect((await open("/operator/products?page=-3")).status).toBe(200);
  });

  it("show the last page when a later one is requested", async () => {
    const last = await read("/operator/messages?page=400");
    expect(last).toContain("OrderCreated");
    expect(last).not.toContain('rel="next"');
    expect(last).not.toContain("page 400 of");
  });

  it("show amounts with the digits of their currency", async () => {
    const yen = (await createCart(await fetchClientToken(), { currency: "JPY" })).data.createCart;
    expect(await read(`/operator/carts?q=${yen.id}`)).toContain("0 JPY");
    expect(await read(`/operator/carts/${yen.id}`)).not.toContain("0.00 JPY");
  });

  it("say above the explorer, before anything else, that it needs scripts", async () => {
    const text = await read("/graphiql");
    expect(text.indexOf("<noscript>")).toBeGreaterThan(text.indexOf("<h1>"));
    expect(text.indexOf("<noscript>")).toBeLessThan(text.indexOf("<form"));
    expect(text).not.toContain("Loading");
  });

  it("link to an explorer with a valid token, under a policy for its own script only", async () => {
    const response = await open("/graphiql");
    expect(response.headers.get("Content-Security-Policy")).toMatch(
      /^default-src 'none'; style-src 'self' 'nonce-[\w-]+'; script-src 'self'; connect-src 'self';/,
    );
    const token = /id="token" value="([^"]+)"/.exec(await response.text())?.[1] ?? "";
    const { data } = await ask<{ products: { total: number } }>(token, "{ products { total } }");
    expect(data.products.total).toBeGreaterThan(0);
    const script = await open("/operator/assets/explorer.js");
    expect(script.headers.get("Content-Type")).toBe("text/javascript; charset=utf-8");
  });

  it("print the served schema, whole and type by type", async () => {
    expect(await read("/operator/schema?q=CartQuery")).toContain("type CartQueryResult {");
    expect(await read("/operator/schema.graphql")).toMatch(
      /type Query \{[\s\S]*type Mutation \{|type Mutation \{/,
    );
  });
});

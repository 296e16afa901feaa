import { randomUUID } from "node:crypto";
import { array, boolean, type Infer, number, optional, string, type } from "superstruct";
import { describe, expect, it } from "vitest";
import type { Guest } from "../../support/guest.ts";
import { soon } from "../../support/soon.ts";
import { connect } from "./connect.ts";
import { openShop, sku } from "./open-shop.ts";

const shop = openShop();
const profile = "http://sandbox.localhost/agents/profile";
const otherSku = "EX10010001";

const Total = type({ type: string(), amount: number() });
const Cart = type({
  id: string(),
  line_items: array(type({ id: string(), item: type({ id: string() }), quantity: number() })),
  totals: array(Total),
  continue_url: string(),
  status: optional(string()),
  messages: optional(array(type({ type: string(), code: string() }))),
});
type Cart = Infer<typeof Cart>;
const ToolResult = type({
  result: type({ structuredContent: type({}), content: array(type({ type: string(), text: string() })) }),
});

let nextId = 1;

/** Sends one message of the Model Context Protocol. */
async function send(guest: Guest, method: string, params: object, path = "/api/ucp/mcp") {
  const body = JSON.stringify({ jsonrpc: "2.0", id: nextId++, method, params });
  const answer = await guest.send(path, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
    body,
  });
  return { status: answer.status, body: JSON.parse(answer.text) };
}

/** Calls a tool; returns its payload. */
async function callTool(name: string, args: object, { key, host }: { key?: string; host?: string } = {}) {
  const meta = { "ucp-agent": { profile }, ...(key && { "idempotency-key": key }) };
  const { status, body } = await send(shop.guest(host), "tools/call", { name, arguments: { meta, ...args } });
  expect(status, JSON.stringify(body)).toBe(200);
  return ToolResult.create(body).result.structuredContent;
}

const line = (id: string, quantity: number) => ({ item: { id }, quantity });
const createCart = async (lines: object[], key?: string): Promise<Cart> =>
  Cart.create(await callTool("create_cart", { cart: { line_items: lines } }, key ? { key } : {}));
const quantities = ({ line_items }: Cart) => line_items.map(({ item, quantity }) => [item.id, quantity]);
const totalOf = ({ totals }: Cart) => totals.find(({ type: kind }) => kind === "total")?.amount;

describe("the profile", () => {
  it("names the two transports and the capabilities, and no payment handler", async () => {
    const { status, headers, text } = await shop.guest("de.localhost").get("/.well-known/ucp");
    expect(status).toBe(200);
    expect(headers["cache-control"]).toContain("public");
    const { ucp } = JSON.parse(text);
    expect(ucp.version).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(ucp.payment_handlers).toEqual({});
    const transports = ucp.services["dev.ucp.shopping"].map((one: { transport: string }) => one.transport);
    expect(transports).toEqual(["rest", "mcp"]);
    expect(Object.keys(ucp.capabilities)).toContain("dev.ucp.shopping.cart");
  });
});

describe("llms.txt", () => {
  it("lists categories, terms and interfaces in the language of its path", async () => {
    const german = await shop.guest("ch.localhost").get("/llms.txt");
    expect(german.status).toBe(200);
    expect(german.headers["content-type"]).toContain("text/plain");
    expect(german.text).toContain("## Alle Kategorien");
    expect(german.text).toContain("/api/ucp/mcp");
    const french = await shop.guest("ch.localhost").get("/fr/llms.txt");
    expect(french.text).toMatch(/\]\(http:\/\/ch\.localhost:\d+\/fr\/conditions-generales\//);
    expect((await shop.guest("ch.localhost").get("/de/llms.txt")).status).toBe(404);
    const [, path = ""] = /^- \[[^\]]+\]\(http:\/\/[^/]+(\/[^)]+)\)$/m.exec(german.text) ?? [];
    expect((await shop.guest("ch.localhost").get(path)).status).toBe(200);
  });
});

describe("the MCP server", () => {
  it("initialises without a session, lists its tools and ignores notifications", async () => {
    const guest = shop.guest();
    const params = {
      protocolVersion: "2025-06-18",
      capabilities: {},
      clientInfo: { name: "t", version: "1" },
    };
    const { body } = await send(guest, "initialize", params);
    expect(body.result).toMatchObject({ protocolVersion: "2025-06-18", capabilities: { tools: {} } });
    const listed = await send(guest, "tools/list", {});
    const names = listed.body.result.tools.map((tool: { name: string }) => tool.name);
    expect(names).toContain("search_catalog");
    expect(listed.body.result.tools[0].inputSchema.required).toEqual(["meta", "catalog"]);
    const notification = JSON.stringify({ jsonrpc: "2.0", method: "notifications/initialized" });
    const { status } = await guest.send("/api/ucp/mcp", { method: "POST", body: notification });
    expect(status).toBe(202);
    expect((await guest.get("/api/ucp/mcp")).status).toBe(405);
    expect((await send(guest, "resources/list", {})).body.error.code).toBe(-32601);
    expect(guest.cookies.size).toBe(0);
  });

  it("refuses an agent without a profile, and one of another version", async () => {
    const args = { catalog: { query: "mixer" } };
    const missing = await send(shop.guest(), "tools/call", { name: "search_catalog", arguments: args });
    expect(missing).toMatchObject({
      status: 400,
      body: { error: { code: -32001, data: { code: "invalid_profile_url" } } },
    });
    const call = (url: string) =>
      send(shop.guest(), "tools/call", {
        name: "search_catalog",
        arguments: { ...args, meta: { "ucp-agent": { profile: url } } },
      });
    expect((await call("https://127.0.0.1/profile")).body.error.data.code).toBe("invalid_profile_url");
    expect((await call(`${profile}?version=2024-01-01`)).body.error.data.code).toBe("version_unsupported");
    expect((await call("http://sandbox.localhost/none")).body.error.data.code).toBe("profile_unreachable");
  });

  it("answers a call of a capability that the agent lacks as an outcome", async () => {
    const meta = { "ucp-agent": { profile: `${profile}?without=dev.ucp.shopping.cart` } };
    const { status, body } = await send(shop.guest(), "tools/call", {
      name: "create_cart",
      arguments: { meta, cart: { line_items: [] } },
    });
    expect(status).toBe(200);
    expect(body.result.structuredContent).toMatchObject({
      ucp: { status: "error" },
      messages: [{ code: "capabilities_incompatible" }],
    });
  });

  it("tells a model which argument is wrong", async () => {
    const meta = { "ucp-agent": { profile } };
    const cart = { line_items: [{ item: { id: sku }, quantity: 0 }] };
    const { body } = await send(shop.guest(), "tools/call", {
      name: "create_cart",
      arguments: { meta, cart },
    });
    expect(body.result.isError).toBe(true);
    expect(body.result.structuredContent.messages[0].content).toContain("cart.line_items.0.quantity");
  });
});

describe("the catalogue", () => {
  const Products = type({
    products: array(
      type({
        id: string(),
        variants: array(
          type({
            id: string(),
            price: type({ amount: number(), currency: string() }),
            availability: type({ available: boolean() }),
          }),
        ),
      }),
    ),
    pagination: optional(type({ has_next_page: boolean(), cursor: optional(string()) })),
    messages: optional(array(type({ code: string(), content: string() }))),
    facets: optional(type({ attributes: array(type({ name: string() })) })),
  });
  const search = async (catalog: object) => Products.create(await callTool("search_catalog", { catalog }));

  it("is searched by text, price and attributes, page by page", async () => {
    const first = await search({ pagination: { limit: 3 } });
    expect(first.products).toHaveLength(3);
    const cursor = first.pagination?.cursor;
    const second = await search({ pagination: { limit: 3, cursor } });
    const ids = [...first.products, ...second.products].map(({ id }) => id);
    expect(new Set(ids).size).toBe(6);
    const cheap = await search({ filters: { price: { max: 20_000 } } });
    expect(cheap.products.length).toBeGreaterThan(0);
    for (const { variants } of cheap.products) expect(variants[0]?.price.amount).toBeLessThanOrEqual(20_000);
    const odd = await search({ filters: { attributes: [{ name: "no-such", values: ["x"] }] } });
    expect(odd.messages?.[0]?.code).toBe("filter_ignored");
  });

  it("has the price of the shop's own API, and says which ids are unknown", async () => {
    const found = Products.create(
      await callTool("lookup_catalog", { catalog: { ids: [sku, "EX99999999"] } }),
    );
    const { data } = await shop.guest().call("getProduct", { sku });
    const { id, price } = type({
      id: string(),
      price: type({ value: type({ centAmount: number() }) }),
    }).create(data);
    expect(found.products).toHaveLength(1);
    expect(found.products[0]).toMatchObject({
      id,
      variants: [{ id: sku, price: { amount: price.value.centAmount } }],
    });
    expect(found.messages).toMatchObject([{ code: "not_found", content: "EX99999999" }]);
  });

  it("returns all data of one product, or that there is none", async () => {
    expect(await callTool("get_product", { catalog: { id: sku } })).toMatchObject({
      product: { variants: [{ id: sku }], metadata: {} },
    });
    expect(await callTool("get_product", { catalog: { id: "EX99999999" } })).toMatchObject({
      ucp: { status: "error" },
      messages: [{ code: "not_found" }],
    });
  });
});

describe("an agent's cart", () => {
  it("is filled, replaced, read and deleted", async () => {
    const made = await createCart([line(sku, 2)]);
    expect(quantities(made)).toEqual([[sku, 2]]);
    const cart = { line_items: [line(sku, 1), line(otherSku, 3)] };
    const updated = Cart.create(await callTool("update_cart", { id: made.id, cart }));
    expect(new Map(quantities(updated) as [string, number][])).toEqual(
      new Map([
        [sku, 1],
        [otherSku, 3],
      ]),
    );
    const read = Cart.create(await callTool("get_cart", { id: made.id }));
    expect(totalOf(read)).toBe(totalOf(updated));
    await callTool("cancel_cart", { id: made.id }, { key: randomUUID() });
    expect(await callTool("get_cart", { id: made.id })).toMatchObject({ messages: [{ code: "not_found" }] });
  });

  it("is created once per idempotency key, which another body cannot use", async () => {
    const key = randomUUID();
    const one = await createCart([line(sku, 2)], key);
    const again = await createCart([line(sku, 2)], key);
    expect(again.id).toBe(one.id);
    expect(quantities(again)).toEqual([[sku, 2]]);
    const meta = { "ucp-agent": { profile }, "idempotency-key": key };
    const other = await send(shop.guest(), "tools/call", {
      name: "create_cart",
      arguments: { meta, cart: { line_items: [line(sku, 3)] } },
    });
    expect(other.status).toBe(409);
  });

  it("does not go back to an older state by a late repeat of an update", async () => {
    const { id } = await createCart([line(sku, 1)]);
    const key = randomUUID();
    const update = (quantity: number, own: string) =>
      callTool("update_cart", { id, cart: { line_items: [line(sku, quantity)] } }, { key: own });
    await update(2, key);
    await update(4, randomUUID());
    expect(quantities(Cart.create(await update(2, key)))).toEqual([[sku, 4]]);
  });

  it("names what it refuses, and is not created when nothing can be added", async () => {
    const partly = await createCart([line(sku, 1), line("EX99999999", 1)]);
    expect(quantities(partly)).toEqual([[sku, 1]]);
    expect(partly.messages).toMatchObject([{ type: "error", code: "not_found" }]);
    const refused = await callTool("create_cart", { cart: { line_items: [line("EX99999999", 1)] } });
    expect(refused).toMatchObject({ ucp: { status: "error" }, messages: [{ severity: "unrecoverable" }] });
    const cart = { line_items: [line(sku, 1)], discounts: { codes: ["NOSUCHCODE"] } };
    const coded = await callTool("create_cart", { cart });
    expect(coded).toMatchObject({ messages: [{ type: "warning", code: "discount_code_invalid" }] });
  });

  it("opens by its id only, and in its own country only", async () => {
    const { id } = await createCart([line(sku, 1)]);
    const [cartId = ""] = id.split(".");
    for (const wrong of [cartId, `${cartId}.${"x".repeat(22)}`, "none"])
      expect(await callTool("get_cart", { id: wrong })).toMatchObject({ messages: [{ code: "not_found" }] });
    expect(await callTool("get_cart", { id }, { host: "de.localhost" })).toMatchObject({
      messages: [{ code: "not_found" }],
    });
  });
});

describe("an agent's checkout", () => {
  const destination = {
    first_name: "Jane",
    last_name: "Doe",
    street_address: "12 High Street",
    address_locality: "London",
    postal_code: "SW1A 1AA",
    address_country: "GB",
    phone_number: "+44 20 7946 0000",
  };
  const buyer = { email: "jane.doe@example.com" };
  const fulfillment = { methods: [{ type: "shipping", destinations: [destination] }] };

  it("names what is missing, offers delivery, and leaves the order to the buyer", async () => {
    const open = Cart.create(await callTool("create_checkout", { checkout: { line_items: [line(sku, 1)] } }));
    expect(open.status).toBe("incomplete");
    expect(open.messages?.map(({ code }) => code)).toContain("address_missing");
    const checkout = { line_items: [line(sku, 1)], buyer, fulfillment };
    const text = JSON.stringify(await callTool("update_checkout", { id: open.id, checkout }));
    expect(Cart.create(JSON.parse(text))).toMatchObject({
      status: "requires_escalation",
      messages: [{ code: "buyer_review_required" }],
    });
    expect(JSON.parse(text)).toMatchObject({
      ucp: { payment_handlers: {} },
      fulfillment: { methods: [{ groups: [{ options: [{ totals: [{ type: "total" }] }] }] }] },
    });
    for (const personal of ["jane", "High Street", "SW1A", "7946"]) expect(text).not.toContain(personal);
    const completed = await callTool("complete_checkout", { id: open.id }, { key: randomUUID() });
    expect(completed).toMatchObject({ status: "requires_escalation" });
    expect(await callTool("get_order", { id: open.id })).toMatchObject({ messages: [{ code: "not_found" }] });
  });

  it("refuses an address abroad and an incomplete one", async () => {
    const create = (change: object) =>
      callTool("create_checkout", {
        checkout: {
          line_items: [line(sku, 1)],
          fulfillment: { methods: [{ destinations: [{ ...destination, ...change }] }] },
        },
      });
    expect(Cart.create(await create({ address_country: "DE" })).messages?.[0]?.code).toBe(
      "address_undeliverable",
    );
    expect(Cart.create(await create({ postal_code: "" })).messages?.[0]?.code).toBe("invalid_address");
  });

  it("begins with the lines and codes of a cart", async () => {
    const { id } = await createCart([line(sku, 3)]);
    const checkout = Cart.create(await callTool("create_checkout", { checkout: { cart_id: id } }));
    expect([checkout.id, quantities(checkout)]).toEqual([id, [[sku, 3]]]);
  });

  it("is ordered by the shopper who took it over; only its state is visible to the agent", async () => {
    const checkout = { line_items: [line(sku, 1)], buyer, fulfillment };
    const { id, continue_url } = Cart.create(await callTool("create_checkout", { checkout }));
    const guest = shop.guest();
    const page = await guest.open(toPath(continue_url));
    expect(page.status).toBe(200);
    expect(page.text).toContain("Continue with this cart");
    expect((await guest.submit("/assistant-cart", {})).headers.location).toBe("/checkout/cart");
    const { data } = await guest.call("getCart");
    expect(data).toMatchObject({ email: buyer.email, lines: [{ sku, quantity: 1 }] });
    const lines = { line_items: [line(sku, 9)] };
    expect(await callTool("update_checkout", { id, checkout: lines })).toMatchObject({
      messages: [{ code: "not_found" }],
    });
    expect((await guest.submit("/assistant-cart", {})).headers.location).toBe("/checkout/cart");
    const ordered = await guest.call("createOrder", { method: "bank_transfer" });
    expect(ordered.status, JSON.stringify(ordered)).toBe(201);
    const order = await callTool("get_order", { id });
    expect(order).toMatchObject({ id, checkout_id: id, line_items: [{ status: "processing" }] });
    expect(JSON.stringify(order)).not.toContain("jane");
    expect(await callTool("get_checkout", { id })).toMatchObject({ status: "completed", order: { id } });
  });
});

/** The path and query of an absolute URL. */
function toPath(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

describe("the continue URL", () => {
  it("adds the items to a cart that the shopper already has, after a press", async () => {
    const { id, continue_url } = await createCart([line(sku, 2)]);
    const guest = shop.guest();
    await guest.call("addToCart", { sku: otherSku, quantity: 1 });
    const page = await guest.open(toPath(continue_url));
    expect(page.text).toContain("Your own cart already has items");
    expect(await guest.call("getCart")).toMatchObject({ data: { lines: [{ sku: otherSku }] } });
    await guest.submit("/assistant-cart", {});
    const { data } = await guest.call("getCart");
    const { lines } = type({ lines: array(type({ sku: string(), quantity: number() })) }).create(data);
    expect(new Map(lines.map((one) => [one.sku, one.quantity]))).toEqual(
      new Map([
        [sku, 2],
        [otherSku, 1],
      ]),
    );
    expect(await callTool("get_cart", { id })).toMatchObject({ messages: [{ code: "not_found" }] });
  });

  it("names what the shopper's cart did not take in full", async () => {
    const { continue_url } = await createCart([line(otherSku, 2)]);
    const guest = shop.guest();
    // More than the stock: the cart has all of it.
    for (let time = 0; time < 6; time += 1)
      await guest.submit("/checkout/cart", { intent: "add", sku: otherSku, quantity: "100" });
    await guest.open(toPath(continue_url));
    const { status, text } = await guest.submit("/assistant-cart", {});
    expect(status).toBe(200);
    expect(text).toContain("Added to your cart: 0 of 1 items.");
    expect(text).toContain('href="/checkout/cart"');
  });

  it("leads nowhere without a valid key", async () => {
    const guest = shop.guest();
    expect((await guest.open("/assistant-cart?key=none")).status).toBe(404);
    expect((await guest.submit("/assistant-cart", {})).status).toBe(404);
  });
});

describe("the REST binding", () => {
  const headers = { "content-type": "application/json", "ucp-agent": `profile="${profile}"` };
  const request = (method: string, path: string, body?: object, more: Record<string, string> = {}) =>
    shop.guest().send(`/api/ucp/v1${path}`, {
      method,
      headers: { ...headers, ...more },
      body: body ? JSON.stringify(body) : "",
    });

  it("has the same operations", async () => {
    const made = await request("POST", "/carts", { line_items: [line(sku, 1)] });
    expect(made.status).toBe(201);
    const { id } = Cart.create(JSON.parse(made.text));
    const replaced = await request("PUT", `/carts/${id}`, { line_items: [line(sku, 2)] });
    expect(quantities(Cart.create(JSON.parse(replaced.text)))).toEqual([[sku, 2]]);
    expect((await request("GET", `/carts/${id}`)).status).toBe(200);
    expect((await request("POST", "/catalog/search", { query: "mixer" })).status).toBe(200);
    expect((await request("POST", `/carts/${id}/cancel`, {})).status).toBe(200);
    expect(JSON.parse((await request("GET", `/carts/${id}`)).text).messages[0].code).toBe("not_found");
  });

  it("refuses wrong paths, methods, bodies and keys", async () => {
    expect((await request("GET", "/nothing")).status).toBe(404);
    expect((await request("GET", "/carts")).status).toBe(405);
    expect((await request("PUT", "/carts", {})).status).toBe(405);
    expect((await request("POST", "/carts", { line_items: "x" })).status).toBe(400);
    const keyed = await request("POST", "/carts", { line_items: [] }, { "idempotency-key": "short" });
    expect(keyed.status).toBe(400);
    expect((await request("POST", "/carts", { line_items: [] }, { "ucp-agent": "" })).status).toBe(400);
  });

  it("is closed to pages of other sites", async () => {
    const { status } = await request(
      "POST",
      "/carts",
      { line_items: [] },
      { origin: "https://other.example" },
    );
    expect(status).toBe(403);
  });
});

describe("a shared cart", () => {
  const OwnCart = type({
    id: string(),
    lines: array(type({ id: string(), sku: string(), quantity: number() })),
    agentSkus: optional(array(string())),
  });
  const readOwn = async (guest: Guest) => OwnCart.create((await guest.call("getCart")).data);
  const pieces = ({ lines }: Infer<typeof OwnCart>) => new Map(lines.map((one) => [one.sku, one.quantity]));
  const notFound = { ucp: { status: "error" }, messages: [{ code: "not_found" }] };

  /** Gives an assistant access to the guest's cart; returns the id that the page shows. */
  async function share(guest: Guest): Promise<string> {
    const { status, text } = await guest.submit("/assistant-access", { intent: "create" });
    expect(status).toBe(200);
    const [id] = /shared\.[\w-]+\.[\w-]{22}/.exec(text) ?? [];
    return id ?? "";
  }

  const update = (
    id: string,
    lines: object[],
    { key = randomUUID(), host }: { key?: string; host?: string } = {},
  ) => callTool("update_cart", { id, cart: { line_items: lines } }, { key, ...(host && { host }) });

  it("shows the assistant's line on the open page at once, and marks it", async () => {
    // Node's WebSocket names the host by its IP address, which serves the default country.
    const host = "127.0.0.1";
    const guest = shop.guest(host);
    await guest.call("addToCart", { sku: otherSku, quantity: 1 });
    const { id: cartId } = await readOwn(guest);
    const page = await connect(guest, `?cartId=${cartId}`);
    const id = await share(guest);
    expect(quantities(Cart.create(await callTool("get_cart", { id }, { host })))).toEqual([[otherSku, 1]]);
    await update(id, [line(otherSku, 1), line(sku, 2)], { host });
    await soon(() => page.messages.some((message) => message.includes(sku)));
    page.close();
    const own = await readOwn(guest);
    expect(pieces(own)).toEqual(
      new Map([
        [otherSku, 1],
        [sku, 2],
      ]),
    );
    expect(own.agentSkus).toEqual([sku]);
  });

  it("marks no line that the shopper added", async () => {
    const guest = shop.guest();
    await guest.call("addToCart", { sku: otherSku, quantity: 1 });
    const id = await share(guest);
    const mark = "Added by your assistant";
    expect((await guest.get("/checkout/cart")).text).not.toContain(mark);
    await update(id, [line(sku, 1)]);
    expect((await guest.get("/checkout/cart")).text).toContain(mark);
    const { lines } = await readOwn(guest);
    const added = lines.find((one) => one.sku === sku);
    await guest.call("removeFromCart", { lineItemId: added?.id });
    await guest.call("addToCart", { sku, quantity: 1 });
    expect((await guest.get("/checkout/cart")).text).not.toContain(mark);
  });

  it("keeps what the shopper changes between two calls of the assistant", async () => {
    const guest = shop.guest();
    await guest.call("addToCart", { sku, quantity: 1 });
    const id = await share(guest);
    await callTool("get_cart", { id });
    await guest.call("addToCart", { sku, quantity: 2 });
    await guest.call("addToCart", { sku: otherSku, quantity: 1 });
    const key = randomUUID();
    await update(id, [line(sku, 2)], { key });
    expect(pieces(await readOwn(guest))).toEqual(
      new Map([
        [sku, 4],
        [otherSku, 1],
      ]),
    );
    await update(id, [line(sku, 2)], { key });
    expect(pieces(await readOwn(guest))).toEqual(
      new Map([
        [sku, 4],
        [otherSku, 1],
      ]),
    );
  });

  it("is filled by the sandbox's assistant, which shows its messages", async () => {
    const guest = shop.guest();
    await guest.call("addToCart", { sku, quantity: 1 });
    const id = await share(guest);
    const access = `MCP: http://${guest.host}/api/ucp/mcp\nid = ${id}`;
    const assistant = shop.guest("sandbox.localhost");
    expect((await assistant.get("/agents/assistant")).status).toBe(200);
    const { text } = await assistant.submit("/agents/assistant", { access, query: "" });
    for (const name of ["search_catalog", "get_cart", "update_cart"]) expect(text).toContain(name);
    const own = await readOwn(guest);
    const count = own.lines.reduce((sum, { quantity }) => sum + quantity, 0);
    expect(count).toBe(2);
    expect((await assistant.submit("/agents/assistant", { access: "x", query: "" })).status).toBe(200);
  });

  it("ends for the assistant by a press, and by a new access", async () => {
    const guest = shop.guest();
    await guest.call("addToCart", { sku, quantity: 1 });
    const first = await share(guest);
    const second = await share(guest);
    expect(await callTool("get_cart", { id: first })).toMatchObject(notFound);
    expect((await guest.get("/assistant-access")).text).toContain("End access");
    await guest.submit("/assistant-access", { intent: "end" });
    expect(await callTool("get_cart", { id: second })).toMatchObject(notFound);
    expect(await update(second, [line(sku, 5)])).toMatchObject(notFound);
    expect(pieces(await readOwn(guest))).toEqual(new Map([[sku, 1]]));
  });

  it("opens neither a checkout nor an order, and cannot be deleted", async () => {
    const guest = shop.guest();
    await guest.call("addToCart", { sku, quantity: 1 });
    const id = await share(guest);
    const checkout = { cart_id: id, buyer: { email: "agent@example.com" } };
    expect(await callTool("create_checkout", { checkout })).toMatchObject(notFound);
    expect(await callTool("update_checkout", { id, checkout })).toMatchObject(notFound);
    expect(await callTool("get_checkout", { id })).toMatchObject(notFound);
    expect(await callTool("get_order", { id })).toMatchObject(notFound);
    expect(await callTool("cancel_cart", { id }, { key: randomUUID() })).toMatchObject(notFound);
    expect(pieces(await readOwn(guest))).toEqual(new Map([[sku, 1]]));
  });

  it("is another's for every other secret", async () => {
    const guest = shop.guest();
    await guest.call("addToCart", { sku, quantity: 1 });
    const id = await share(guest);
    const [, cartId] = id.split(".");
    expect(await callTool("get_cart", { id: `shared.${cartId}.${"x".repeat(22)}` })).toMatchObject(notFound);
    expect(await callTool("get_cart", { id }, { host: "de.localhost" })).toMatchObject(notFound);
    expect((await shop.guest().get("/assistant-access")).text).not.toContain("End access");
  });
});

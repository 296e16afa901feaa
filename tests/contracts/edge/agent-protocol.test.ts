import { describe, expect, it } from "vitest";
import {
  AgentCart,
  agentProfile,
  createAgentCalls,
  listQuantities,
  toLine,
} from "../../support/agent-calls.ts";
import { openShop, sku } from "./open-shop.ts";

const shop = openShop();
const { send, request } = createAgentCalls(shop.guest);

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
    expect((await call(`${agentProfile}?version=2024-01-01`)).body.error.data.code).toBe(
      "version_unsupported",
    );
    expect((await call("http://sandbox.localhost/none")).body.error.data.code).toBe("profile_unreachable");
  });

  it("answers a call of a capability that the agent lacks as an outcome", async () => {
    const meta = { "ucp-agent": { profile: `${agentProfile}?without=dev.ucp.shopping.cart` } };
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
    const meta = { "ucp-agent": { profile: agentProfile } };
    const cart = { line_items: [{ item: { id: sku }, quantity: 0 }] };
    const { body } = await send(shop.guest(), "tools/call", {
      name: "create_cart",
      arguments: { meta, cart },
    });
    expect(body.result.isError).toBe(true);
    expect(body.result.structuredContent.messages[0].content).toContain("cart.line_items.0.quantity");
  });
});

describe("the REST binding", () => {
  it("has the same operations", async () => {
    const made = await request("POST", "/carts", { line_items: [toLine(sku, 1)] });
    expect(made.status).toBe(201);
    const { id } = AgentCart.create(JSON.parse(made.text));
    const replaced = await request("PUT", `/carts/${id}`, { line_items: [toLine(sku, 2)] });
    expect(listQuantities(AgentCart.create(JSON.parse(replaced.text)))).toEqual([[sku, 2]]);
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

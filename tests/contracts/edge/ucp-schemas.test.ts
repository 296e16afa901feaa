import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import {
  AgentCart,
  britishDestination,
  createAgentCalls,
  toLine,
  toPath,
} from "../../support/agent-calls.ts";
import { listUcpErrors } from "../../support/list-ucp-errors.ts";
import { openShop, sku } from "./open-shop.ts";

const shop = openShop();
const { callTool, request } = createAgentCalls(shop.guest);

const errorResponse = "shopping/types/error_response.json";
const discountedCart = "shopping/discount.json#/$defs/dev.ucp.shopping.cart";
/** A checkout has both extensions. */
const checkoutSchemas = ["fulfillment", "discount"].map(
  (name) => `shopping/${name}.json#/$defs/dev.ucp.shopping.checkout`,
);

type Args = { readonly id?: string } & Readonly<Record<string, unknown>>;
type Transport = (tool: string, args: Args, key?: string) => Promise<unknown>;

/** Methods and paths of the REST binding, and the argument that is the body. */
const routes: Readonly<Record<string, readonly [string, string, string?]>> = {
  search_catalog: ["POST", "/catalog/search", "catalog"],
  lookup_catalog: ["POST", "/catalog/lookup", "catalog"],
  get_product: ["POST", "/catalog/product", "catalog"],
  create_cart: ["POST", "/carts", "cart"],
  get_cart: ["GET", "/carts/:id"],
  update_cart: ["PUT", "/carts/:id", "cart"],
  cancel_cart: ["POST", "/carts/:id/cancel"],
  create_checkout: ["POST", "/checkout-sessions", "checkout"],
  get_checkout: ["GET", "/checkout-sessions/:id"],
  update_checkout: ["PUT", "/checkout-sessions/:id", "checkout"],
  complete_checkout: ["POST", "/checkout-sessions/:id/complete", "checkout"],
  cancel_checkout: ["POST", "/checkout-sessions/:id/cancel"],
  get_order: ["GET", "/orders/:id"],
};

const callRest: Transport = async (tool, args, key) => {
  const [method = "", path = "", payload = ""] = routes[tool] ?? [];
  const body = method === "GET" ? undefined : Object(args[payload] ?? {});
  const answer = await request(method, path.replace(":id", args.id ?? ""), body, {
    ...(key && { "idempotency-key": key }),
  });
  expect(answer.status, answer.text).toBeLessThan(300);
  return JSON.parse(answer.text);
};

const callMcp: Transport = (tool, args, key) => callTool(tool, args, key ? { key } : {});

/** Expects an answer to be valid by each of the schemas; returns it. */
function expectValid<Answer>(answer: Answer, ...schemas: readonly string[]): Answer {
  const errors = schemas.flatMap((schema) => listUcpErrors(schema, answer));
  expect(errors, JSON.stringify(answer)).toEqual([]);
  return answer;
}

const buyer = { email: "jane.doe@example.com" };
const fulfillment = { methods: [{ type: "shipping", destinations: [britishDestination] }] };

/** Orders an agent's checkout as its buyer; returns its id. */
async function placeOrder(): Promise<string> {
  const checkout = { line_items: [toLine(sku, 1)], buyer, fulfillment };
  const { id, continue_url } = AgentCart.create(await callTool("create_checkout", { checkout }));
  const guest = shop.guest();
  await guest.open(toPath(continue_url));
  await guest.submit("/assistant-cart", {});
  const { status } = await guest.call("createOrder", { method: "bank_transfer" });
  expect(status).toBe(201);
  return id;
}

let ordered = "";
beforeAll(async () => {
  ordered = await placeOrder();
});

it("a response that breaks the specification is found", async () => {
  const product = await callMcp("get_product", { catalog: { id: sku } });
  const [wrong = ""] = listUcpErrors(discountedCart, product);
  expect(wrong).toContain("must have required property");
});

it("the profile is that of a business", async () => {
  const { text } = await shop.guest().get("/.well-known/ucp");
  expectValid(JSON.parse(text).ucp, "ucp.json#/$defs/business_schema");
});

describe.each([
  ["MCP", callMcp],
  ["REST", callRest],
] as const)("over %s, the specification's schemas accept", (_name, call) => {
  it("the catalogue's responses", async () => {
    const search = "shopping/catalog_search.json#/$defs/search_response";
    const all = await call("search_catalog", { catalog: { query: "", pagination: { limit: 24 } } });
    expectValid(all, search);
    const odd = { categories: ["no-such"], attributes: [{ name: "no-such", values: ["x"] }] };
    const catalog = { query: "mixer", filters: { attributes: odd.attributes } };
    expectValid(await call("search_catalog", { catalog }), search);
    expectValid(await call("search_catalog", { catalog: { filters: odd } }), errorResponse);
    const ids = [sku, "EX99999999"];
    const lookup = "shopping/catalog_lookup.json#/$defs/lookup_response";
    expectValid(await call("lookup_catalog", { catalog: { ids } }), lookup);
    const product = "shopping/catalog_lookup.json#/$defs/get_product_response";
    expectValid(await call("get_product", { catalog: { id: sku } }), product);
    expectValid(await call("get_product", { catalog: { id: "EX99999999" } }), errorResponse);
  });

  it("a cart's", async () => {
    const cart = {
      line_items: [toLine(sku, 2), toLine("EX99999999", 1)],
      discounts: { codes: ["IRONHALL10", "NOSUCHCODE"] },
    };
    const created = await call("create_cart", { cart });
    const { id } = AgentCart.create(expectValid(created, discountedCart));
    const more = { line_items: [toLine(sku, 1)], discounts: { codes: [] } };
    expectValid(await call("update_cart", { id, cart: more }), discountedCart);
    expectValid(await call("get_cart", { id }), discountedCart);
    expectValid(await call("cancel_cart", { id }, randomUUID()), discountedCart);
    expectValid(await call("get_cart", { id }), errorResponse);
  });

  it("a checkout's, incomplete and complete", async () => {
    const open = await call("create_checkout", { checkout: { line_items: [toLine(sku, 1)] } });
    const { id } = AgentCart.create(expectValid(open, ...checkoutSchemas));
    const checkout = { line_items: [toLine(sku, 1)], buyer, fulfillment };
    expectValid(await call("update_checkout", { id, checkout }), ...checkoutSchemas);
    expectValid(await call("get_checkout", { id }), ...checkoutSchemas);
    expectValid(await call("complete_checkout", { id, checkout: {} }, randomUUID()), ...checkoutSchemas);
    expectValid(await call("cancel_checkout", { id }, randomUUID()), ...checkoutSchemas);
  });

  it("an order's", async () => {
    expectValid(await call("get_checkout", { id: ordered }), ...checkoutSchemas);
    expectValid(await call("get_order", { id: ordered }), "shopping/order.json");
  });
});

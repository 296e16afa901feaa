import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  AgentCart,
  britishDestination,
  createAgentCalls,
  listQuantities,
  toLine,
  toPath,
} from "../../support/agent-calls.ts";
import { openShop, sku } from "./open-shop.ts";

const shop = openShop();
const { callTool, createCart } = createAgentCalls(shop.guest);

describe("an agent's checkout", () => {
  const buyer = { email: "jane.doe@example.com" };
  const fulfillment = { methods: [{ type: "shipping", destinations: [britishDestination] }] };

  it("names what is missing, offers delivery, and leaves the order to the buyer", async () => {
    const open = AgentCart.create(
      await callTool("create_checkout", { checkout: { line_items: [toLine(sku, 1)] } }),
    );
    expect(open.status).toBe("incomplete");
    expect(open.messages?.map(({ code }) => code)).toContain("address_missing");
    const checkout = { line_items: [toLine(sku, 1)], buyer, fulfillment };
    const text = JSON.stringify(await callTool("update_checkout", { id: open.id, checkout }));
    expect(AgentCart.create(JSON.parse(text))).toMatchObject({
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
          line_items: [toLine(sku, 1)],
          fulfillment: { methods: [{ destinations: [{ ...britishDestination, ...change }] }] },
        },
      });
    expect(AgentCart.create(await create({ address_country: "DE" })).messages?.[0]?.code).toBe(
      "address_undeliverable",
    );
    expect(AgentCart.create(await create({ postal_code: "" })).messages?.[0]?.code).toBe("invalid_address");
  });

  it("begins with the lines and codes of a cart", async () => {
    const { id } = await createCart([toLine(sku, 3)]);
    const checkout = AgentCart.create(await callTool("create_checkout", { checkout: { cart_id: id } }));
    expect([checkout.id, listQuantities(checkout)]).toEqual([id, [[sku, 3]]]);
  });

  it("is ordered by the shopper who took it over; only its state is visible to the agent", async () => {
    const checkout = { line_items: [toLine(sku, 1)], buyer, fulfillment };
    const { id, continue_url } = AgentCart.create(await callTool("create_checkout", { checkout }));
    const guest = shop.guest();
    const page = await guest.open(toPath(continue_url));
    expect(page.status).toBe(200);
    expect(page.text).toContain("Continue with this cart");
    expect((await guest.submit("/assistant-cart", {})).headers.location).toBe("/checkout/cart");
    const { data } = await guest.call("getCart");
    expect(data).toMatchObject({ email: buyer.email, lines: [{ sku, quantity: 1 }] });
    const lines = { line_items: [toLine(sku, 9)] };
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

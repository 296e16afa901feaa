import { randomUUID } from "node:crypto";
import { array, number, string, type } from "superstruct";
import { describe, expect, it } from "vitest";
import {
  AgentCart,
  agentProfile,
  createAgentCalls,
  listQuantities,
  toLine,
  toPath,
} from "../../support/agent-calls.ts";
import { openShop, sku } from "./open-shop.ts";

const shop = openShop();
const otherSku = "EX10010001";
const { send, callTool, createCart } = createAgentCalls(shop.guest);

const totalOf = ({ totals }: AgentCart) => totals.find(({ type: kind }) => kind === "total")?.amount;

describe("an agent's cart", () => {
  it("is filled, replaced, read and deleted", async () => {
    const made = await createCart([toLine(sku, 2)]);
    expect(listQuantities(made)).toEqual([[sku, 2]]);
    const cart = { line_items: [toLine(sku, 1), toLine(otherSku, 3)] };
    const updated = AgentCart.create(await callTool("update_cart", { id: made.id, cart }));
    expect(new Map(listQuantities(updated) as [string, number][])).toEqual(
      new Map([
        [sku, 1],
        [otherSku, 3],
      ]),
    );
    const read = AgentCart.create(await callTool("get_cart", { id: made.id }));
    expect(totalOf(read)).toBe(totalOf(updated));
    await callTool("cancel_cart", { id: made.id }, { key: randomUUID() });
    expect(await callTool("get_cart", { id: made.id })).toMatchObject({ messages: [{ code: "not_found" }] });
  });

  it("is created once per idempotency key, which another body cannot use", async () => {
    const key = randomUUID();
    const one = await createCart([toLine(sku, 2)], key);
    const again = await createCart([toLine(sku, 2)], key);
    expect(again.id).toBe(one.id);
    expect(listQuantities(again)).toEqual([[sku, 2]]);
    const meta = { "ucp-agent": { profile: agentProfile }, "idempotency-key": key };
    const other = await send(shop.guest(), "tools/call", {
      name: "create_cart",
      arguments: { meta, cart: { line_items: [toLine(sku, 3)] } },
    });
    expect(other.status).toBe(409);
  });

  it("does not go back to an older state by a late repeat of an update", async () => {
    const { id } = await createCart([toLine(sku, 1)]);
    const key = randomUUID();
    const update = (quantity: number, own: string) =>
      callTool("update_cart", { id, cart: { line_items: [toLine(sku, quantity)] } }, { key: own });
    await update(2, key);
    await update(4, randomUUID());
    expect(listQuantities(AgentCart.create(await update(2, key)))).toEqual([[sku, 4]]);
  });

  it("names what it refuses, and is not created when nothing can be added", async () => {
    const partly = await createCart([toLine(sku, 1), toLine("EX99999999", 1)]);
    expect(listQuantities(partly)).toEqual([[sku, 1]]);
    expect(partly.messages).toMatchObject([{ type: "error", code: "not_found" }]);
    const refused = await callTool("create_cart", { cart: { line_items: [toLine("EX99999999", 1)] } });
    expect(refused).toMatchObject({ ucp: { status: "error" }, messages: [{ severity: "unrecoverable" }] });
    const cart = { line_items: [toLine(sku, 1)], discounts: { codes: ["NOSUCHCODE"] } };
    const coded = await callTool("create_cart", { cart });
    expect(coded).toMatchObject({ messages: [{ type: "warning", code: "discount_code_invalid" }] });
  });

  it("opens by its id only, and in its own country only", async () => {
    const { id } = await createCart([toLine(sku, 1)]);
    const [cartId = ""] = id.split(".");
    for (const wrong of [cartId, `${cartId}.${"x".repeat(22)}`, "none"])
      expect(await callTool("get_cart", { id: wrong })).toMatchObject({ messages: [{ code: "not_found" }] });
    expect(await callTool("get_cart", { id }, { host: "de.localhost" })).toMatchObject({
      messages: [{ code: "not_found" }],
    });
  });
});

describe("the continue URL", () => {
  it("adds the items to a cart that the shopper already has, after a press", async () => {
    const { id, continue_url } = await createCart([toLine(sku, 2)]);
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
    const { continue_url } = await createCart([toLine(otherSku, 2)]);
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

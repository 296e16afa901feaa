import { randomUUID } from "node:crypto";
import { array, type Infer, number, optional, string, type } from "superstruct";
import { describe, expect, it } from "vitest";
import { AgentCart, createAgentCalls, listQuantities, toLine } from "../../support/agent-calls.ts";
import type { Guest } from "../../support/guest.ts";
import { messagesOf } from "../../support/messages.ts";
import { soon } from "../../support/soon.ts";
import { connect } from "./connect.ts";
import { openShop, sku } from "./open-shop.ts";

const shop = openShop();
const otherSku = "EX10010001";
const { callTool } = createAgentCalls(shop.guest);

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
    expect(listQuantities(AgentCart.create(await callTool("get_cart", { id }, { host })))).toEqual([
      [otherSku, 1],
    ]);
    await update(id, [toLine(otherSku, 1), toLine(sku, 2)], { host });
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
    await update(id, [toLine(sku, 1)]);
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
    await update(id, [toLine(sku, 2)], { key });
    expect(pieces(await readOwn(guest))).toEqual(
      new Map([
        [sku, 4],
        [otherSku, 1],
      ]),
    );
    await update(id, [toLine(sku, 2)], { key });
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
    // The sandbox signs its calls; the other calls of these tests have no signature.
    const signer = messagesOf("en")("assistant.access.signer", { name: "sandbox.localhost" });
    expect((await guest.get("/assistant-access")).text).toContain(signer);
    await callTool("get_cart", { id });
    expect((await guest.get("/assistant-access")).text).not.toContain(signer);
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
    expect(await update(second, [toLine(sku, 5)])).toMatchObject(notFound);
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

import { describe, expect, it } from "vitest";
import type { Guest } from "../../support/guest.ts";
import { soon } from "../../support/soon.ts";
import { connect } from "./connect.ts";
import { openShop, sku } from "./open-shop.ts";

const shop = openShop();
/** Node's WebSocket names the host by its IP address, which serves the default country. */
const newGuest = () => shop.guest("127.0.0.1");

describe("the real-time channel", () => {
  it("sends a second device of the session the first one's changes", async () => {
    const guest = newGuest();
    await guest.call("addToCart", { sku, quantity: 1 });
    const { data } = await guest.call("getCart");
    const other = await connect(guest, `?cartId=${(data as { id: string }).id}`);
    await guest.call("addToCart", { sku, quantity: 2 });
    await soon(() => other.messages.length > 0);
    const { event, data: update } = JSON.parse(other.messages[0] ?? "");
    expect([event, update.lines[0].quantity]).toEqual(["cart-update", 3]);
    other.close();
  });

  it("names the reason of a refusal in its code: no cart, not this session's cart, too many", async () => {
    const guest = newGuest();
    await guest.call("addToCart", { sku, quantity: 1 });
    const { data } = await guest.call("getCart");
    const own = `?cartId=${(data as { id: string }).id}`;
    expect(await closeCodeOf(guest, "")).toBe(4400);
    expect(await closeCodeOf(guest, "?cartId=")).toBe(4400);
    expect(await closeCodeOf(guest, `?cartId=${crypto.randomUUID()}`)).toBe(4403);
    expect(await closeCodeOf(newGuest(), own)).toBe(4403);
    expect(await closeCodeOf(guest, own, { origin: "https://evil.example" })).toBe(4403);
    const open = await Promise.all(Array.from({ length: 10 }, () => connect(guest, own)));
    expect(await closeCodeOf(guest, own)).toBe(4429);
    expect(open.map(({ closed }) => closed())).toEqual(open.map(() => null));
    for (const { close } of open) close();
  });

  it("accepts WebSocket requests only", async () => {
    expect((await shop.guest().get("/realtime?cartId=x")).status).toBe(426);
  });
});

async function closeCodeOf(guest: Guest, query: string, headers?: Record<string, string>) {
  const { closed } = await connect(guest, query, headers);
  await soon(() => closed() !== null);
  return closed();
}

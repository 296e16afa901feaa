import { evictDurableObject } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import { platform } from "../../support/commerce-stand-in";
import { soon } from "../../support/soon";
import { connect } from "./connect";
import { add, bindings, newKey, openCartWithOnePiece, rooms } from "./room-fixture";

/** Pauses between retries are real, and machines may be busy. */

beforeEach(() => platform.reset());

type Address = Awaited<ReturnType<typeof openCartWithOnePiece>>;

describe("a socket", () => {
  it("receives each change of its cart, also after the room hibernated", async () => {
    const address = await openCartWithOnePiece();
    const { seen } = await connect(address);
    await rooms.execute(address, add(1), newKey());
    await soon(() => seen.messages.length > 0);
    const message = JSON.parse(seen.messages[0] ?? "{}");
    expect([message.event, message.data.lines[0].quantity]).toEqual(["cart-update", 2]);
    await evictDurableObject(bindings.CartRoom.getByName(`cart:${address.cartId}`));
    await rooms.execute(address, add(1), newKey());
    await soon(() => seen.messages.some((text) => text.includes('"quantity":3')));
  });

  it("receives an empty cart when it was deleted", async () => {
    const address = await openCartWithOnePiece();
    const { seen } = await connect(address);
    await rooms.deleteCart(address, newKey());
    await soon(() => seen.messages.includes('{"event":"cart-update","data":{}}'));
  });

  it("receives stock changes that it watches", async () => {
    const address = await openCartWithOnePiece();
    const { socket, seen } = await connect(address);
    socket.send(JSON.stringify({ event: "watch", data: { skus: ["EX10000001"] } }));
    const { StockRoom } = bindings;
    await soon(async () => {
      await StockRoom.getByName("EX10000001").change("EX10000001", 4);
      return seen.messages.length > 0;
    });
    expect(JSON.parse(seen.messages[0] ?? "")).toEqual({
      event: "stock-update",
      data: { sku: "EX10000001", availableQuantity: 4 },
    });
  });
});

describe("a socket that opens", () => {
  const firstMessage = async (address: Address, known: { version?: number; again?: string }) => {
    const { seen } = await connect(address, address.cartId, {}, known);
    await soon(() => seen.messages.length > 0);
    const { event, data } = JSON.parse(seen.messages[0] ?? "{}");
    return { event, version: data.version ?? null, pieces: data.lines?.[0]?.quantity ?? null };
  };
  const versionOf = (address: Address) => platform.carts.get(address.cartId)?.version ?? 0;

  it("starts with the changes since its page was rendered", async () => {
    const address = await openCartWithOnePiece();
    const version = versionOf(address);
    await rooms.execute(address, add(1), newKey());
    expect(await firstMessage(address, { version })).toEqual({
      event: "cart-update",
      version: versionOf(address),
      pieces: 2,
    });
  });

  it.each(["knows the cart as it is", "does not say what it knows"])(
    "sends nothing at first to a page that %s",
    async (page) => {
      const address = await openCartWithOnePiece();
      const known = page.startsWith("knows") ? { version: versionOf(address) } : {};
      const { seen } = await connect(address, address.cartId, {}, known);
      await rooms.execute(address, add(1), newKey());
      await soon(() => seen.messages.length > 0);
      expect(JSON.parse(seen.messages[0] ?? "{}").data.lines[0].quantity).toBe(2);
    },
  );

  it("receives after an outage what changed outside the room", async () => {
    const address = await openCartWithOnePiece();
    const version = versionOf(address);
    const cart = platform.carts.get(address.cartId);
    if (cart?.lines[0])
      Object.assign(cart, { version: version + 1, lines: [{ ...cart.lines[0], quantity: 7 }] });
    expect(await firstMessage(address, { version, again: "1" })).toMatchObject({ pieces: 7 });
  });

  it("receives the deletion of its cart meanwhile", async () => {
    const address = await openCartWithOnePiece();
    const version = versionOf(address);
    await rooms.deleteCart(address, newKey());
    expect(await firstMessage(address, { version })).toEqual({
      event: "cart-update",
      version: null,
      pieces: null,
    });
  });
});

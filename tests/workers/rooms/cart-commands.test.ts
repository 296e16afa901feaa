import { evictDurableObject } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import { platform } from "../../support/commerce-stand-in";
import { soon } from "../../support/soon";
import {
  add,
  bindings,
  newAddress,
  newKey,
  openCartWithOnePiece,
  readPieces,
  rooms,
  sku,
} from "./room-fixture";

beforeEach(() => platform.reset());

describe("the first command", () => {
  it("opens one cart for a session, however many tabs send it at once", async () => {
    const address = newAddress();
    const answers = await Promise.all(
      [1, 1, 1].map((pieces) => rooms.execute(address, add(pieces), newKey())),
    );
    const ids = new Set(answers.map((answer) => (answer.ok ? answer.value.cart.id : answer.error.code)));
    expect(ids.size).toBe(1);
    expect(platform.carts.size).toBe(1);
    expect(await readPieces({ ...address, cartId: [...ids][0] ?? null })).toBe(3);
  });

  it("finds the cart whose creation was interrupted", async () => {
    platform.faults.set("CreateCart", ["after"]);
    const answer = await rooms.execute(newAddress(), add(1), newKey());
    expect(answer.ok).toBe(true);
    expect(platform.carts.size).toBe(1);
  });

  it("sets the delivery method and names the store", async () => {
    const answer = await rooms.execute(newAddress(), add(2), newKey());
    expect(answer.ok && answer.value.cart).toMatchObject({
      storeKey: "shop_sk",
      shipping: { methodKey: "parcel" },
      total: { centAmount: 20_000, currency: "EUR" },
    });
  });
});

describe("queued commands", () => {
  it("are merged into one update", async () => {
    const address = await openCartWithOnePiece();
    const before = platform.count("UpdateCart");
    const answers = await Promise.all(
      [1, 2, 3, 4].map((pieces) => rooms.execute(address, add(pieces), newKey())),
    );
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(platform.count("UpdateCart") - before).toBeLessThanOrEqual(2);
    expect(await readPieces(address)).toBe(11);
  });

  it("need at most ten platform calls, when fifty arrive one by one during an update", async () => {
    const address = await openCartWithOnePiece();
    platform.stock.set(sku, 1000);
    const asked = Array.from({ length: 50 }, (_, index) => 1 + (index % 3));
    let release = () => {};
    const until = new Promise<void>((resolve) => {
      release = resolve;
    });
    platform.held = { operation: "UpdateCart", until };
    const updates = platform.count("UpdateCart");
    const calls = platform.calls.length;
    const underWay = rooms.execute(address, add(1), newKey());
    await soon(() => platform.count("UpdateCart") > updates);
    const fifty = asked.map((pieces) => rooms.execute(address, add(pieces), newKey()));
    // Calls of a room arrive in order: when this one returns, the fifty have arrived.
    await rooms.read(address, "known");
    platform.held = null;
    release();
    const answers = await Promise.all([underWay, ...fifty]);
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(platform.calls.length - calls).toBeLessThanOrEqual(10);
    expect(await readPieces(address)).toBe(2 + asked.reduce((all, pieces) => all + pieces, 0));
  });

  it("for a missing coupon do nothing", async () => {
    const address = await openCartWithOnePiece();
    const updates = platform.count("UpdateCart");
    const answer = await rooms.execute(address, { type: "remove-coupon", code: "NOPE" }, newKey());
    expect(answer).toMatchObject({ ok: true, value: { cart: { discountCodes: [] } } });
    expect(platform.count("UpdateCart")).toBe(updates);
  });

  it("fail individually when one of them is refused", async () => {
    const address = await openCartWithOnePiece();
    const [first, coupon, last] = await Promise.all([
      rooms.execute(address, add(1), newKey()),
      rooms.execute(address, { type: "apply-coupon", code: "NOPE" }, newKey()),
      rooms.execute(address, add(1), newKey()),
    ]);
    expect([first?.ok, last?.ok]).toEqual([true, true]);
    expect(coupon).toEqual({ ok: false, error: { code: "coupon-not-found" } });
    expect(await readPieces(address)).toBe(3);
  });

  it("are clamped to stock and report it", async () => {
    const address = await openCartWithOnePiece();
    expect(await rooms.execute(address, add(50), newKey())).toMatchObject({
      ok: true,
      value: { clampedTo: 19 },
    });
    expect(await rooms.execute(address, add(1), newKey())).toMatchObject({ error: { code: "out-of-stock" } });
  });

  it("with many lines report the accepted quantity of each, also to a repeat", async () => {
    const address = await openCartWithOnePiece();
    const lines = [
      { sku, quantity: 15 },
      { sku, quantity: 10 },
    ];
    const command = { type: "add-lines", lines } as const;
    const taken = [
      { sku, quantity: 15 },
      { sku, quantity: 4 },
    ];
    const key = newKey();
    const first = await rooms.execute(address, command, key);
    expect(first).toMatchObject({ ok: true, value: { clampedTo: 19, taken } });
    expect(first.ok && first.value.isRepeat).toBeUndefined();
    expect(await rooms.execute(address, command, key)).toMatchObject({
      ok: true,
      value: { clampedTo: 19, taken, isRepeat: true },
    });
  });

  it("with an unknown SKU are refused as such", async () => {
    const address = await openCartWithOnePiece();
    const answer = await rooms.execute(address, { type: "add-line", sku: "EX1", quantity: 1 }, newKey());
    expect(answer).toEqual({ ok: false, error: { code: "unknown-sku" } });
  });

  it("without a stock entry are out of stock, and virtual ones never are", async () => {
    const address = await openCartWithOnePiece();
    platform.productsWithoutStock = new Set(["EX10000777", "4100010"]);
    const without = { type: "add-line", sku: "EX10000777", quantity: 1 } as const;
    expect(await rooms.execute(address, without, newKey())).toEqual({
      ok: false,
      error: { code: "out-of-stock", limit: 0 },
    });
    const virtual = await rooms.execute(address, { ...without, sku: "4100010", quantity: 30 }, newKey());
    expect(virtual.ok && virtual.value.clampedTo).toBeUndefined();
    const pieces = virtual.ok && virtual.value.cart.lines.map(({ sku, quantity }) => [sku, quantity]);
    expect(pieces).toContainEqual(["4100010", 30]);
  });
});

describe("idempotency keys", () => {
  it("apply a repeat once, concurrently and later", async () => {
    const address = await openCartWithOnePiece();
    const key = newKey();
    await Promise.all([rooms.execute(address, add(2), key), rooms.execute(address, add(2), key)]);
    expect(await rooms.execute(address, add(2), key)).toMatchObject({ ok: true });
    expect(await readPieces(address)).toBe(3);
  });

  it("cannot be reused for another command", async () => {
    const address = await openCartWithOnePiece();
    const key = newKey();
    await rooms.execute(address, add(2), key);
    expect(await rooms.execute(address, add(3), key)).toEqual({ ok: false, error: { code: "key-reused" } });
  });
});

describe("the snapshot", () => {
  it("serves reads without the platform, also after the object was evicted", async () => {
    const address = await openCartWithOnePiece();
    await evictDurableObject(bindings.CartRoom.getByName(`cart:${address.cartId}`));
    const calls = platform.calls.length;
    const read = await rooms.read(address);
    expect(read.ok && read.value?.lines[0]?.sku).toBe(sku);
    expect(platform.calls.length).toBe(calls);
  });
});

describe("a cart that no longer exists", () => {
  it("is expired when the room knew it, otherwise not found", async () => {
    const address = await openCartWithOnePiece();
    platform.carts.delete(address.cartId);
    expect(await rooms.read(address, "through")).toEqual({
      ok: false,
      error: { code: "cart-expired" },
    });
    const unknown = { ...address, cartId: crypto.randomUUID() };
    expect(await rooms.read(unknown)).toEqual({ ok: false, error: { code: "cart-not-found" } });
  });

  it("of another store is refused", async () => {
    const address = await openCartWithOnePiece();
    const foreign = { ...address, country: "CZ" as const };
    expect(await rooms.read(foreign, "through")).toEqual({
      ok: false,
      error: { code: "cart-of-another-store" },
    });
  });

  it("in another money than the shop's is refused, and the session's next cart is in the shop's", async () => {
    const address = await openCartWithOnePiece();
    const former = platform.carts.get(address.cartId);
    if (former) former.currency = "BGN";
    expect(await rooms.read(address, "through")).toEqual({
      ok: false,
      error: { code: "cart-of-another-store" },
    });
    const next = await rooms.execute({ ...address, cartId: null }, add(1), newKey());
    expect(next).toMatchObject({ ok: true, value: { cart: { currency: "EUR" } } });
    expect(next.ok && next.value.cart.id).not.toBe(address.cartId);
  });

  it("because it was deleted stays deleted on a repeat", async () => {
    const address = await openCartWithOnePiece();
    const deleted = { ok: true, value: { cartId: address.cartId } };
    expect(await rooms.deleteCart(address, newKey())).toEqual(deleted);
    expect(await rooms.deleteCart(address, newKey())).toEqual(deleted);
    expect(platform.carts.size).toBe(0);
  });
});

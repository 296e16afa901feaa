import { evictDurableObject } from "cloudflare:test";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { platform } from "../../support/commerce-stand-in";
import { soon } from "../../support/soon";
import { add, bindings, newKey, openCartWithOnePiece, readPieces, rooms, sku } from "./room-fixture";

beforeEach(() => platform.reset());

describe("an unreliable platform", () => {
  it("conflicts are planned again for the externally changed cart, and retried once", async () => {
    const address = await openCartWithOnePiece();
    const setTo = (quantity: number) => ({ type: "set-quantity", lineId: `${sku}-1`, quantity }) as const;
    platform.before.set("UpdateCart", () => moveOn(address.cartId));
    expect(await rooms.execute(address, setTo(4), newKey())).toMatchObject({ ok: true });
    expect(await readPieces(address)).toBe(4);
    platform.before.set("UpdateCart", () => {
      platform.before.set("UpdateCart", () => moveOn(address.cartId));
      moveOn(address.cartId);
    });
    const again = await rooms.execute(address, setTo(5), newKey());
    expect(again).toEqual({ ok: false, error: { code: "changed-elsewhere" } });
    expect(await readPieces(address)).toBe(4);
  });

  it("conflicts are not retried when the store turned the version fallback off", async () => {
    // Rooms cache a store's settings for a minute.
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(Date.now() + 61_000);
    platform.settings.push({ name: "versionFallback", value: false });
    const address = await openCartWithOnePiece();
    platform.before.set("UpdateCart", () => moveOn(address.cartId));
    const answer = await rooms.execute(address, add(2), newKey());
    expect(answer).toEqual({ ok: false, error: { code: "changed-elsewhere" } });
    expect(await readPieces(address)).toBe(1);
    vi.setSystemTime(Date.now() + 61_000);
    platform.settings = [];
    platform.before.set("UpdateCart", () => moveOn(address.cartId));
    expect(await rooms.execute(address, add(2), newKey())).toMatchObject({ ok: true });
    vi.useRealTimers();
  });

  it("a conflict with its own update, delivered twice, does not repeat it", async () => {
    const address = await openCartWithOnePiece();
    platform.faults.set("UpdateCart", ["twice"]);
    expect(await rooms.execute(address, add(2), newKey())).toMatchObject({ ok: true });
    expect(await readPieces(address)).toBe(3);
  });

  it("an attempt whose response was lost is not executed twice", async () => {
    const address = await openCartWithOnePiece();
    platform.faults.set("UpdateCart", ["after"]);
    expect(await rooms.execute(address, add(2), newKey())).toMatchObject({ ok: true });
    expect(await readPieces(address)).toBe(3);
  });

  it("transient failures are tried three times in total", async () => {
    const address = await openCartWithOnePiece();
    platform.faults.set("UpdateCart", ["before", "before"]);
    expect(await rooms.execute(address, add(2), newKey())).toMatchObject({ ok: true });
    platform.faults.set("UpdateCart", ["before", "before", "before", "before"]);
    const before = platform.count("UpdateCart");
    const failed = await rooms.execute(address, add(2), newKey());
    expect(failed).toEqual({ ok: false, error: { code: "platform-unavailable" } });
    expect(platform.count("UpdateCart") - before).toBe(3);
  });

  it("a line that another queued command would have removed is not unknown when nothing was removed", async () => {
    const address = await openCartWithOnePiece();
    const lineId = `${sku}-1`;
    let release = () => {};
    const until = new Promise<void>((resolve) => {
      release = resolve;
    });
    platform.held = { operation: "UpdateCart", until };
    const updates = platform.count("UpdateCart");
    const underWay = rooms.execute(address, add(1), newKey());
    await soon(() => platform.count("UpdateCart") > updates);
    const room = bindings.CartRoom.getByName(`cart:${address.cartId}`);
    const areWaiting = (count: number) =>
      soon(async () => (await room.describe()).commands.waiting === count);
    const removal = rooms.execute(address, { type: "remove-line", lineId }, newKey());
    await areWaiting(1);
    const key = newKey();
    const setToFour = { type: "set-quantity", lineId, quantity: 4 } as const;
    const quantity = rooms.execute(address, setToFour, key);
    await areWaiting(2);
    platform.held = null;
    const failFromNowOn = () => platform.faults.set("UpdateCart", ["before", "before", "before"]);
    platform.before.set("UpdateCart", () => platform.before.set("UpdateCart", failFromNowOn));
    release();
    const uncertain = { ok: false, error: { code: "platform-unavailable" } };
    expect(await Promise.all([underWay, removal, quantity])).toMatchObject([
      { ok: true },
      uncertain,
      uncertain,
    ]);
    platform.faults.clear();
    expect(await rooms.execute(address, setToFour, key)).toMatchObject({ ok: true });
    expect(await readPieces(address)).toBe(4);
  });

  it("a command accepted although all responses were lost returns its result on a repeat without acting again", async () => {
    const address = await openCartWithOnePiece();
    const key = newKey();
    platform.faults.set("UpdateCart", ["after"]);
    platform.faults.set(
      "LoadCart",
      Array.from({ length: 8 }, () => "before" as const),
    );
    platform.faults.get("UpdateCart")?.push("before", "before");
    expect(await rooms.execute(address, add(2), key)).toMatchObject({ ok: false });
    platform.faults.clear();
    await evictDurableObject(bindings.CartRoom.getByName(`cart:${address.cartId}`));
    expect(await rooms.execute(address, add(2), key)).toMatchObject({ ok: true });
    expect(await readPieces(address)).toBe(3);
  });
});

function moveOn(cartId: string): void {
  const cart = platform.carts.get(cartId);
  if (cart) cart.version += 1;
}

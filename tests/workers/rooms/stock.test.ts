import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import { platform } from "../../support/commerce-stand-in";
import { soon } from "../../support/soon";
import { bindings, openCartWithOnePiece } from "./room-fixture";
import { openSocket } from "./room-socket";

beforeEach(() => platform.reset());

/** A SKU of its own, so that no test hears of another's. */
const newSku = () => `EX-${crypto.randomUUID()}`;
const stockRoom = (sku: string) => bindings.StockRoom.getByName(sku);

/** Names that an object has registered. */
const watchersOf = (name: string) =>
  runInDurableObject(stockRoom(name), (_room, { storage }) =>
    storage.sql
      .exec("SELECT room FROM watcher")
      .toArray()
      .map(({ room }) => String(room)),
  );

/** A page that watches the SKU and is registered for it. */
async function openWatchingPage(sku: string) {
  const address = await openCartWithOnePiece();
  const page = await openSocket(address);
  page.watch(sku);
  const room = `cart:${address.cartId}`;
  await soon(async () => {
    const shards = await watchersOf(sku);
    return (await Promise.all(shards.map(watchersOf))).flat().includes(room);
  });
  return { ...page, room };
}

/** Changes within it are told together. */
const coalescedMs = 1000;

describe("stock", () => {
  it("reaches the pages that watch the SKU, in whichever shard their rooms are, and no others", async () => {
    const sku = newSku();
    const pages = await Promise.all(Array.from({ length: 6 }, () => openWatchingPage(sku)));
    const other = await openWatchingPage(newSku());
    await stockRoom(sku).change(sku, 4);
    await soon(() => pages.every(({ stocks }) => stocks.length === 1));
    expect(pages[0]?.stocks).toEqual([{ sku, availableQuantity: 4 }]);
    expect(other.stocks).toEqual([]);
    expect((await watchersOf(sku)).length).toBeGreaterThan(1);
  });

  it("is told at once, then together with what follows in the same second", async () => {
    const sku = newSku();
    const page = await openWatchingPage(sku);
    const begun = Date.now();
    for (let left = 50; left > 0; left -= 1) await stockRoom(sku).change(sku, left);
    const windows = Math.ceil((Date.now() - begun) / coalescedMs);
    await runDurableObjectAlarm(stockRoom(sku));
    await soon(() => page.stocks.at(-1)?.availableQuantity === 1);
    expect(page.stocks[0]?.availableQuantity).toBe(50);
    expect(page.stocks.length).toBeLessThanOrEqual(windows + 2);
  });

  it("is told no more to a room whose sockets are closed", async () => {
    const sku = newSku();
    const page = await openWatchingPage(sku);
    page.close();
    await soon(async () => {
      await stockRoom(sku).change(sku, 3);
      await runDurableObjectAlarm(stockRoom(sku));
      return (await watchersOf(sku)).length === 0;
    });
    expect(await watchersOf(sku)).toEqual([]);
  });
});

import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import { StockWatchers } from "../../../durable-objects/stock-room/stock-watchers";
import { platform } from "../../support/commerce-stand-in";
import { soon } from "../../support/soon";
import { bindings, listTables, openCartWithOnePiece } from "./room-fixture";
import { openSocket } from "./room-socket";

beforeEach(() => platform.reset());

/** Returns a unique SKU that the platform has, so that tests receive no events of others. */
function newSku(): string {
  const sku = `EX-${crypto.randomUUID()}`;
  platform.stock.set(sku, 50);
  return sku;
}
const stockRoom = (sku: string) => bindings.StockRoom.getByName(sku);

/** Returns the names registered with an object. */
const watchersOf = (name: string) =>
  runInDurableObject(stockRoom(name), (_room, { storage }) =>
    new StockWatchers(storage.sql).list().map((watcher) => watcher.name),
  );

/** Returns an object's stored data: its tables and its alarm. */
const remainsOf = (name: string) =>
  runInDurableObject(stockRoom(name), async (_room, { storage }) => {
    return [...listTables(storage), ...((await storage.getAlarm()) === null ? [] : ["alarm"])];
  });

/** The SKU's main object and its shards. */
const objectsOf = (sku: string) => [sku, ...Array.from({ length: 8 }, (_, shard) => `${sku}#${shard}`)];
const allRemainsOf = async (sku: string) => (await Promise.all(objectsOf(sku).map(remainsOf))).flat();

/** Opens a page that watches the SKU and is registered for it. */
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

/** Changes within this window are sent together. */
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

  it("is sent at once, then together with changes of the same second", async () => {
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

  it("is no longer sent to a room whose sockets are closed", async () => {
    const sku = newSku();
    const page = await openWatchingPage(sku);
    page.close();
    await soon(async () => {
      await stockRoom(sku).change(sku, 3);
      await runDurableObjectAlarm(stockRoom(sku));
      return (await watchersOf(sku)).length === 0;
    });
    expect(await allRemainsOf(sku)).toEqual([]);
  });

  it("is stored by no object for a SKU that does not exist, nor for one without watchers", async () => {
    const [madeUp, unseen, seen] = [`EX-${crypto.randomUUID()}`, newSku(), newSku()];
    const address = await openCartWithOnePiece();
    const page = await openSocket(address);
    page.watch(madeUp, "4100010", seen);
    await soon(async () => (await watchersOf(seen)).length === 1);
    await stockRoom(unseen).change(unseen, 3);
    for (const sku of [madeUp, "4100010", unseen]) expect(await allRemainsOf(sku)).toEqual([]);
  });

  it("of a cart's line is also watched while the platform does not respond", async () => {
    const address = await openCartWithOnePiece();
    const page = await openSocket(address);
    platform.faults.set("SaleStates", ["before", "before", "before"]);
    page.watch("EX10000001", newSku());
    const room = `cart:${address.cartId}`;
    await soon(async () => {
      const shards = await watchersOf("EX10000001");
      return (await Promise.all(shards.map(watchersOf))).flat().includes(room);
    });
  });

  it("is sent to a room that registers while its shard learns that it has no listeners", async () => {
    const sku = newSku();
    const { cartId } = await openCartWithOnePiece();
    const room = `cart:${cartId}`;
    const isAnyLeft = await runInDurableObject(stockRoom(`${sku}#0`), async (shard) => {
      await shard.watch(room);
      const notified = shard.tell(sku, 3);
      await shard.watch(room);
      return notified;
    });
    expect([isAnyLeft, await watchersOf(`${sku}#0`)]).toEqual([true, [room]]);
  });

  it("is deleted by an object whose watchers have not renewed for a week, without a trace", async () => {
    const sku = newSku();
    const weekAgo = Date.now() - 7 * 24 * 60 * 60 * 1000 - 60_000;
    await runInDurableObject(stockRoom(sku), (_room, { storage }) =>
      new StockWatchers(storage.sql).add("cart:gone", weekAgo),
    );
    await stockRoom(sku).watch("cart:here");
    // The alarm is due at once: the runtime may already run it.
    await runDurableObjectAlarm(stockRoom(sku));
    await soon(async () => !(await watchersOf(sku)).includes("cart:gone"));
    expect(await watchersOf(sku)).toEqual(["cart:here"]);
    expect(await remainsOf(sku)).toContain("alarm");
  });
});

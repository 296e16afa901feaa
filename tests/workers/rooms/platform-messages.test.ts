import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import type { MessageLedger } from "../../../durable-objects/message-ledger/message-ledger";
import {
  openCatalogueLedger,
  openLedger,
  toShard,
} from "../../../durable-objects/message-ledger/open-ledger";
import { StockWatchers } from "../../../durable-objects/stock-room/stock-watchers";
import { platform } from "../../support/commerce-stand-in";
import { soon } from "../../support/soon";
import { bindings, openCartWithOnePiece, shop } from "./room-fixture";
import { openSocket } from "./room-socket";

const ledgers = bindings as unknown as {
  readonly MessageLedger: DurableObjectNamespace<MessageLedger>;
};
const token = "a-token-of-at-least-thirty-two-characters";

beforeEach(() => platform.reset());

/** Posts to the hook like a push subscription. */
async function push(payload: object, query = `token=${token}`): Promise<number> {
  const data = btoa(JSON.stringify(payload));
  const body = { message: { data, messageId: "1", attributes: {} }, subscription: "projects/x" };
  const address = `http://sk.localhost/hooks/platform-messages?${query}`;
  const headers = { "content-type": "application/json" };
  const response = await shop.fetch(address, { method: "POST", headers, body: JSON.stringify(body) });
  return response.status;
}

const head = (typeId: string, id: string) => ({
  notificationType: "Message",
  projectKey: "ironhall",
  id: crypto.randomUUID(),
  version: 1,
  resource: { typeId, id },
  resourceVersion: 1,
});

const stockMessage = (id: string, sku: string, sequenceNumber: number, newAvailableQuantity: number) => ({
  ...head("inventory-entry", id),
  type: "InventoryEntryQuantitySet",
  sequenceNumber,
  resourceUserProvidedIdentifiers: { sku },
  newAvailableQuantity,
});

const lastNumber = (line: string) =>
  runInDurableObject(openLedger(ledgers, toShard(line)), (_ledger, { storage }) => {
    const [row] = storage.sql.exec("SELECT number FROM heard WHERE line = ?", line).toArray();
    return row ? Number(row.number) : null;
  });

const waitForNumber = (line: string, number: number) => soon(async () => (await lastNumber(line)) === number);

const purgedTags = () => openCatalogueLedger(ledgers).purgedTags();

/** Moves all purges into the past: what is due stays due. */
const passTime = (milliseconds: number) =>
  runInDurableObject(openCatalogueLedger(ledgers), (_ledger, { storage }) => {
    storage.sql.exec("UPDATE purged SET at = at - ?", milliseconds);
  });

/** Lets each tag be purged again. */
const agePurges = () =>
  runInDurableObject(openCatalogueLedger(ledgers), (_ledger, { storage }) => {
    storage.sql.exec("UPDATE purged SET at = at - 120000, is_due = 0");
  });

async function openWatchingPage(sku: string) {
  platform.stock.set(sku, 50);
  const page = await openSocket(await openCartWithOnePiece());
  page.watch(sku);
  await soon(() =>
    runInDurableObject(
      bindings.StockRoom.getByName(sku),
      (_room, { storage }) => new StockWatchers(storage.sql).list().length > 0,
    ),
  );
  return page;
}

describe("the hook", () => {
  it.each([
    ["no token", ""],
    ["a wrong token", "token=another-token-of-thirty-two-characters"],
    ["an empty token", "token="],
  ])("refuses a push with %s", async (_what, query) => {
    const id = crypto.randomUUID();
    expect(await push(stockMessage(id, "EX1", 1, 5), query)).toBe(401);
    expect(await lastNumber(`inventory-entry/${id}`)).toBeNull();
  });

  it("refuses a malformed push, and any method but POST", async () => {
    const address = `http://sk.localhost/hooks/platform-messages?token=${token}`;
    const post = (body: string) => shop.fetch(address, { method: "POST", body });
    expect((await post("no json")).status).toBe(400);
    expect((await post(JSON.stringify({ message: { data: "%%%" } }))).status).toBe(400);
    expect(await push({ notificationType: "Message" })).toBe(400);
    expect((await shop.fetch(address)).status).toBe(405);
  });
});

describe("a message about stock", () => {
  it("reaches the pages that watch the SKU; repeated or late ones do not", async () => {
    const [id, sku] = [crypto.randomUUID(), `EX-${crypto.randomUUID()}`];
    const page = await openWatchingPage(sku);
    expect(await push(stockMessage(id, sku, 2, 7))).toBe(204);
    await soon(() => page.stocks.length > 0);
    expect(page.stocks).toEqual([{ sku, availableQuantity: 7 }]);
    for (const late of [stockMessage(id, sku, 2, 1), stockMessage(id, sku, 1, 2)]) {
      expect(await push(late)).toBe(204);
    }
    await push(stockMessage(id, sku, 3, 6));
    await waitForNumber(`inventory-entry/${id}`, 3);
    await runDurableObjectAlarm(bindings.StockRoom.getByName(sku));
    await soon(() => page.stocks.at(-1)?.availableQuantity === 6);
    expect(page.stocks.map(({ availableQuantity }) => availableQuantity)).toEqual([7, 6]);
  });

  it("of a supply channel's warehouse, or below zero, is reported as the sellable stock", async () => {
    const [id, sku] = [crypto.randomUUID(), `EX-${crypto.randomUUID()}`];
    const page = await openWatchingPage(sku);
    const elsewhere = { ...stockMessage(crypto.randomUUID(), sku, 1, 9), supplyChannel: { id: "depot" } };
    await push(elsewhere);
    await waitForNumber(`inventory-entry/${elsewhere.resource.id}`, 1);
    await push(stockMessage(id, sku, 1, -3));
    await soon(() => page.stocks.length > 0);
    expect(page.stocks).toEqual([{ sku, availableQuantity: 0 }]);
  });

  it("purges no page", async () => {
    const id = crypto.randomUUID();
    const before = await purgedTags();
    await push(stockMessage(id, "EX1", 1, 5));
    await waitForNumber(`inventory-entry/${id}`, 1);
    expect(await purgedTags()).toEqual(before);
  });
});

describe("the purged tags of pages", () => {
  const publish = async (sequenceNumber: number, id = crypto.randomUUID(), more: object = {}) => {
    const message = { ...head("product", id), type: "ProductPublished", sequenceNumber, ...more };
    expect(await push(message)).toBe(204);
    await waitForNumber(`product/${id}`, sequenceNumber);
  };
  const readPurge = async (tag = "catalogue") => (await purgedTags()).get(tag) ?? 0;

  it("include the catalogue's with a message about it, and again after a minute at the earliest", async () => {
    await publish(1);
    await agePurges();
    const old = await readPurge();
    await publish(1);
    const purged = await readPurge();
    expect(purged).toBeGreaterThan(old);
    await publish(1);
    await publish(1);
    expect(await readPurge()).toBe(purged);
    const alarm = await runInDurableObject(openCatalogueLedger(ledgers), (_ledger, { storage }) =>
      storage.getAlarm(),
    );
    expect(alarm).toBe(purged + 60_000);
    await passTime(60_000);
    await runDurableObjectAlarm(openCatalogueLedger(ledgers));
    expect(await readPurge()).toBeGreaterThan(purged);
  });

  it("include a product's, and no other, when its price changes", async () => {
    const id = crypto.randomUUID();
    await publish(1);
    const whole = await readPurge();
    await publish(1, id, { type: "ProductPriceChanged", staged: false });
    expect(await readPurge(`product-${id}`)).toBeGreaterThan(whole);
    expect(await readPurge()).toBe(whole);
  });

  it("become the whole catalogue's when very many products change, and old ones are forgotten", async () => {
    const ledger = openCatalogueLedger(ledgers);
    await agePurges();
    const old = await readPurge();
    await ledger.purge(Array.from({ length: 600 }, (_, index) => `product-${index}`));
    expect(await readPurge("product-0")).toBe(0);
    expect(await readPurge()).toBeGreaterThan(old);
    await agePurges();
    await passTime(15 * 60_000);
    await runInDurableObject(ledger, (instance) => instance.alarm());
    expect(await purgedTags()).toEqual(new Map());
  });

  it("include the catalogue's with a generic change message, once per version", async () => {
    const id = crypto.randomUUID();
    await publish(1);
    await agePurges();
    const old = await readPurge();
    const notice = {
      notificationType: "ResourceUpdated",
      resource: { typeId: "category", id },
      version: 4,
      oldVersion: 3,
    };
    await push(notice);
    await waitForNumber(`category/${id}/changes`, 4);
    expect(await readPurge()).toBeGreaterThan(old);
  });

  it("do not change for drafts, nor for other resources", async () => {
    await publish(1);
    await agePurges();
    const old = await purgedTags();
    await publish(1, crypto.randomUUID(), { type: "ProductPriceChanged", staged: true });
    const id = crypto.randomUUID();
    await push({ ...head("order", id), type: "OrderCreated", sequenceNumber: 1 });
    await waitForNumber(`order/${id}`, 1);
    expect(await purgedTags()).toEqual(old);
  });
});

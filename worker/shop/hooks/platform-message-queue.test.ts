import { describe, expect, it } from "vitest";
import type { PlatformMessage } from "./platform-message";
import { consumePlatformMessages } from "./platform-message-queue";

/** A ledger and rooms that record their calls. */
function createBindings({ isStockRoomBroken = false, known = 0 } = {}) {
  const notified: [string, number][] = [];
  const recorded: number[] = [];
  const purged: (readonly string[])[] = [];
  const ledger = {
    pickNews: async (received: { number: number }[]) => received.filter(({ number }) => number > known),
    record: async (received: { number: number }[]) =>
      void recorded.push(...received.map(({ number }) => number)),
    purge: async (tags: readonly string[]) => void purged.push(tags),
  };
  const room = {
    change: async (sku: string, quantity: number) => {
      if (isStockRoomBroken) throw new Error("overloaded");
      notified.push([sku, quantity]);
    },
  };
  const searched: unknown[] = [];
  const bindings = {
    MessageLedger: { getByName: () => ledger },
    StockRoom: { getByName: () => room },
    SEARCH_CHANGES: {
      sendBatch: async (bodies: { body: unknown }[]) => void searched.push(...bodies.map(({ body }) => body)),
    },
  };
  return {
    bindings: bindings as unknown as ShopBindings,
    seen: () => ({ notified, recorded, purged }),
    searched,
  };
}

const stockMessage = (number: number, availableQuantity: number): PlatformMessage => ({
  type: "InventoryEntryQuantitySet",
  resourceType: "inventory-entry",
  resourceId: "e1",
  line: "inventory-entry/e1",
  number,
  isDraftOnly: false,
  stock: { sku: "EX1", availableQuantity },
});

const toBatch = (...bodies: unknown[]) =>
  ({ messages: bodies.map((body) => ({ body })) }) as unknown as MessageBatch<unknown>;

describe("a batch of messages", () => {
  it("sends the room of each SKU only the last stock, whatever the order on the queue", async () => {
    const { bindings, seen } = createBindings({ known: 1 });
    await consumePlatformMessages(
      toBatch(stockMessage(3, 30), stockMessage(2, 20), stockMessage(1, 10)),
      bindings,
    );
    expect(seen()).toEqual({ notified: [["EX1", 30]], recorded: [2, 3], purged: [] });
  });

  it("records no number when something failed, so that the batch comes again", async () => {
    const { bindings, seen } = createBindings({ isStockRoomBroken: true });
    await expect(consumePlatformMessages(toBatch(stockMessage(1, 5)), bindings)).rejects.toThrow();
    expect(seen().recorded).toEqual([]);
  });

  it("purges all pages once, however many messages change the catalogue", async () => {
    const { bindings, seen } = createBindings();
    const about = (number: number): PlatformMessage => ({
      ...stockMessage(number, 0),
      resourceType: "product",
      stock: null,
    });
    await consumePlatformMessages(toBatch(about(1), about(2), about(3)), bindings);
    expect(seen()).toMatchObject({ purged: [["catalogue"]], recorded: [1, 2, 3] });
  });

  it("does nothing when all messages are repeats", async () => {
    const { bindings, seen } = createBindings({ known: 9 });
    await consumePlatformMessages(toBatch(stockMessage(1, 5)), bindings);
    expect(seen()).toEqual({ notified: [], recorded: [], purged: [] });
  });

  it("queues the changes for the search, each product once, and no draft", async () => {
    const { bindings, searched } = createBindings();
    const about = (number: number, change: Partial<PlatformMessage>): PlatformMessage => ({
      ...stockMessage(number, 4),
      resourceType: "product",
      resourceId: "p1",
      stock: null,
      at: "2026-11-22T10:00:00.000Z",
      ...change,
    });
    await consumePlatformMessages(
      toBatch(
        about(1, {}),
        about(2, { type: "ProductPublished" }),
        about(3, { resourceId: "p2", isDraftOnly: true }),
        stockMessage(4, 3),
        { ...stockMessage(5, 0), availabilitySku: "EX2", at: "2026-11-22T10:00:01.000Z" },
      ),
      bindings,
    );
    expect(searched).toEqual([
      { kind: "product", id: "p1", at: "2026-11-22T10:00:00.000Z" },
      { kind: "sku", sku: "EX2", at: "2026-11-22T10:00:01.000Z" },
    ]);
  });
});

import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { sampleBindings } from "../../../tests/support/sample-bindings";
import { consumeDeadLetters, retryDeadLetters } from "./keep-dead-letters";

type Letter = { readonly id: string; readonly queue: string; readonly reason: string; readonly body: string };

/** A ledger, and queues that record the messages sent to them. */
function setUp({ isLedgerDown = false, isQueueDown = false } = {}) {
  const letters = new Map<string, Letter>();
  const sent: unknown[] = [];
  const ledger = {
    async keepLetter(letter: Letter) {
      if (isLedgerDown) throw new Error("down");
      letters.set(letter.id, letter);
    },
    findLetter: async (id: string) => letters.get(id) ?? null,
    dropLetter: async (id: string) => void letters.delete(id),
  };
  const queue = {
    async send(body: unknown) {
      if (isQueueDown) throw new Error("down");
      sent.push(body);
    },
  };
  const bindings = {
    ...sampleBindings,
    OperationsLedger: { getByName: () => ledger },
    SEARCH_CHANGES: queue,
  } as unknown as ShopBindings;
  const became: string[] = [];
  const consume = (name: string, body: unknown) => {
    const message = { id: "m1", body, ack: () => became.push("ack"), retry: () => became.push("retry") };
    const batch = { queue: name, messages: [message] } as unknown as MessageBatch<unknown>;
    return consumeDeadLetters(batch, bindings);
  };
  return { letters, sent, became, bindings, consume };
}

const change = { kind: "product", id: "p1", at: "2026-11-23T10:00:00Z" };

describe("a dead letter", () => {
  beforeAll(() => void vi.spyOn(console, "error").mockReturnValue());
  afterAll(() => void vi.restoreAllMocks());

  it.each(["ironhall-search-changes-dead", "ironhall-search-changes-dead-staging"])(
    "is kept with its queue's name: %s",
    async (name) => {
      const { letters, became, consume } = setUp();
      await consume(name, change);
      expect(became).toEqual(["ack"]);
      expect(letters.get("m1")).toMatchObject({
        queue: "ironhall-search-changes",
        body: JSON.stringify(change),
      });
    },
  );

  it("is delivered again if it cannot be stored", async () => {
    const { became, consume } = setUp({ isLedgerDown: true });
    await consume("ironhall-search-changes-dead", change);
    expect(became).toEqual(["retry"]);
  });

  it("returns to its queue unchanged, and is then deleted", async () => {
    const { letters, sent, bindings, consume } = setUp();
    await consume("ironhall-search-changes-dead", change);
    expect(await retryDeadLetters(bindings, ["m1", "nobody"])).toBe(1);
    expect([sent, letters.size]).toEqual([[change], 0]);
  });

  it("stays if its queue does not take it", async () => {
    const { letters, bindings, consume } = setUp({ isQueueDown: true });
    await consume("ironhall-search-changes-dead", change);
    await expect(retryDeadLetters(bindings, ["m1"])).rejects.toThrow();
    expect(letters.size).toBe(1);
  });
});

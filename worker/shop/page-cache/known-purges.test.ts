import { describe, expect, it } from "vitest";
import { createKnownPurges } from "./known-purges";

function setUp() {
  const state = { nowMs: 0, ledger: new Map([["product-1", 5]]) as Map<string, number> | null, asked: 0 };
  const work: Promise<unknown>[] = [];
  const purges = createKnownPurges({
    load: async () => {
      state.asked++;
      if (!state.ledger) throw new Error("no ledger");
      return state.ledger;
    },
    clock: () => state.nowMs,
  });
  const current = () => purges.current((promise) => work.push(promise));
  const settle = () => Promise.all(work.splice(0));
  return { state, current, settle };
}

describe("the known purges", () => {
  it("are loaded once in five seconds, and only the first load is awaited", async () => {
    const { state, current, settle } = setUp();
    expect(await current()).toEqual({ byTag: new Map([["product-1", 5]]), lastMs: 5 });
    state.nowMs = 4_999;
    await current();
    expect(state.asked).toBe(1);
    state.nowMs = 61_000;
    state.ledger = new Map([
      ["product-1", 5],
      ["catalogue", 60_000],
    ]);
    expect((await current())?.lastMs).toBe(5);
    await settle();
    expect((await current())?.lastMs).toBe(60_000);
  });

  it("stay the same while they cannot be read", async () => {
    const { state, current, settle } = setUp();
    await current();
    state.ledger = null;
    state.nowMs = 120_000;
    await current();
    await settle();
    expect((await current())?.lastMs).toBe(5);
  });

  it("are not awaited when the ledger does not respond", async () => {
    const purges = createKnownPurges({ load: () => new Promise(() => {}), firstWaitMs: 1 });
    expect(await purges.current(() => {})).toBeNull();
  });

  it("are unknown until the first read, and none if the ledger has none", async () => {
    const { state, current } = setUp();
    state.ledger = null;
    expect(await current()).toBeNull();
    const other = setUp();
    other.state.ledger = new Map();
    expect((await other.current())?.lastMs).toBe(0);
  });
});

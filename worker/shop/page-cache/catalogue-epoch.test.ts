import { describe, expect, it } from "vitest";
import { createCatalogueEpoch } from "./catalogue-epoch";

function setUp() {
  const state = { nowMs: 0, ledger: "2026-11-21T10:00:00Z" as string | null, asked: 0 };
  const work: Promise<unknown>[] = [];
  const epoch = createCatalogueEpoch({
    load: async () => {
      state.asked++;
      return state.ledger;
    },
    clock: () => state.nowMs,
  });
  const current = () => epoch.current((promise) => work.push(promise));
  const settle = () => Promise.all(work.splice(0));
  return { state, current, settle };
}

describe("the catalogue's epoch", () => {
  it("is loaded once in five seconds, and only the first load is awaited", async () => {
    const { state, current, settle } = setUp();
    expect(await current()).toBe("2026-11-21T10:00:00Z");
    state.nowMs = 4_999;
    await current();
    expect(state.asked).toBe(1);
    state.nowMs = 61_000;
    state.ledger = "2026-11-21T11:00:00Z";
    expect(await current()).toBe("2026-11-21T10:00:00Z");
    await settle();
    expect(await current()).toBe("2026-11-21T11:00:00Z");
  });

  it("stays the same while it cannot be read", async () => {
    const { state, current, settle } = setUp();
    await current();
    state.ledger = null;
    state.nowMs = 120_000;
    await current();
    await settle();
    expect(await current()).toBe("2026-11-21T10:00:00Z");
  });

  it("is not awaited when the ledger does not respond", async () => {
    const epoch = createCatalogueEpoch({ load: () => new Promise(() => {}), firstWaitMs: 1 });
    expect(await epoch.current(() => {})).toBeNull();
  });

  it("is unknown until the first read", async () => {
    const { state, current } = setUp();
    state.ledger = null;
    expect(await current()).toBeNull();
  });
});

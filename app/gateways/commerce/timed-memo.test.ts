import { describe, expect, it } from "vitest";
import { err, ok } from "../../foundation/result";
import { createTimedMemo } from "./timed-memo";

describe("a timed memo", () => {
  it("returns the cached value until its lifetime ends", async () => {
    let now = 0;
    let loads = 0;
    const memo = createTimedMemo(60_000, 10, undefined, () => now);
    const load = async () => {
      loads += 1;
      return ok(loads);
    };
    expect(await memo.remember("a", load)).toEqual(ok(1));
    now = 59_999;
    expect(await memo.remember("a", load)).toEqual(ok(1));
    now = 60_000;
    expect(await memo.remember("a", load)).toEqual(ok(2));
  });

  it("returns a cached value synchronously", async () => {
    const memo = createTimedMemo(60_000, 10);
    await memo.remember("a", async () => ok("there"));
    expect(memo.remember("a", async () => ok("again"))).toEqual(ok("there"));
  });

  it("drops a value that becomes invalid before its lifetime ends", async () => {
    let now = 0;
    const memo = createTimedMemo(60_000, 10, undefined, () => now);
    const load = async () => ok(now);
    const untilTen = () => 10;
    await memo.remember("a", load, untilTen);
    now = 9;
    expect(await memo.remember("a", load, untilTen)).toEqual(ok(0));
    now = 10;
    expect(await memo.remember("a", load, untilTen)).toEqual(ok(10));
  });

  it("does not cache a failure", async () => {
    const memo = createTimedMemo(60_000, 10);
    const failure = { system: "commerce", kind: "timeout", retryable: true, message: "late" } as const;
    expect(await memo.remember("a", async () => err(failure))).toEqual(err(failure));
    expect(await memo.remember("a", async () => ok("there"))).toEqual(ok("there"));
  });

  it("returns the stale value while one caller reloads it in the background", async () => {
    let now = 0;
    const loads: ((answer: string) => void)[] = [];
    const works: Promise<unknown>[] = [];
    const renewal = { graceMs: 60_000, later: (work: Promise<unknown>) => void works.push(work) };
    const memo = createTimedMemo(60_000, 10, renewal, () => now);
    const ask = (untilMs = Number.POSITIVE_INFINITY) =>
      memo.remember(
        "a",
        () =>
          new Promise<ReturnType<typeof ok<string>>>((resolve) => loads.push((text) => resolve(ok(text)))),
        () => untilMs,
      );
    const first = ask();
    loads[0]?.("old");
    expect(await first).toEqual(ok("old"));
    now = 60_000;
    expect([ask(), ask(), ask()]).toEqual([ok("old"), ok("old"), ok("old")]);
    expect(loads).toHaveLength(2);
    loads[1]?.("new");
    await Promise.all(works);
    expect(ask()).toEqual(ok("new"));
    // No read came within the grace period: a value that old is not returned.
    now = 60_000 + 120_000;
    expect(ask()).toBeInstanceOf(Promise);
  });

  it("retries a failed reload, and returns no value that became invalid meanwhile", async () => {
    let now = 0;
    const works: Promise<unknown>[] = [];
    const renewal = { graceMs: 60_000, later: (work: Promise<unknown>) => void works.push(work) };
    const memo = createTimedMemo(60_000, 10, renewal, () => now);
    const failure = { system: "commerce", kind: "timeout", retryable: true, message: "late" } as const;
    await memo.remember(
      "a",
      async () => ok("old"),
      () => 90_000,
    );
    now = 60_000;
    expect(memo.remember("a", async () => err(failure))).toEqual(ok("old"));
    await Promise.all(works);
    now = 70_000;
    expect(memo.remember("a", async () => ok("new"))).toEqual(ok("old"));
    await Promise.all(works);
    expect(memo.remember("a", async () => ok("newer"))).toEqual(ok("new"));
    await memo.remember(
      "b",
      async () => ok("dear"),
      () => 65_000 + now,
    );
    now += 65_000;
    expect(await memo.remember("b", async () => ok("cheap"))).toEqual(ok("cheap"));
  });

  it("evicts the oldest value when full", async () => {
    const memo = createTimedMemo(60_000, 2);
    const seen: string[] = [];
    const ask = (key: string) =>
      memo.remember(key, async () => {
        seen.push(key);
        return ok(key);
      });
    for (const key of ["a", "b", "c", "b", "a"]) await ask(key);
    expect(seen).toEqual(["a", "b", "c", "a"]);
  });
});

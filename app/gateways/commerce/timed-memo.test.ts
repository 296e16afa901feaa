import { describe, expect, it } from "vitest";
import { err, ok } from "../../foundation/result";
import { createTimedMemo } from "./timed-memo";

describe("a timed memo", () => {
  it("answers from memory until the time is over", async () => {
    let now = 0;
    let loads = 0;
    const memo = createTimedMemo(60_000, 10, () => now);
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

  it("answers at once what it remembers", async () => {
    const memo = createTimedMemo(60_000, 10);
    await memo.remember("a", async () => ok("there"));
    expect(memo.remember("a", async () => ok("again"))).toEqual(ok("there"));
  });

  it("forgets what ceases to hold before its time is over", async () => {
    let now = 0;
    const memo = createTimedMemo(60_000, 10, () => now);
    const load = async () => ok(now);
    const untilTen = () => 10;
    await memo.remember("a", load, untilTen);
    now = 9;
    expect(await memo.remember("a", load, untilTen)).toEqual(ok(0));
    now = 10;
    expect(await memo.remember("a", load, untilTen)).toEqual(ok(10));
  });

  it("does not remember a failure", async () => {
    const memo = createTimedMemo(60_000, 10);
    const failure = { system: "commerce", kind: "timeout", retryable: true, message: "late" } as const;
    expect(await memo.remember("a", async () => err(failure))).toEqual(err(failure));
    expect(await memo.remember("a", async () => ok("there"))).toEqual(ok("there"));
  });

  it("forgets the oldest when it is full", async () => {
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

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

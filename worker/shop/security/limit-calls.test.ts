import { describe, expect, it } from "vitest";
import { err, ok, type Result } from "../../../app/foundation/result";
import type { Attempt, AttemptGuard } from "./create-attempt-guard";
import { limitCalls } from "./limit-calls";

type Answer = Result<string, "wrong" | "refused">;

/** A guard that allows one attempt per limit and client, and its log of attempts. */
function createGuard() {
  const taken = new Set<string>();
  const attempts: Attempt[] = [];
  const guard: AttemptGuard = {
    address: "192.0.2.1",
    retryAfterSeconds: () => null,
    async run(attempt, make, isForgiven, refused) {
      attempts.push(attempt);
      const keys = Object.entries(attempt.counts).map((pair) => pair.join());
      if (keys.some((key) => taken.has(key))) return refused;
      for (const key of keys) taken.add(key);
      const answer = await make();
      if (isForgiven(answer)) for (const key of keys) taken.delete(key);
      return answer;
    },
  };
  return { guard, attempts };
}

const limiter = {
  open: async (code: string): Promise<Answer> => (code === "right" ? ok("open") : err("wrong")),
  ring: async () => "dong",
};

const limit = { isForgiven: (answer: Answer) => answer.ok, refused: err("refused" as const) };

describe("limitCalls", () => {
  it("refuses a call without forwarding it, and forgives a right one", async () => {
    const { guard } = createGuard();
    const limited = limitCalls(limiter, guard, {
      open: (code) => [{ counts: { "sign-in.account": code }, ...limit }],
    });
    expect([await limited.open("right"), await limited.open("right")]).toEqual([ok("open"), ok("open")]);
    expect([await limited.open("a"), await limited.open("a")]).toEqual([err("wrong"), err("refused")]);
  });

  it("counts the first of two limits first, and the second only for what the first lets through", async () => {
    const { guard, attempts } = createGuard();
    const limited = limitCalls(limiter, guard, {
      open: async (code) => [
        { counts: { "sign-up.repeat": code }, id: "form", isForgiven: () => false, refused: ok("as before") },
        { counts: { "sign-up.address": guard.address }, ...limit },
      ],
    });
    expect([await limited.open("a"), await limited.open("a")]).toEqual([err("wrong"), ok("as before")]);
    expect(attempts.map(({ counts }) => Object.keys(counts)[0])).toEqual([
      "sign-up.repeat",
      "sign-up.address",
      "sign-up.repeat",
    ]);
    expect(attempts[0]?.id).toBe("form");
    expect(attempts[1]?.id).toMatch(/^[\da-f-]{36}$/);
  });

  it("forwards calls without a limit", async () => {
    const { guard, attempts } = createGuard();
    const limited = limitCalls(limiter, guard, { open: () => [] });
    expect([await limited.open("a"), await limited.ring()]).toEqual([err("wrong"), "dong"]);
    expect(attempts).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { judgeLoad, type LoadRun } from "./judge-load.ts";
import { consequences, findFault, loadFaults, planTimes } from "./load-faults.ts";
import type { LoadSample } from "./load-sample.ts";

const times = planTimes(30, true);

/** Returns a correct run: pages throughout, some failing where a fault may have an effect. */
function runOf(change: Partial<LoadRun> = {}, more: readonly LoadSample[] = []): LoadRun {
  const samples: LoadSample[] = [];
  for (let atMs = 0; atMs < times.endMs; atMs += 1_000)
    samples.push({ kind: "product", atMs, tookMs: 90 + (atMs % 7), problem: null });
  for (const { fault, fromMs } of times.phases)
    if (consequences[fault].isFelt)
      samples.push({ kind: "payment", atMs: fromMs + 10, tookMs: 50, problem: "platform-unavailable" });
  const memory = Array.from({ length: 900 }, (_, at) => ({ atMs: at * 2_000, megabytes: 600 + (at % 9) }));
  const order = { id: "o1", cartId: "c1" };
  return {
    times,
    samples: [...samples, ...more],
    memory,
    acknowledged: [order],
    stored: [order, { id: "o2", cartId: "c2" }],
    ...change,
  };
}

const missed = (run: LoadRun) =>
  judgeLoad(run)
    .goals.filter(({ isReached }) => !isReached)
    .map(({ figure }) => figure);

const at = (fault: (typeof loadFaults)[number]) =>
  times.phases.find((one) => one.fault === fault)?.fromMs ?? 0;
const sample = (kind: LoadSample["kind"], atMs: number, problem: string, tookMs = 50): LoadSample => ({
  kind,
  atMs,
  tookMs,
  problem,
});

describe("the load judge", () => {
  it("finds nothing in a correct run", () => {
    expect(missed(runOf())).toEqual([]);
  });

  it.each([
    ["an error in calm minutes", sample("product", 1_000, "503")],
    ["an error of another part than the one that is off", sample("home", at("search-dead") + 1, "503")],
    [
      "an error of the shop's own where the platform is cut",
      sample("product", at("platform-cut") + 1, "500"),
    ],
    ["a page that is cut off while the platform is", sample("product", at("platform-cut") + 1, "cut off")],
    ["anything felt of mails that wait", sample("order", at("mail-dead") + 1, "platform-unavailable")],
    ["an error long after a fault", sample("search", at("search-slow") + 200_000, "503")],
    ["a connection that was lost", sample("cart", at("payments-dead") + 1, "ECONNRESET")],
  ])("detects every %s", (_what, one) => {
    expect(missed(runOf({}, [one]))).toEqual(["errors without a cause"]);
    expect([...judgeLoad(runOf({}, [one])).unexplained.values()]).toEqual([1]);
  });

  it("accepts what a fault may cause, also if it began before or ends after the fault", () => {
    const slow = at("search-slow");
    const passing = [
      sample("search", slow + 1, "503"),
      sample("suggestions", slow - 20, "503", 50),
      sample("search", slow + 1, "503", 500_000),
      sample("payment", at("payments-dead") + 1, "payment"),
      sample("cart", at("platform-cut") + 1, "platform-unavailable"),
    ];
    expect(missed(runOf({}, passing))).toEqual([]);
  });

  it("reports a fault that was switched on without an effect", () => {
    const unfelt = runOf().samples.filter(({ problem }) => problem === null);
    expect(missed(runOf({ samples: unfelt }))).toEqual(["payments-dead: felt by", "platform-cut: felt by"]);
  });

  it("counts lost acknowledged orders, carts with two orders, and a run without any", () => {
    const lost = { id: "lost", cartId: "c9" };
    const order = { id: "o1", cartId: "c1" };
    expect(missed(runOf({ acknowledged: [order, lost] }))).toEqual([
      "acknowledged orders that are not there",
    ]);
    expect(missed(runOf({ stored: [order, { id: "o3", cartId: "c1" }] }))).toEqual([
      "carts with more than one order",
    ]);
    expect(missed(runOf({ acknowledged: [] }))).toEqual(["orders acknowledged"]);
  });

  it("limits later calm minutes to twice the first ones", () => {
    const slower = (factor: number) =>
      runOf({
        samples: runOf().samples.map((one) =>
          one.atMs < times.firstUntilMs ? one : { ...one, tookMs: one.tookMs * factor },
        ),
      });
    expect(missed(slower(1.9))).toEqual([]);
    expect(missed(slower(2.1))).toEqual(["product: p95 against the first minutes"]);
  });

  it("exempts the minutes of a fault, and ignores kinds with few samples", () => {
    const { samples } = runOf();
    const inFaults = samples.map((one) =>
      findFault(times, one.atMs, one.atMs + one.tookMs) ? { ...one, tookMs: one.tookMs * 20 } : one,
    );
    expect(missed(runOf({ samples: inFaults }))).toEqual([]);
    expect(missed(runOf({ samples: samples.slice(-3) }))).toContain(
      "kinds of requests with enough of them to be judged",
    );
  });

  it("detects memory that keeps growing, not memory that rises once", () => {
    const memory = (toMegabytes: (minute: number) => number) =>
      Array.from({ length: 900 }, (_, index) => ({
        atMs: index * 2_000,
        megabytes: toMegabytes(index / 30),
      }));
    expect(missed(runOf({ memory: memory((minute) => 400 + 20 * minute) }))).toEqual([
      "memory: growth in the second half",
    ]);
    expect(missed(runOf({ memory: memory((minute) => 400 + 40 * Math.min(minute, 10)) }))).toEqual([]);
  });
});

describe("the times of a run", () => {
  it("have a calm period after each fault, and none without faults", () => {
    for (const minutes of [3, 30]) {
      const { phases, recoveryMs, endMs, firstUntilMs } = planTimes(minutes, true);
      expect(phases.map(({ fault }) => fault)).toEqual(loadFaults);
      expect(phases[0]?.fromMs).toBe(firstUntilMs);
      const ends = [...phases.slice(1).map(({ fromMs }) => fromMs), endMs];
      for (const [index, { untilMs }] of phases.entries())
        expect(untilMs + recoveryMs).toBeLessThan(ends[index] ?? 0);
    }
    expect(planTimes(30, false).phases).toEqual([]);
  });
});

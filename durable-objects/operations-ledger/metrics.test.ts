import { describe, expect, it } from "vitest";
import { boundsMs, Tally, toQuantileMs } from "./metrics";

const tallyOf = (durations: readonly number[]) => {
  const tally = new Tally();
  for (const duration of durations) tally.note("requests/2xx", duration);
  return tally;
};
const quantile = (durations: readonly number[], share: number) => {
  const metric = tallyOf(durations).read()["requests/2xx"];
  return metric ? toQuantileMs(metric, share) : null;
};

describe("metrics", () => {
  it("count calls, and the failed ones among them", () => {
    const tally = new Tally();
    tally.note("gateway/mail", 12);
    tally.note("gateway/mail", 20_000, true);
    tally.note("csp/img-src");
    const metrics = tally.read();
    expect(metrics["gateway/mail"]).toMatchObject({ count: 2, failed: 1 });
    expect(metrics["gateway/mail"]?.buckets.reduce((sum, times) => sum + times, 0)).toBe(2);
    expect(metrics["csp/img-src"]).toEqual({ count: 1, failed: 0, buckets: [] });
  });

  it("of two isolates add up to those of one", () => {
    const together = tallyOf([3, 30, 300]);
    const sum = tallyOf([3]);
    sum.add(tallyOf([30, 300]).read());
    expect(sum.read()).toEqual(together.read());
  });

  it("are taken once", () => {
    const tally = tallyOf([3]);
    expect(tally.take()["requests/2xx"]?.count).toBe(1);
    expect([tally.isEmpty, tally.take()]).toEqual([true, {}]);
  });

  it.each([
    [[], 0.5, null],
    [[4], 0.5, 4],
    [Array.from({ length: 100 }, (_, at) => at + 1), 0.5, 50],
    [Array.from({ length: 100 }, (_, at) => at + 1), 0.95, 95],
    [[10, 10, 10, 10, 90_000], 0.5, 8],
    [[90_000], 0.95, 16_000],
  ])("of %j have the quantile %d: %s ms", (durations, share, expected) => {
    const found = quantile(durations, share);
    if (expected === null) expect(found).toBeNull();
    else expect(Math.abs((found ?? 0) - expected)).toBeLessThanOrEqual(Math.max(2, expected * 0.1));
  });

  it("put a duration into the bucket whose bound it does not exceed", () => {
    for (const [at, bound] of boundsMs.entries()) {
      expect(tallyOf([bound]).read()["requests/2xx"]?.buckets[at]).toBe(1);
      expect(tallyOf([bound + 0.5]).read()["requests/2xx"]?.buckets[at]).toBe(0);
    }
  });

  it("have a bounded number of names", () => {
    const tally = new Tally();
    for (let at = 0; at < 1_000; at += 1) tally.note(`made-up/${at}`);
    expect(Object.keys(tally.read()).length).toBe(400);
  });
});

import { describe, expect, it } from "vitest";
import { createMeter } from "./meter";
import type { Metrics } from "./metrics";
import type { LogRecord } from "./otlp";

function setUp() {
  const sent: Metrics[] = [];
  const errors: LogRecord[] = [];
  const work: Promise<unknown>[] = [];
  const state = { now: 0, isDown: false };
  const meter = createMeter({
    now: () => state.now,
    sendMetrics: async (metrics) => {
      if (state.isDown) throw new Error("down");
      sent.push(metrics);
    },
    sendErrors: async (records) => void errors.push(...records),
  });
  const flushIfDue = async () => {
    meter.flushIfDue((promise) => void work.push(promise));
    await Promise.all(work.splice(0));
  };
  return { sent, errors, state, meter, flushIfDue };
}

describe("a meter", () => {
  it("reports at most every ten seconds, everything that it counted", async () => {
    const { sent, state, meter, flushIfDue } = setUp();
    meter.note("requests/2xx", 5);
    state.now = 9_999;
    await flushIfDue();
    expect(sent).toEqual([]);
    state.now = 10_000;
    await flushIfDue();
    meter.note("requests/2xx", 5);
    await flushIfDue();
    expect(sent.map((metrics) => metrics["requests/2xx"]?.count)).toEqual([1]);
  });

  it("loses nothing while the ledger is unavailable", async () => {
    const { sent, state, meter } = setUp();
    state.isDown = true;
    meter.observer.noteCall?.({ system: "mail", durationMs: 7, isAnswered: false });
    await meter.flush();
    state.isDown = false;
    meter.observer.noteCall?.({ system: "mail", durationMs: 9, isAnswered: true });
    await meter.flush();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.["gateway/mail"]).toMatchObject({ count: 2, failed: 1 });
  });

  it("counts every error of a burst and reports the first fifty", async () => {
    const { sent, errors, meter } = setUp();
    for (let at = 0; at < 500; at += 1) meter.noteError({ event: "unexpected-error", attributes: { at } });
    await meter.flush();
    expect(sent[0]?.["error/unexpected-error"]?.count).toBe(500);
    expect(errors.map(({ attributes }) => attributes.at)).toEqual(Array.from({ length: 50 }, (_, at) => at));
  });
});
